import HostSystem

/// Builds the module UIKit and the rewriter, which takes minutes the first time in a checkout and a moment later on.
package struct ToolBuild {
  private let places: BuildPlaces
  private let tell: (BuildStep) -> Void

  package init(_ places: BuildPlaces, tell: @escaping (BuildStep) -> Void) { (self.places, self.tell) = (places, tell) }

  /// Builds what is missing or old. Throws a sentence if it does not compile.
  package func run() throws {
    guard FileTree.isFile(FilePlace.join(places.package, "Package.swift")) else {
      throw AppBuildingError("\(places.package) is no checkout of split-preview. Name one with --package.")
    }
    try build("the rewriter", ["--package-path", places.rewriterPackage, "--product", "app-rewriter"])
    try build("UIKit", ["--package-path", places.package, "-c", places.configuration, "--product", "UIKitApp"])
  }

  /// A build that has nothing to do takes a step or a few.
  private static let stepsOfNothing = 5

  private func build(_ name: String, _ arguments: [String]) throws {
    tell(.checking(name))
    var errors: [String] = []
    let status = try Program.lines(of: SwiftTools.swift, ["build"] + arguments) { line in
      if let progress = BuildStep.progress(in: line) {
        guard progress.all > Self.stepsOfNothing else { return }
        tell(.tool(name, done: progress.done, of: progress.all))
      } else if line.contains("Another instance of SwiftPM") {
        tell(.waiting(name))
      } else if line.contains("error:") {
        errors.append(line)
      }
    }
    guard let status else { throw AppBuildingError("There is no \(SwiftTools.swift) in PATH.") }
    guard status == 0 else {
      throw AppBuildingError("Building \(name) has failed: \(errors.first ?? "swift build ended with status \(status).")")
    }
  }
}
