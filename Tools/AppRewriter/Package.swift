// swift-tools-version: 6.2
import PackageDescription

/// The rewriter is a package of its own, because only `split-preview app` and `make test-app` build it.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The folder in which a toolchain has the modules and libraries of swift-syntax ready-made, or nil to build the package, which takes
/// minutes. `split-preview app` names the folder if the toolchain has the version that this package is written for.
let readyMade = Context.environment["SPLIT_PREVIEW_SWIFT_SYNTAX"]

let syntaxPackages: [Package.Dependency] =
  readyMade == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")] : []
let syntaxProducts: [Target.Dependency] =
  readyMade == nil
  ? [.product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax")] : []
let syntaxModules: [SwiftSetting] = readyMade.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLibraries: [LinkerSetting] =
  readyMade.map { [.unsafeFlags(["-L", $0, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

let package = Package(
  name: "app-rewriter",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "app-rewriter", targets: ["app-rewriter"])],
  dependencies: syntaxPackages,
  targets: [
    // The handlers of signals for files that the parser cannot read.
    .target(name: "CFileGuard"),
    .target(
      name: "Rewriting", dependencies: ["CFileGuard"] + syntaxProducts, swiftSettings: strict + syntaxModules,
      linkerSettings: syntaxLibraries),
    // It reads the manifests of packages as text.
    .target(
      name: "Manifests", dependencies: syntaxProducts, swiftSettings: strict + syntaxModules, linkerSettings: syntaxLibraries),
    // It reads XML with Foundation, and knows no Swift.
    .target(name: "Storyboards", swiftSettings: strict),
    .executableTarget(
      name: "app-rewriter", dependencies: ["Manifests", "Rewriting", "Storyboards"], swiftSettings: strict + syntaxModules),
    .testTarget(
      name: "RewritingTests", dependencies: ["Rewriting"], exclude: ["Pairs"],
      swiftSettings: strict + syntaxModules),
    .testTarget(name: "CommandTests", dependencies: ["app-rewriter"], swiftSettings: strict + syntaxModules),
    .testTarget(name: "ManifestsTests", dependencies: ["Manifests"], swiftSettings: strict + syntaxModules),
    .testTarget(name: "StoryboardsTests", dependencies: ["Storyboards"], exclude: ["Boards"], swiftSettings: strict),
  ]
)

// It links with libFuzzer alone, which `scripts/fuzz` brings in.
if Context.environment["SPLIT_PREVIEW_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["Manifests", "Rewriting", "Storyboards"], path: "Fuzzing",
      swiftSettings: strict + syntaxModules))
}
