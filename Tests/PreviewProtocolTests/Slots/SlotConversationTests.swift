import PreviewProtocol
import SplitKit
import Testing

/// Random messages to random slots.
struct SlotConversationTests {
  private static let seeds = Seeds.chosen(otherwise: 3)
  private static let slots = [0, 1, 5, 15]

  /// Each slot must answer as a session answers that has nothing else open, while slots are closed, rest, or lose their socket.
  @Test(arguments: seeds)
  func `a slot answers as a session of its own`(seed: Int) {
    var generator = MessageGenerator(seed: UInt64(seed) &+ 0x510)
    var comparison = SlotComparison()
    for _ in 0..<400 {
      let chosen = chosen(with: &generator.random)
      let message = generator.message(in: comparison.scene(in: chosen[0]))
      let open = comparison.together.openSlots
      let slots = message["type"] == "open" ? [chosen[0]] : chosen.filter(open.contains)
      guard !slots.isEmpty, message.isAnsweredAtOnce else { continue }
      let (found, expected) = comparison.say(message, to: slots)
      guard found == expected else {
        Issue.record("\(message.for(slots).text)\n\(found.map(\.text))\n\(expected.map(\.text))")
        return
      }
      disturb(&comparison, with: &generator.random)
    }
    #expect(comparison.count > 1)
  }

  private func chosen(with random: inout Xorshift) -> [Int] {
    let first = random.element(Self.slots)
    return [first] + Self.slots.filter { $0 != first && random.isLikely(1, in: 3) }
  }

  private func disturb(_ comparison: inout SlotComparison, with random: inout Xorshift) {
    if random.isLikely(1, in: 5) { comparison.together.rest() }
    if random.isLikely(1, in: 40) { comparison.resume() }
    if random.isLikely(1, in: 60) { comparison.closeLast() }
  }

  /// The calls of each slot are all heard, its last scene is the same, and answers come in the order of their messages.
  @Test(arguments: seeds)
  func `slots behind a slow socket hear the same calls and end with the same scenes`(seed: Int) throws {
    var generator = MessageGenerator(seed: UInt64(seed) &+ 0x511)
    var guide = Dialogue()
    let opening: Value = ["type": "open", "scene": "lab"]
    _ = guide.say(opening)
    var (quick, slow) = (Listener(opening, in: Self.slots), Listener(opening, in: Self.slots))
    for id in 0..<300 {
      let message = generator.message(in: guide.scene.map(SceneFacts.init))
      guard message["type"] != "open", message.isAnsweredAtOnce else { continue }
      _ = guide.say(message)
      let text = message.for(chosen(with: &generator.random)).with("id", .number(Double(id)))
      quick.say(text, isWritable: true)
      slow.say(text, isWritable: generator.random.isLikely(1, in: 6))
      guard generator.random.isLikely(1, in: 6) else { continue }
      quick.hear()
      slow.hear()
      try #require(quick.calls == slow.calls)
    }
    #expect(slow.acks == slow.acks.sorted())
    for slot in Self.slots { #expect(quick.shown(in: slot) == slow.shown(in: slot)) }
  }
}

/// A client that keeps the calls of each slot.
private struct Listener {
  private let session = SlotComparison.session()
  private(set) var calls: [String: [Value]] = [:]
  private(set) var acks: [Double] = []

  init(_ opening: Value, in slots: [Int]) {
    for slot in slots { say(opening.for([slot]), isWritable: true) }
    _ = SlotComparison.answers(of: session)
  }

  func say(_ message: Value, isWritable: Bool) { session.receive(JSONWriter.text(of: message), isWritable: isWritable) }

  mutating func hear() {
    for answer in SlotComparison.answers(of: session) {
      acks += answer["ack"]?.number.map { [$0] } ?? []
      calls[answer["slot"]?.text ?? "", default: []] += answer["events"]?.array ?? []
    }
  }

  func shown(in slot: Int) -> Value? {
    say(["type": "sync", "slot": .number(Double(slot))], isWritable: true)
    return SlotComparison.answers(of: session).last?.with("rev", nil).with("events", nil)
  }
}

extension Value {
  /// Whether this is a message whose answer takes no more than its turn.
  fileprivate var isAnsweredAtOnce: Bool {
    guard case .success(let message) = ClientMessage.decode(self).message else { return false }
    switch message {
    case .sweep, .overview: return false
    default: return true
    }
  }
}
