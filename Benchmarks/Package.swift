// swift-tools-version: 6.2
import PackageDescription

/// The programs that `make bench` measures in a process of their own or compares with. They are a package of their own, so
/// that neither `make run` nor `make test` builds them or fetches what they need.
///
/// The sources of the engine and the session are those of the project, through links. They belong to this package, so a
/// benchmark can use what has package access.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1")
  ],
  targets: [
    .target(name: "TextMeasures", swiftSettings: strict),
    .target(name: "SplitRules", dependencies: ["TextMeasures"], swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "SplitKit", dependencies: ["SplitRules", "TextMeasures"], swiftSettings: strict),
    .target(name: "CEmbeddedFiles"),
    .target(name: "EmbeddedFiles", dependencies: ["CEmbeddedFiles"], swiftSettings: strict),
    .target(name: "ContentBlocks", dependencies: ["SplitKit"], swiftSettings: strict),
    .target(name: "SamplePreviews", dependencies: ["ContentBlocks", "SplitKit"], swiftSettings: strict),
    .target(name: "ScenePicture", dependencies: ["EmbeddedFiles", "SplitKit", "TextMeasures"], swiftSettings: strict),
    .target(name: "Spelling", swiftSettings: strict),
    .target(
      name: "PreviewProtocol", dependencies: ["EmbeddedFiles", "ScenePicture", "Spelling", "SplitKit", "TextMeasures"],
      exclude: ["Devices/devices.json", "Explanation/statements.json"], swiftSettings: strict),
    .executableTarget(
      name: "replay-resizes", dependencies: ["PreviewProtocol", "SamplePreviews", "SplitKit"],
      path: "Sources/ReplayResizes", swiftSettings: strict),
    // The messages and previews that the programs below have in common.
    .target(name: "Workload", dependencies: ["PreviewProtocol", "SamplePreviews", "SplitKit"], swiftSettings: strict),
    .target(name: "CMeasuring"),
    .executableTarget(
      name: "measure-session", dependencies: ["CMeasuring", "PreviewProtocol", "SplitKit", "Workload"],
      path: "Sources/MeasureSession", swiftSettings: strict),
    // A server as most are written in Swift, with the same engine.
    .executableTarget(
      name: "ordinary-server",
      dependencies: ["PreviewProtocol", "SplitKit", "Workload", .product(name: "FlyingFox", package: "FlyingFox")],
      path: "Sources/OrdinaryServer", swiftSettings: strict),
  ]
)
