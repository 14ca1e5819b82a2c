import PreviewProtocol
import SamplePreviews
import SplitKit
import Testing

/// A session with slots, beside sessions that each have one app.
struct SlotConversationTests {
  private static let seeds = 1...Seeds.count(otherwise: 3)
  private static let slots = [0, 1, 5, 15]

  private func session() -> Session {
    Session(
      name: "s", previews: Preview.all, server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 9))
  }

  private func answers(of session: Session) -> [Value] {
    var answers: [Value] = []
    while let message = session.nextMessage() { answers.append(WireReader.read(Array(message.text.utf8))) }
    return answers
  }

  /// Random messages to random slots, some of which are closed, rest, or lose their socket. Each slot must answer as a session
  /// answers that has nothing else open.
  @Test(arguments: seeds)
  func `a slot answers as a session of its own`(seed: Int) {
    var generator = MessageGenerator(seed: UInt64(seed) &+ 0x510)
    let together = session()
    var (alone, guides): ([Int: Session], [Int: Dialogue]) = ([:], [:])
    for _ in 0..<400 {
      let chosen = chosen(with: &generator.random)
      let message = guides[chosen[0]]?.scene.map { generator.message(in: SceneFacts($0)) } ?? generator.message(in: nil)
      guard message["type"] != "sweep", message["type"] != "overview" else { continue }
      let isOpen = message["type"] == "open"
      let targets = isOpen ? [chosen[0]] : chosen.filter { together.openSlots.contains($0) }
      guard !targets.isEmpty, ClientMessage.decode(message).message.isMessage else { continue }
      let numbers = targets.map { Value.number(Double($0)) }
      let said = isOpen ? message.with("slot", numbers[0]) : message.with("slots", .array(numbers))
      together.receive(JSONWriter.text(of: said), isWritable: true)
      var expected: [Value] = []
      for slot in targets {
        let own = alone[slot] ?? session()
        alone[slot] = own
        own.receive(JSONWriter.text(of: message), isWritable: true)
        expected += answers(of: own).map { $0.with("slot", .number(Double(slot))) }
        var guide = guides[slot] ?? Dialogue()
        _ = guide.say(message)
        guides[slot] = guide
      }
      let found = answers(of: together).map { $0.with("slot", $0["slot"]) }
      guard found == expected else {
        Issue.record("\(said.text)\n\(found.map(\.text))\n\(expected.map(\.text))")
        return
      }
      disturb(together, &alone, &guides, with: &generator.random)
    }
    #expect(alone.count > 1)
  }

  private func chosen(with random: inout Xorshift) -> [Int] {
    let first = random.element(Self.slots)
    return [first] + Self.slots.filter { $0 != first && random.isLikely(1, in: 3) }
  }

  /// Now and then lets all rest, resumes all, or closes a slot.
  private func disturb(
    _ together: Session, _ alone: inout [Int: Session], _ guides: inout [Int: Dialogue], with random: inout Xorshift
  ) {
    if random.isLikely(1, in: 5) { together.rest() }
    if random.isLikely(1, in: 40), together.hasPreview {
      together.forgetAnswers()
      together.resume(insteadOf: session(), id: nil)
      let resumed = answers(of: together)
      #expect(resumed.count == together.openSlotCount)
      for (slot, answer) in zip(together.openSlots, resumed) {
        alone[slot]?.resume(insteadOf: session(), id: nil)
        let own = alone[slot].map(answers)?.first
        for part in ["rev", "window", "hierarchy", "panes", "viewModels", "place"] { #expect(answer[part] == own?[part]) }
      }
    }
    if random.isLikely(1, in: 60), let slot = together.openSlots.last {
      together.receive(Array(#"{"type":"close","slot":\#(slot)}"#.utf8), isWritable: true)
      #expect(answers(of: together) == [["type": "closed", "slot": .number(Double(slot))]])
      (alone[slot], guides[slot]) = (nil, nil)
    }
  }

  /// A socket that takes bytes now and then, and a message that arrives before the one before is answered.
  @Test(arguments: seeds)
  func `slots behind a slow socket hear the same calls and end with the same scenes`(seed: Int) throws {
    var generator = MessageGenerator(seed: UInt64(seed) &+ 0x511)
    let (quick, slow) = (session(), session())
    var guide = Dialogue()
    var (calls, heard): ([String: [Value]], [String: [Value]]) = ([:], [:])
    var acks: [Double] = []
    for session in [quick, slow] {
      for slot in Self.slots {
        session.receive(Array(#"{"type":"open","slot":\#(slot),"scene":"lab"}"#.utf8), isWritable: true)
        _ = answers(of: session)
      }
    }
    _ = guide.say(["type": "open", "scene": "lab"])
    for id in 0..<300 {
      let message = generator.message(in: guide.scene.map(SceneFacts.init))
      guard message["type"] != "open", ClientMessage.decode(message).message.isMessage else { continue }
      _ = guide.say(message)
      let slots = chosen(with: &generator.random)
      let text = JSONWriter.text(
        of: message.with("slots", .array(slots.map { .number(Double($0)) })).with("id", .number(Double(id))))
      quick.receive(text, isWritable: true)
      take(answers(of: quick), into: &calls)
      slow.receive(text, isWritable: generator.random.isLikely(1, in: 6))
      guard generator.random.isLikely(1, in: 6) else { continue }
      let late = answers(of: slow)
      acks += late.compactMap { $0["ack"]?.number }
      take(late, into: &heard)
      try #require(calls == heard)
    }
    #expect(acks == acks.sorted(), "Answers come in the order of their messages.")
    for slot in Self.slots {
      let sync = Array(#"{"type":"sync","slot":\#(slot)}"#.utf8)
      let scenes = [quick, slow].map { session -> Value? in
        session.receive(sync, isWritable: true)
        return answers(of: session).last?.with("rev", nil).with("events", nil)
      }
      #expect(scenes[0] == scenes[1])
    }
  }

  /// Adds the calls of each slot.
  private func take(_ answers: [Value], into calls: inout [String: [Value]]) {
    for answer in answers {
      calls["\(answer["slot"]?.number ?? 0)", default: []] += answer["events"]?.array ?? []
    }
  }
}

extension Result<ClientMessage, ProtocolError> {
  /// Whether this is a message, and no error.
  fileprivate var isMessage: Bool { if case .success = self { true } else { false } }
}
