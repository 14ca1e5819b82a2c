import SplitKit
import Testing

/// Frames, insets and getters of a classic split over long sequences of steps, against rules that are written here
/// anew from the sentences of spec/split-view.md.
@Suite struct GeometryTests {
  private static let seeds = Seeds.chosen(otherwise: 8)
  private static let steps = 120

  @Test(arguments: seeds)
  func `on iOS 26 a split is where the rules put it`(seed: Int) throws {
    var generator = GeometryGenerator(seed: UInt64(seed))
    var oracle = FloatingOracle(generator.state("ios26"))
    var conversation = GeometryConversation()
    try conversation.say(oracle.state.opening(isHosted: generator.random.isLikely(1, in: 2)))
    for _ in 0..<Self.steps {
      oracle.see(conversation.scene?.split?.displayMode ?? "")
      if oracle.hasRoom, let expected = oracle.expected, !conversation.shows(expected) { return }
      let step = generator.step(oracle.state)
      oracle.take(step)
      try conversation.say(step.message)
    }
  }

  @Test(arguments: ["ios8", "ios13", "ios14"], seeds)
  func `before iOS 26 a split is where the rules put it`(profile: String, seed: Int) throws {
    var generator = GeometryGenerator(seed: UInt64(seed) &+ 99)
    var oracle = TiledOracle(generator.state(profile))
    var conversation = GeometryConversation()
    try conversation.say(oracle.state.opening(isHosted: generator.random.isLikely(1, in: 2)))
    for _ in 0..<Self.steps {
      if oracle.hasRoom, !conversation.shows(oracle.expected) { return }
      let step = generator.step(oracle.state)
      oracle.take(step)
      try conversation.say(step.message)
    }
  }
}
