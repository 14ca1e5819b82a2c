// swift-tools-version: 6.2
import PackageDescription

/// The rewriter is a package of its own, because swift-syntax takes minutes to build. Only `split-preview app` and `make test-app`
/// build it.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "app-rewriter",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "app-rewriter", targets: ["app-rewriter"])],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
  targets: [
    .target(
      name: "Rewriting",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    // It reads XML with Foundation, and knows no Swift.
    .target(name: "Storyboards", swiftSettings: strict),
    .executableTarget(name: "app-rewriter", dependencies: ["Rewriting", "Storyboards"], swiftSettings: strict),
    .testTarget(name: "RewritingTests", dependencies: ["Rewriting"], exclude: ["Pairs"], swiftSettings: strict),
    .testTarget(name: "StoryboardsTests", dependencies: ["Storyboards"], exclude: ["Boards"], swiftSettings: strict),
  ]
)
