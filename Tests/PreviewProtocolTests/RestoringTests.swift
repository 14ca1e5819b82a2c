import SplitKit
import Testing

/// An expand brings back everything that a collapse has put away, if the delegate leaves all decisions to the split and
/// nothing is pushed meanwhile (spec/split-view.md 3.2 and 3.4, and 3.6 for the article's delegate).
@Suite struct RestoringTests {
  private static let seeds = Seeds.chosen(otherwise: 6)

  /// The values that have to be the same before and after.
  private struct Kept: Equatable {
    let viewControllers: [String]
    let tree: [String]
    let secondary: [String]
    let selections: [Value]
    let post: Value?

    init(_ scene: SceneFacts, _ split: WireSplit) {
      viewControllers = split.viewControllers
      tree = scene.nodes.map { "\($0.parent ?? "")/\($0.id)" }.sorted()
      secondary = scene.panes.filter { $0.isVisible && $0.isContent && !scene.isInSideColumn($0, of: split) }.map(\.id)
      selections = scene.panes.filter { $0.controller == "detail" }.map { $0.value["selection"] ?? .null }
      post = scene.scene.place["post"]
    }
  }

  @Test(arguments: seeds)
  func `expanding restores what collapsing put away and keeps what was selected`(seed: Int) throws {
    var generator = RestoringGenerator(seed: UInt64(seed))
    for _ in 0..<10 {
      var messages: [Value] = []
      var dialogue = Dialogue()
      func say(_ message: Value) {
        messages.append(message)
        _ = dialogue.say(message)
      }
      say(generator.opening())
      // A style may not have a property that was to be assigned.
      if dialogue.scene == nil { continue }
      for _ in 0..<generator.random.below(12) { say(generator.regular(SceneFacts(try #require(dialogue.scene)))) }
      let before = SceneFacts(try #require(dialogue.scene))
      guard let split = before.visibleSplits.first, split.isWhole, before.isPlain else { continue }
      say(generator.compactResize())
      for _ in 0..<generator.random.below(4) { say(generator.compact()) }
      #expect(dialogue.scene.map(SceneFacts.init)?.visibleSplits.first?.isCollapsed == true)
      say(["type": "resize", "width": .number(before.bounds.width), "height": .number(before.bounds.height)])
      let after = SceneFacts(try #require(dialogue.scene))
      let now = try #require(after.visibleSplits.first)
      #expect(Kept(after, now) == Kept(before, split), "seed \(seed)\n\(transcript(of: messages))")
    }
  }
}

extension SceneFacts {
  /// Whether nothing is presented.
  fileprivate var isPlain: Bool { nodes.allSatisfy { $0.presented == nil } }

  /// Whether a pane is in the primary or the supplementary column, which another mode may hide.
  fileprivate func isInSideColumn(_ pane: WirePane, of split: WireSplit) -> Bool {
    let sides = ["primary", "supplementary"].compactMap { column($0, of: split)?.controller }
    var id: String? = pane.controller
    while let current = id {
      if sides.contains(current) { return true }
      id = node(current)?.parent
    }
    return false
  }
}

extension WireSplit {
  /// Whether each of its columns has a controller.
  fileprivate var isWhole: Bool { viewControllers.count == (isTriple ? 3 : 2) }
}
