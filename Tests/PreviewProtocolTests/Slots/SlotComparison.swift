import PreviewProtocol
import SamplePreviews
import SplitKit
import Testing

/// A session with slots, and for each slot a session of its own that gets the same messages.
struct SlotComparison {
  let together = Self.session()
  private var alone: [Int: Session] = [:]
  /// The clients from whose scenes the messages are made.
  private var guides: [Int: Dialogue] = [:]

  static func session() -> Session {
    Session(
      name: "s", previews: Preview.all, server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 9))
  }

  static func answers(of session: Session) -> [Value] {
    var answers: [Value] = []
    while let message = session.nextMessage() { answers.append(WireReader.read(Array(message.text.utf8))) }
    return answers
  }

  /// The number of slots in which something was open.
  var count: Int { alone.count }

  /// The scene in a slot, or nil if there is none.
  func scene(in slot: Int) -> SceneFacts? { guides[slot]?.scene.map(SceneFacts.init) }

  /// Says a message to both. Returns what they answer, with the slots at the end of each answer.
  mutating func say(_ message: Value, to slots: [Int]) -> (found: [Value], expected: [Value]) {
    together.receive(JSONWriter.text(of: message.for(slots)), isWritable: true)
    let found = Self.answers(of: together).map { $0.with("slot", $0["slot"]) }
    return (found, slots.flatMap { sayAlone(message, to: $0) })
  }

  private mutating func sayAlone(_ message: Value, to slot: Int) -> [Value] {
    _ = guides[slot, default: Dialogue()].say(message)
    let session = alone[slot] ?? Self.session()
    alone[slot] = session
    session.receive(JSONWriter.text(of: message), isWritable: true)
    return Self.answers(of: session).map { $0.with("slot", .number(Double(slot))) }
  }

  /// Continues both at other sockets, and compares the scenes.
  func resume() {
    guard together.hasPreview else { return }
    together.forgetAnswers()
    together.resume(insteadOf: Self.session(), id: nil)
    let resumed = Self.answers(of: together)
    #expect(resumed.count == together.openSlotCount)
    for (slot, answer) in zip(together.openSlots, resumed) {
      alone[slot]?.resume(insteadOf: Self.session(), id: nil)
      let own = alone[slot].map(Self.answers)?.first
      for part in ["rev", "window", "hierarchy", "panes", "viewModels", "place"] { #expect(answer[part] == own?[part]) }
    }
  }

  /// Closes the last slot that is open.
  mutating func closeLast() {
    guard let slot = together.openSlots.last else { return }
    together.receive(Array(#"{"type":"close","slot":\#(slot)}"#.utf8), isWritable: true)
    #expect(Self.answers(of: together) == [["type": "closed", "slot": .number(Double(slot))]])
    (alone[slot], guides[slot]) = (nil, nil)
  }
}

extension Value {
  /// The message for these slots. An `open` is for one of them.
  func `for`(_ slots: [Int]) -> Value {
    let numbers = slots.map { Value.number(Double($0)) }
    return self["type"] == "open" ? with("slot", numbers[0]) : with("slots", .array(numbers))
  }
}
