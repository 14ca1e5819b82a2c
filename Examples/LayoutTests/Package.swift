// swift-tools-version: 6.2
import PackageDescription

let client = Target.Dependency.product(name: "SplitPreviewClient", package: "split-preview")
let testing = Target.Dependency.product(name: "SplitPreviewTesting", package: "split-preview")

let package = Package(
  name: "layout-tests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "split-preview", path: "../..")],
  targets: [
    .executableTarget(name: "Tour", dependencies: [client, testing]),
    .testTarget(name: "LayoutTests", dependencies: [client, testing]),
  ]
)
