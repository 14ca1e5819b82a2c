// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "recipes",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "split-preview", path: "../..")],
  targets: [
    .executableTarget(name: "Recipes", dependencies: [.product(name: "SplitPreview", package: "split-preview")])
  ]
)
