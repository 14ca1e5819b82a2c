import SplitKit
import Testing

/// One window that is dragged over every width from 320 to 1400 and back, by quarters of a point, in every mode, at
/// every scale: after each step the split is where the rules put it (spec/split-view.md 2.7, 5.2 and 5.3).
@Suite struct SweepTests {
  struct Situation: CustomTestStringConvertible, Sendable {
    let profile: String
    let mode: String
    let scale: Double
    var testDescription: String { "\(profile) \(mode) @\(scale)" }
  }

  static let situations = ["ios26", "ios13"].flatMap { profile in
    ["secondaryOnly", "oneBesideSecondary", "oneOverSecondary"].flatMap { mode in
      [1.0, 2, 3].map { Situation(profile: profile, mode: mode, scale: $0) }
    }
  }

  /// `make test` takes each 37th width, and others in each situation; a long run takes them all.
  private static let stride = Seeds.count(otherwise: 0) > 0 ? 1 : 37

  @Test(arguments: Array(situations.enumerated()))
  func `at every width a split is where the rules put it`(number: Int, situation: Situation) throws {
    var state = GeometryState(
      profile: situation.profile, scale: situation.scale, size: Size(width: 1400, height: 900.25),
      insets: EdgeInsets(top: 32, left: 2, bottom: 21, right: 5), preferredMode: "secondaryOnly")
    state.isRightToLeft = number % 2 == 1
    state.widths = number % 3 == 0 ? [:] : [.preferredPrimaryColumnWidthFraction: 0.377]
    let quarters = Array(Swift.stride(from: 5600 - number % Self.stride, through: 1280, by: -Self.stride))
    let steps =
      [.request(situation.mode)]
      + (quarters + quarters.reversed()).map { quarter in
        GeometryStep.resize(Size(width: Double(quarter) / 4, height: 900.25), state.insets)
      }
    situation.profile == "ios26" ? try sweepFloating(state, steps) : try sweepTiled(state, steps)
  }

  private func sweepFloating(_ state: GeometryState, _ steps: [GeometryStep]) throws {
    var oracle = FloatingOracle(state)
    var conversation = GeometryConversation()
    try conversation.say(state.opening(isHosted: false))
    for step in steps {
      oracle.take(step)
      try conversation.say(step.message)
      oracle.see(conversation.scene?.split?.displayMode ?? "")
      if oracle.hasRoom, let expected = oracle.expected, !conversation.shows(expected) { return }
    }
  }

  private func sweepTiled(_ state: GeometryState, _ steps: [GeometryStep]) throws {
    var oracle = TiledOracle(state)
    var conversation = GeometryConversation()
    try conversation.say(state.opening(isHosted: true))
    for step in steps {
      oracle.take(step)
      try conversation.say(step.message)
      if oracle.hasRoom, !conversation.shows(oracle.expected) { return }
    }
  }
}
