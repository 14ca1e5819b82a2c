// swift-tools-version: 6.2
import PackageDescription

/// The pure targets: no unsafe code, and no warning that anyone gets used to.
let pure: [SwiftSetting] = [.strictMemorySafety(), .treatAllWarnings(as: .error)]
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// The targets that start what others do: the command with its flags, checks, the tools for agents, and the builds of apps. The optimizer
/// would take longer for them than for the rules of split views, and what they do takes no longer: the time of 21 checks in 49,389 windows
/// was the same. A product with this flag cannot be a dependency.
let unoptimized: [SwiftSetting] = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Whether the command contains Swift's libraries, as `scripts/build` asks for on Linux. It starts faster then, because it need not look
/// for them, and runs on a machine without Swift. Only linking differs, so all products share what was compiled. The linker is given
/// the libraries that Foundation names in static builds alone, and is the one that does not warn of functions of the C library in them.
let staticLibraries: [LinkerSetting] =
  Context.environment["SPLIT_PREVIEW_STATIC_LIBRARIES"] == nil
  ? []
  : [
    .unsafeFlags(
      [
        "-static-stdlib", "-use-ld=lld", "-l_FoundationICU", "-lCoreFoundation", "-l_FoundationCShims",
        "-l_FoundationCollections",
      ],
      .when(platforms: [.linux], configuration: .release))
  ]

