// swift-tools-version: 6.2
import PackageDescription

/// The pure targets: no unsafe code, and no warning that anyone gets used to.
let pure: [SwiftSetting] = [.strictMemorySafety(), .treatAllWarnings(as: .error)]
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "split-preview",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SplitKit", targets: ["SplitKit"]),
  ],
  targets: [
    // The rounding of lengths to pixels is libm's; the target itself imports nothing.
    .target(name: "SplitKit", swiftSettings: pure, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "PreviewScenes", dependencies: ["SplitKit"], swiftSettings: pure),
    .target(name: "PreviewProtocol", dependencies: ["SplitKit"], swiftSettings: pure),
    .testTarget(name: "SplitKitTests", dependencies: ["SplitKit", "PreviewScenes"], swiftSettings: strict),
    .testTarget(
      name: "PreviewProtocolTests",
      dependencies: ["PreviewProtocol", "PreviewScenes", "SplitKit"], swiftSettings: strict),
  ]
)
