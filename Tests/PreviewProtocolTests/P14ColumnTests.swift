import SplitKit
import Testing

/// Column styles on iOS 14, against the sentences of spec/split-view.md 4.2 to 4.6: which behaviour follows from the
/// window, which modes each permits, how a preferred mode is read in it, what the button does, what showing and hiding
/// do.
@Suite struct P14ColumnTests {
  struct Situation: CustomTestStringConvertible, Sendable {
    let isTriple: Bool
    let size: Size
    /// Nil for automatic.
    let behavior: P14Behavior?
    var testDescription: String {
      "\(isTriple ? "triple" : "double") \(size.width) x \(size.height) \(behavior?.rawValue ?? "automatic")"
    }
  }

  /// A long run has more of them.
  static let sizes =
    [
      (1366.0, 1024.0), (1365.5, 1024), (1024, 768), (1024, 1024), (981, 1024), (820, 1180),
    ].map { Size(width: $0.0, height: $0.1) } + (Seeds.count(otherwise: 0) > 0 ? furtherSizes : [])

  private static let furtherSizes = [
    (1600.0, 900.0), (1194, 834), (1024, 1023.5), (1023.5, 768), (834, 1194), (1024, 1366), (678, 1024),
  ].map { Size(width: $0.0, height: $0.1) }

  static let situations = [false, true].flatMap { isTriple in
    sizes.flatMap { size in
      ([nil] + P14Behavior.allCases.map(Optional.some)).map { Situation(isTriple: isTriple, size: size, behavior: $0) }
    }
  }

  @Test(arguments: situations)
  func `each preferred mode is read in the behaviour that holds`(_ situation: Situation) throws {
    for mode in OracleMode.allCases {
      var dialogue = Dialogue()
      let properties: [Value] = [
        ["preferredDisplayMode": .string(mode.rawValue)],
        ["preferredSplitBehavior": .string(situation.behavior?.rawValue ?? "automatic")],
      ]
      _ = dialogue.say([
        "type": "open", "scene": "lab", "profile": "ios14",
        "options": ["style": situation.isTriple ? "tripleColumn" : "doubleColumn", "properties": .array(properties)],
        "window": ["width": .number(situation.size.width), "height": .number(situation.size.height)],
      ])
      let split = try #require(dialogue.scene.map(SceneFacts.init)?.split)
      let behavior = situation.behavior ?? .automatic(in: situation.size, situation.isTriple)
      #expect(split.node.value["splitBehavior"]?.string == behavior.rawValue, "\(mode)")
      let expected = behavior.mode(preferring: mode, isTriple: situation.isTriple)
      #expect(split.displayMode == expected.rawValue, "preferring \(mode)")
      try tapButton(&dialogue, expected, behavior, situation.isTriple)
    }
  }

  /// Taps the button as long as there is one, and sees that it goes where the table says and is gone where it says.
  private func tapButton(
    _ dialogue: inout Dialogue, _ first: OracleMode, _ behavior: P14Behavior, _ isTriple: Bool
  ) throws {
    var mode = first
    for _ in 0..<4 where behavior.isSaid(of: mode, isTriple: isTriple) {
      let answer = dialogue.say(["type": "tap", "target": "split/displayModeButtonItem"])
      guard let next = behavior.target(from: mode, isTriple: isTriple) else {
        #expect(answer["type"] == "error", "there is a button in \(mode)")
        return
      }
      #expect(answer["type"] == "scene", "there is no button in \(mode)")
      #expect(dialogue.scene.map(SceneFacts.init)?.split?.displayMode == next.rawValue, "from \(mode), \(behavior)")
      mode = next
    }
  }

  @Test(arguments: situations)
  func `showing and hiding a column goes to the nearest mode with it or without`(_ situation: Situation) throws {
    var random = Xorshift(seed: UInt64(situation.size.width) &* 31 &+ UInt64(situation.size.height))
    var dialogue = Dialogue()
    _ = dialogue.say([
      "type": "open", "scene": "lab", "profile": "ios14",
      "options": [
        "style": situation.isTriple ? "tripleColumn" : "doubleColumn",
        "properties": ["preferredSplitBehavior": .string(situation.behavior?.rawValue ?? "automatic")],
      ],
      "window": ["width": .number(situation.size.width), "height": .number(situation.size.height)],
    ])
    let behavior = situation.behavior ?? .automatic(in: situation.size, situation.isTriple)
    let columns = situation.isTriple ? OracleColumn.allCases : [.primary, .secondary]
    var steps: [ColumnStep] = []
    for _ in 0..<24 {
      let before = try #require(OracleMode(rawValue: dialogue.scene.map(SceneFacts.init)?.split?.displayMode ?? ""))
      let column = random.element(columns)
      steps.append(random.isLikely(1, in: 2) ? .show(column) : .hide(column))
      _ = dialogue.say(steps[steps.count - 1].message)
      let step = steps[steps.count - 1]
      guard let expected = behavior.mode(from: before, after: step, isTriple: situation.isTriple) else { continue }
      let after = dialogue.scene.map(SceneFacts.init)?.split?.displayMode
      #expect(after == expected.rawValue, "from \(before), \(steps[steps.count - 1])")
    }
  }

  /// The split is not laid out before its tab is selected again, and its behaviour always permits its mode (4.2).
  @Test func `a split in another tab takes up a preferred behaviour with the mode that follows from it`() throws {
    var dialogue = Dialogue()
    _ = dialogue.say([
      "type": "open", "scene": "lab", "profile": "ios18", "options": ["embedding": "tab", "style": "doubleColumn"],
      "window": ["width": 859.25, "height": 738.5],
    ])
    _ = dialogue.say(["type": "perform", "target": "tabs", "action": "select", "index": 1])
    _ = dialogue.say(["type": "set", "target": "split", "properties": ["preferredSplitBehavior": "tile"]])
    _ = dialogue.say(["type": "perform", "target": "split", "action": "toggleDisplayMode"])
    let hidden = try #require(dialogue.scene.map(SceneFacts.init)?.splits.first { $0.id == "split" })
    #expect(hidden.displayMode == "oneBesideSecondary")
    #expect(hidden.node.value["splitBehavior"] == "tile")
    _ = dialogue.say(["type": "perform", "target": "tabs", "action": "select", "index": 0])
    let shown = try #require(dialogue.scene.map(SceneFacts.init)?.splits.first { $0.id == "split" })
    #expect(shown.node.value["splitBehavior"] == "tile")
  }
}