let package = Package(
  name: "split-preview",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "split-preview", targets: ["split-preview"]),
    .library(name: "SplitPreview", targets: ["SplitPreview"]),
    .library(name: "SplitPreviewClient", targets: ["SplitPreviewClient"]),
    .library(name: "SplitPreviewTesting", targets: ["SplitPreviewTesting"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    // The library for tests of an app with UIKit.
    .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
    // The library that `split-preview app` links an app with.
    .library(name: "UIKitApp", type: .dynamic, targets: ["AppHost", "UIKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // The rounding of lengths to pixels is libm's; the target itself imports nothing.
    .target(name: "SplitRules", dependencies: ["TextMeasures"], swiftSettings: pure, linkerSettings: [.linkedLibrary("m")]),
    // How wide a text is, and where its lines break.
    .target(name: "TextMeasures", swiftSettings: pure),
    .target(name: "SplitKit", dependencies: ["SplitRules", "TextMeasures"], swiftSettings: pure),
    // Equations and inequalities with priorities. It knows no views.
    .target(name: "LayoutSolver", swiftSettings: pure),
    // Sentences about words that do not exist: which ones are near, and which ones there are.
    .target(name: "Spelling", swiftSettings: pure),
    // Files that are parts of the program. C embeds them, because the optimizer of Swift needs half a minute for their bytes.
    .target(name: "CEmbeddedFiles"),
    .target(name: "EmbeddedFiles", dependencies: ["CEmbeddedFiles"], swiftSettings: pure),
    .target(name: "ContentBlocks", dependencies: ["SplitKit"], swiftSettings: pure),
    .target(name: "SamplePreviews", dependencies: ["ContentBlocks", "SplitKit"], swiftSettings: pure),
    .target(name: "ScenePicture", dependencies: ["EmbeddedFiles", "SplitKit", "TextMeasures"], swiftSettings: pure),
    .target(
      name: "Scenarios",
      dependencies: [
        "ContentBlocks", "EmbeddedFiles", "PreviewProtocol", "Spelling", "SplitKit", .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["Template/template.yaml"], swiftSettings: pure),
    .target(
      name: "PreviewProtocol", dependencies: ["EmbeddedFiles", "ScenePicture", "Spelling", "SplitKit", "TextMeasures"],
      exclude: ["Devices/devices.json", "Explanation/statements.json"], swiftSettings: pure),
    .target(
      name: "Checks", dependencies: ["PreviewProtocol", "Scenarios", "Spelling", "SplitKit"],
      swiftSettings: unoptimized + [.strictMemorySafety()]),
    // The tools of `split-preview mcp`, without its pipes.
    .target(
      name: "ModelContext", dependencies: ["Checks", "EmbeddedFiles", "PreviewProtocol", "Scenarios", "Spelling", "SplitKit"],
      swiftSettings: unoptimized + [.strictMemorySafety()]),
    .systemLibrary(
      name: "CLibWebSockets", pkgConfig: "libwebsockets",
      providers: [.apt(["libwebsockets-dev"]), .brew(["libwebsockets"])]),
    // Every Linux that has the headers of libwebsockets also has these, and the SDK of a Mac has them.
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    // The memory of a process, for the server and for the processes of apps.
    .target(name: "CMachineMemory"),
    // The files, the programs and the streams of the machine.
    .target(name: "HostSystem", dependencies: ["CMachineMemory"], swiftSettings: strict),
    .target(name: "WebSocketServer", dependencies: ["CLibWebSockets", "CZlib", "HostSystem"], swiftSettings: strict),
    // A WebSocket to a server, whose calls wait. The program does not use SplitPreviewClient, so that its users need not build
    // swift-nio.
    .target(name: "WebSocketClient", dependencies: ["CLibWebSockets", "ServerAddress"], swiftSettings: strict),
    // The metrics and the log of a server. It knows no sockets and no scenes.
    .target(
      name: "Monitoring",
      dependencies: [.product(name: "CoreMetrics", package: "swift-metrics"), .product(name: "Logging", package: "swift-log")],
      swiftSettings: pure),
    .target(
      name: "PreviewServer",
      dependencies: [
        "HostSystem", "Monitoring", "SplitKit", "PreviewProtocol", "WebSocketServer",
        .product(name: "CoreMetrics", package: "swift-metrics"), .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: strict),
    // An app in a process of its own. The first knows no Swift, the second both sides, and the others one side each.
    .target(name: "CAppProcess"),
    .target(name: "AppWire", dependencies: ["PreviewProtocol", "SplitKit"], swiftSettings: pure),
    .target(
      name: "AppProcess", dependencies: ["AppWire", "CAppProcess", "CMachineMemory", "Checks", "PreviewProtocol", "SplitKit"],
      swiftSettings: strict),
    .target(
      name: "AppBroker",
      dependencies: [
        "AppWire", "CAppProcess", "Checks", "HostSystem", "PreviewProtocol", "PreviewServer", "Scenarios", "SplitKit",
        "WebSocketServer",
      ],
      swiftSettings: strict),
    .target(name: "AppHost", dependencies: ["AppProcess", "SplitKit", "UIKit"], swiftSettings: strict),
    // An app that does what apps should not. The tests start it, and it is no product.
    .executableTarget(
      name: "trial-app", dependencies: ["AppProcess", "SplitKit"], path: "Tests/TrialApp", swiftSettings: strict),
    // The library that an app of your own links.
    .target(name: "SplitPreview", dependencies: ["PreviewServer", "SplitKit"], swiftSettings: strict),
    // The names of UIKit for the code of an existing app, where Apple has no such module. They adapt to the engine and decide
    // nothing.
    .target(name: "UIKit", dependencies: ["LayoutSolver", "ScenePicture", "SplitKit", "TextMeasures"], swiftSettings: strict),
    // Swift Testing looks for a module of this name beside every module named UIKit. It is empty.
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    // Hosts controllers and apps in a window, for tests. On iOS, Apple's UIKit stands in the place of ours.
    .target(
      name: "UIKitTesting",
      dependencies: [
        .target(name: "UIKit", condition: .when(platforms: [.linux, .macOS])), "PreviewProtocol", "SplitKit",
      ],
      swiftSettings: strict),
    // Takes the address of a server apart, for the clients of both kinds.
    .target(name: "ServerAddress", swiftSettings: pure),
    // The library of a program that talks to a server. It has nothing of the server, and so needs no libwebsockets.
    .target(
      name: "SplitPreviewClient",
      dependencies: [
        "ServerAddress",
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      swiftSettings: pure),
    // The library of tests that start a server for themselves.
    .target(name: "SplitPreviewTesting", dependencies: ["SplitPreviewClient"], swiftSettings: pure),
    // Finds the files of an app, and builds it. The rewriter is a package of its own in Tools.
    .target(
      name: "AppBuilding", dependencies: ["HostSystem", "PreviewProtocol", "Spelling", "SplitKit"], swiftSettings: unoptimized),
    .executableTarget(
      name: "split-preview",
      dependencies: [
        "AppBroker", "AppBuilding", "Checks", "HostSystem", "ModelContext", "Monitoring", "PreviewServer", "SamplePreviews",
        "Scenarios", "ScenePicture", "PreviewProtocol", "Spelling", "WebSocketClient",
        .product(name: "ArgumentParser", package: "swift-argument-parser"), .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: unoptimized, linkerSettings: staticLibraries),
    // Suites and benchmarks of others talk to it. It is no product.
    .executableTarget(
      name: "websocket-echo",
      dependencies: ["HostSystem", "WebSocketServer", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: strict),
    // Serves contents of JSON files to the tests of the page. It is no product.
    .executableTarget(
      name: "content-fixtures",
      dependencies: ["PreviewServer", "PreviewProtocol", "ScenePicture", "SplitKit", "SplitRules", "TextMeasures"],
      path: "Tests/ContentFixtures", swiftSettings: strict),
    .testTarget(
      name: "SplitKitTests", dependencies: ["ContentBlocks", "SplitKit", "SamplePreviews", "PreviewProtocol", "TextMeasures"],
      swiftSettings: strict),
    .testTarget(name: "TextMeasuresTests", dependencies: ["TextMeasures"], swiftSettings: strict),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver"], swiftSettings: strict),
    .testTarget(
      name: "PreviewProtocolTests",
      dependencies: [
        "PreviewProtocol", "SamplePreviews", "Scenarios", "ScenePicture", "SplitKit", "TestSupport", "TextMeasures", "Fuzzing",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ModelContextTests", dependencies: ["ModelContext", "PreviewProtocol", "SamplePreviews", "SplitKit"],
      swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["ContentBlocks", "PreviewProtocol", "SamplePreviews", "SplitKit", "TestSupport"],
      exclude: ["Statements"], swiftSettings: strict),
    // Helpers that more than one test target needs. They are in no product.
    .target(
      name: "TestSupport", dependencies: ["PreviewProtocol", "SamplePreviews", "SplitKit"],
      path: "Tests/TestSupport", swiftSettings: strict),
    // `make fuzz` looks for traps in these functions, and the tests give them the corpus.
    .target(
      name: "Fuzzing",
      dependencies: [
        "AppBroker", "AppBuilding", "AppWire", "ModelContext", "PreviewProtocol", "SamplePreviews", "ScenePicture", "Scenarios",
        "SplitKit",
      ],
      path: "Tests/Fuzzing/Targets", swiftSettings: pure),
    .testTarget(
      name: "ScenariosTests",
      dependencies: ["Fuzzing", "PreviewProtocol", "SamplePreviews", "Scenarios", "SplitKit", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ChecksTests", dependencies: ["Checks", "PreviewProtocol", "SamplePreviews", "Scenarios", "Spelling", "SplitKit"],
      swiftSettings: strict),
    .testTarget(name: "HostSystemTests", dependencies: ["HostSystem"], swiftSettings: strict),
    .testTarget(
      name: "WebSocketServerTests", dependencies: ["WebSocketServer"], swiftSettings: strict),
    .testTarget(name: "ServerAddressTests", dependencies: ["ServerAddress"], swiftSettings: strict),
    .testTarget(
      name: "SplitPreviewClientTests",
      dependencies: [
        "PreviewProtocol", "SamplePreviews", "ServerAddress", "SplitKit", "SplitPreviewClient", "SplitPreviewTesting",
        "split-preview",
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "AppBuildingTests", dependencies: ["AppBuilding", "HostSystem", "PreviewProtocol", "SplitKit"], swiftSettings: strict),
    .testTarget(
      name: "AppBrokerTests",
      dependencies: [
        "AppBroker", "AppWire", "CAppProcess", "HostSystem", "PreviewProtocol", "PreviewServer", "SplitKit", "WebSocketServer",
        "trial-app",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "LayoutSolver", "PreviewProtocol", "SamplePreviews", "ScenePicture", "SplitKit", "UIKit", "UIKitTesting",
        "_Testing_UIKit",
        "UIKitTestApps", "UIKitTestAppsSwift5",
      ],
      swiftSettings: strict),
    // Code as apps have it, in both language modes. The tests run it, and it compiles only against the public names of UIKit.
    .target(
      name: "UIKitTestApps", dependencies: ["UIKit"], path: "Tests/UIKitTestApps/Swift6", swiftSettings: strict),
    .target(
      name: "UIKitTestAppsSwift5", dependencies: ["UIKit"], path: "Tests/UIKitTestApps/Swift5",
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]),
    .testTarget(
      name: "PreviewServerTests", dependencies: ["HostSystem", "Monitoring", "PreviewProtocol", "PreviewServer", "SplitKit"],
      swiftSettings: strict),
    .testTarget(
      name: "MonitoringTests",
      dependencies: [
        "Monitoring", .product(name: "CoreMetrics", package: "swift-metrics"), .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: strict),
  ]
)

// It links with libFuzzer alone, which `scripts/fuzz` brings in.
if Context.environment["SPLIT_PREVIEW_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(name: "fuzz", dependencies: ["Fuzzing"], path: "Tests/Fuzzing/Driver", swiftSettings: strict))
}

// The engine under test is optimised, and has the debug information of a release: the tests lay out millions of windows. The tests
// themselves are not, since that takes longer than it saves. A package with these flags cannot be a dependency, so only the Makefile
// asks for them.
//
// The engine is optimised as a whole, or its generic values would be looked up by their types at every use. The build takes half a
// minute longer, and tests that lay out windows take two thirds of the time.
if Context.environment["SPLIT_PREVIEW_OPTIMIZED"] != nil {
  let optimized = ["-O", "-gline-tables-only", "-assert-config", "Debug"]
  let asWhole = optimized + ["-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2"]
  for target in package.targets where target.type == .regular {
    let isEngine = ["SplitKit", "SplitRules"].contains(target.name)
    target.swiftSettings?.append(.unsafeFlags(isEngine ? asWhole : optimized, .when(configuration: .debug)))
  }
}
