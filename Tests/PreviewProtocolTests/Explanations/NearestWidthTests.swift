import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// The nearest widths of an explanation, compared with a sweep of the same scene from the same width.
@Suite struct NearestWidthTests {
  private static let size = Size(width: 760, height: 1000)

  @Test(arguments: ExplainedScene.all)
  func `the nearest widths are those of a sweep`(_ scene: ExplainedScene) throws {
    let explain = try Explain.run(.root, of: scene.message(Self.size), previews: Preview.all)
    #expect(explain.startsAlike)
    try expect(explain, explain.narrower, equals: flip(in: scene, to: Explain.range.lowerBound, of: explain.explanation))
    try expect(explain, explain.wider, equals: flip(in: scene, to: Explain.range.upperBound, of: explain.explanation))
  }

  /// Checks the nearest width against the first one at which a sweep changes a fact of the explanation. It can be nearer
  /// only for a fact that a sweep does not watch.
  private func expect(_ explain: Explain, _ flip: LayoutFlip?, equals swept: Double?) throws {
    guard let swept else {
      #expect(flip?.changes.contains { Self.watched.contains($0.name) } != true)
      return
    }
    let flip = try #require(flip)
    let start = explain.size.width
    if flip.changes.contains(where: { Self.watched.contains($0.name) }) {
      #expect(flip.width == swept)
    } else {
      #expect((flip.width - start).magnitude <= (swept - start).magnitude)
    }
  }

  private static let watched = ["isCollapsed", "displayMode", "splitBehavior", "horizontalSizeClass"]

  /// The first width on the way to another one at which a sweep finds another value of a fact that the explanation has.
  private func flip(in scene: ExplainedScene, to end: Double, of explanation: Explanation) throws -> Double? {
    let range = SweepRange(from: Self.size.width, to: end, height: Self.size.height)
    let sweep = try Sweep.run(scene.message(Self.size), over: range, previews: Preview.all)
    let named = explanation.facts.filter { Self.watched.contains($0.name) }
    return sweep.bands.dropFirst().first { band in
      band.changes.contains { change in named.contains { $0.target == change.target && $0.name == change.name } }
    }?.from
  }
}
