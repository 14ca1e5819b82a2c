import SplitKit
import Testing

/// Modes, frames, insets and getters of column styles on iOS 26 over long sequences of steps on one controller, against
/// rules that are written here anew from the sentences of spec/split-view.md 5.2 to 5.5.
@Suite struct ColumnGeometryTests {
  private static let seeds = Seeds.chosen(otherwise: 24)
  private static let length = 60

  @Test(arguments: seeds)
  func `a column style is where the rules put it`(seed: Int) {
    var generator = ColumnGenerator(seed: UInt64(seed))
    let state = generator.state()
    var conversation = ColumnConversation(state)
    var steps: [ColumnStep] = []
    var difference = conversation.difference
    while difference == nil, steps.count < Self.length {
      steps.append(generator.step(conversation.oracle.state, isCollapsed: conversation.oracle.isCollapsed))
      difference = conversation.say(steps[steps.count - 1])
    }
    if let difference { ColumnConversation.report(difference, state, steps, "Seed \(seed)") }
  }
}
