import HostSystem

/// Builds the module UIKit and the rewriter, which takes minutes the first time in a checkout and a moment later on.
package struct ToolBuild {
  private let places: BuildPlaces
  private let tell: (BuildStep) -> Void

  package init(_ places: BuildPlaces, tell: @escaping (BuildStep) -> Void) { (self.places, self.tell) = (places, tell) }

  /// The names of the tools in sentences.
  static let (rewriter, module) = ("the rewriter", "UIKit")

  /// Builds what is missing or old. Throws a sentence if it does not compile.
  ///
  /// - Parameter hasRewriter: Whether the rewriter was built a moment ago.
  package func run(hasRewriter: Bool) throws {
    if !hasRewriter { try buildRewriter() }
    var arguments = ["--package-path", places.package, "-c", places.configuration, "--product", "UIKitApp"]
    if places.configuration == "release" { arguments += Self.releaseFlags }
    if let failure = try build(Self.module, arguments) { throw failure.error }
  }

  /// The flags of `scripts/build`, so that nothing is compiled twice.
  private static let releaseFlags = ["-Xswiftc", "-gline-tables-only"]

  /// Builds the rewriter, which also reads manifests. It uses the swift-syntax of the toolchain if that is the one it is written for, and
  /// otherwise builds it.
  package func buildRewriter() throws {
    guard FileTree.isFile(FilePlace.join(places.package, "Package.swift")) else {
      throw AppBuildingError("\(places.package) is no checkout of split-preview. Name one with --package.")
    }
    // Few of the rewriter's seconds are its own, so the optimizer would take longer than it saves.
    let arguments =
      [
        "--package-path", places.rewriterPackage, "--scratch-path", places.rewriterBuild, "-c", "release", "-Xswiftc", "-Onone",
        "--product", "app-rewriter",
      ] + Self.releaseFlags
    let failure =
      if let folder = Toolchain.current?.readyMadeSyntax {
        try build(Self.rewriter, arguments, environment: [("SPLIT_PREVIEW_SWIFT_SYNTAX", folder)])
      } else {
        try build("\(Self.rewriter) with swift-syntax", arguments)
      }
    if let failure { throw failure.error }
  }

  /// A build that has nothing to do takes a step or a few.
  private static let stepsOfNothing = 5

  /// Returns nil if the build succeeds.
  private func build(
    _ name: String, _ arguments: [String], environment: [(name: String, value: String)] = []
  ) throws -> ToolFailure? {
    tell(.checking(name))
    let time = FirstBuild(places).sentence(about: name)
    var log = BuildLog()
    let status = try Program.lines(of: SwiftTools.swift, ["build"] + arguments, environment: environment) { line in
      log.note(line)
      if let progress = BuildStep.progress(in: line) {
        guard progress.all > Self.stepsOfNothing else { return }
        tell(.tool(name, takes: time, progress))
      } else if line.contains("Another instance of SwiftPM") {
        tell(.waiting(name))
      }
    }
    guard let status else { throw AppBuildingError("There is no \(SwiftTools.swift) in PATH.") }
    guard status != 0 else { return nil }
    return ToolFailure(name, log, status: status, at: log.keep(in: places.package))
  }
}
