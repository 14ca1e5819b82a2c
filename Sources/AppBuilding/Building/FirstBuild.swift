import HostSystem

/// The first build of this checkout, whose time `scripts/build` has kept. It shows how fast the machine is.
struct FirstBuild {
  /// The seconds, or nil if the file is not there.
  let seconds: Double?

  init(_ places: BuildPlaces) {
    let file = FilePlace.join(places.package, ".build/first-\(places.configuration)-build")
    let text = (try? FileTree.file(at: file)).map { String(decoding: $0, as: UTF8.self) }
    seconds = text.flatMap { Double($0.filter { !$0.isWhitespace }) }
  }

  /// The parts of the time of a release that the tools of apps take, as measured on two cores. The parts of a debug build are unmeasured.
  private static let parts = [ToolBuild.rewriter: 0.1, ToolBuild.module: 0.7]

  /// How long a tool takes, as words for a sentence.
  func sentence(about tool: String) -> String {
    guard let seconds, let part = Self.parts[tool] else { return "some minutes" }
    let expected = seconds * part
    return expected < 90
      ? "about \(Int((expected / 10).rounded(.up)) * 10) seconds" : "about \(Int((expected / 60).rounded())) minutes"
  }
}
