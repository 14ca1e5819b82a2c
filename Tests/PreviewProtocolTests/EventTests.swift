import SplitKit
import Testing

/// The calls of a classic split over long sequences of steps on one controller, compared with rules that are written here
/// anew from spec/split-view.md 5.10. The will-phase has to be the same exactly, and the rest as a multiset.
@Suite struct EventTests {
  private static let seeds = Seeds.chosen(otherwise: 24)

  @Test(arguments: seeds)
  func `a split calls what the rules say, in their order`(seed: Int) {
    var random = Xorshift(seed: UInt64(seed) &* 3571)
    var oracle = EventOracle(
      mergesSecondary: random.isLikely(1, in: 3), separated: random.isLikely(1, in: 4) ? "X" : nil,
      width: random.element([393, 820]), preferredMode: random.element(Self.modes))
    let isCompact = random.isLikely(1, in: 2)
    var messages = [Self.opening(oracle, isCompact, isHosted: random.isLikely(1, in: 2))]
    var dialogue = Dialogue()
    oracle.open(isCompact: isCompact)
    for number in 0..<30 {
      let calls = (dialogue.say(messages[number])["events"]?.array ?? []).map { WireCall($0).measured }
      guard Self.agree(calls, oracle, after: messages) else { return }
      oracle.forgetCalls()
      guard let step = Self.step(&random, oracle, number) else { return }
      messages.append(step.message)
      oracle.take(step)
    }
  }

  private static let modes = [
    "automatic", "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary",
  ]

  private static func opening(_ oracle: EventOracle, _ isCompact: Bool, isHosted: Bool) -> Value {
    let options: Value = [
      "style": "unspecified", "hosted": .bool(isHosted), "collapseSecondary": .bool(oracle.mergesSecondary),
      "separateSecondary": oracle.separated.map { .string($0) } ?? Value.null,
      "properties": ["preferredDisplayMode": .string(oracle.preferredMode)],
    ]
    return [
      "type": "open", "scene": "lab", "profile": "ios26", "options": options,
      "window": ["width": .number(oracle.width), "height": 1180],
      "traits": ["horizontalSizeClass": isCompact ? "compact" : "regular"],
    ]
  }

  /// Nil where the next answer of the delegate is a controller that is on the stack already.
  private static func step(_ random: inout Xorshift, _ oracle: EventOracle, _ number: Int) -> EventStep? {
    switch random.below(6) {
    case 0, 1: return .showDetail("D\(number)")
    case 2: return .request(random.element(modes))
    case 3: return .resize(random.element([320, 393, 820, 1024]))
    default:
      guard oracle.isCollapsed else { return .compact }
      let isThere = oracle.separated.map { oracle.stack.contains(.plain($0)) || oracle.remembered == .plain($0) }
      return isThere == true ? nil : .regular
    }
  }

  private static func agree(_ calls: [String], _ oracle: EventOracle, after messages: [Value]) -> Bool {
    let willPhase = calls.filter(MeasuredRecord.isWillPhase)
    let rest = calls.filter { !MeasuredRecord.isWillPhase($0) }.sorted()
    if willPhase == oracle.willPhase && rest == oracle.rest.sorted() { return true }
    let missing = oracle.rest.sorted().filter { !rest.contains($0) }
    let surplus = rest.filter { !oracle.rest.contains($0) }
    Issue.record(
      """
      The will-phase is \(willPhase == oracle.willPhase ? "right" : "\(willPhase), not \(oracle.willPhase)")
      missing \(missing), too much \(surplus), \(rest.count) and \(oracle.rest.count) others
      \(transcript(of: messages))
      """)
    return false
  }
}
