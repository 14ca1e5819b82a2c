// swift-tools-version: 6.2
import PackageDescription

/// A package of somebody who depends on the module UIKit.
let package = Package(
  name: "client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "split-preview", path: "../../..")],
  targets: [
    .executableTarget(name: "Client", dependencies: [.product(name: "UIKit", package: "split-preview")])
  ]
)
