import Testing

@testable import PreviewProtocol

/// The slots that a message names, as they are read.
struct SlotChoiceTests {
  private static let all = Array(0..<16)

  @Test(
    arguments: [
      (#"{"type":"sync"}"#, .unnamed), (#"{"type":"sync","slot":0}"#, .one(0)), (#"{"type":"sync","slot":15}"#, .one(15)),
      (#"{"type":"sync","slot":3.0}"#, .one(3)), (#"{"type":"sync","slots":[7]}"#, .several([7])),
      (#"{"type":"resize","slots":[3,0,2],"width":1,"height":1}"#, .several([3, 0, 2])),
      (#"{"type":"sync","slots":\#(all)}"#, .several(all)), (#"{"type":"open","scene":"lab","slot":4}"#, .one(4)),
      (#"{"type":"close","slots":[1,2]}"#, .several([1, 2])),
      (#"{"type":"ping","slot":99}"#, .unnamed), (#"{"type":"ping","slots":"all"}"#, .unnamed),
      (#"{"type":"sync","s":1,"slotted":2}"#, .unnamed), (#"{"type":"open","resume":"s"}"#, .unnamed),
    ] as [(String, SlotChoice)])
  func `a message names its slots`(text: String, slots: SlotChoice) throws {
    let received = ClientMessage.decode(Array(text.utf8))
    _ = try received.message.get()
    #expect(received.slots == slots)
  }

  @Test func `the slots are no arguments of a method`() throws {
    let text = #"{"type":"perform","target":"a","action":"b","slots":[1],"c":2}"#
    guard case .perform(_, _, let arguments) = try ClientMessage.decode(Array(text.utf8)).message.get() else {
      Issue.record("This is a perform.")
      return
    }
    #expect(arguments.map(\.name) == ["c"])
  }

  private static let list = "It must be an array of 1 to 16 slots."
  private static let number = "A slot must be a whole number from 0 to 15."

  @Test(arguments: [
    (#""slot":16"#, "slot", "slot is 16. \(number)"), (#""slot":-1"#, "slot", "slot is -1. \(number)"),
    (#""slot":1.5"#, "slot", "slot is 1.5. \(number)"), (#""slot":"1""#, "slot", #"slot is "1". \#(number)"#),
    (#""slot":null"#, "slot", "slot is null. \(number)"), (#""slot":[1]"#, "slot", "slot is [1]. \(number)"),
    (#""slots":[]"#, "slots", "slots is an array. \(list)"), (#""slots":3"#, "slots", "slots is 3. \(list)"),
    (#""slots":null"#, "slots", "slots is null. \(list)"), (#""slots":{"a":1}"#, "slots", #"slots is {"a":1}. \#(list)"#),
    (#""slots":\#(Array(0...16))"#, "slots", "slots is an array. \(list)"),
    (#""slots":[1,16]"#, "slots[1]", "slots[1] is 16. \(number)"),
    (#""slots":[1,null]"#, "slots[1]", "slots[1] is null. \(number)"),
    (#""slots":[1,2,1]"#, "slots[2]", "slots[2] is 1. A slot must be in the list once."),
    (#""slot":1,"slots":[1]"#, "slots", "slots is [1]. A message with slot must have no slots."),
  ])
  func `slots that cannot be are refused`(members: String, path: String, sentence: String) {
    for type in [#""type":"sync""#, #""type":"resize","width":1,"height":1"#, #""type":"tap","target":"a""#] {
      let received = ClientMessage.decode(Array("{\(type),\"id\":7,\(members)}".utf8))
      #expect(received.id == .number(7))
      #expect(received.message == .failure(ProtocolError(.invalid, sentence, path: path)))
    }
  }

  @Test(arguments: [
    (#""scene":"lab","slots":[1]"#, "slots", "slots is [1]. A message that opens a scene must have slot, not slots."),
    (#""resume":"s","slot":1"#, "slot", "slot is 1. A message that resumes a session must have no slot and no slots."),
    (#""resume":"s","slots":[1]"#, "slots", "slots is [1]. A message that resumes a session must have no slot and no slots."),
  ])
  func `an open names one slot, and a resume none`(members: String, path: String, sentence: String) {
    let received = ClientMessage.decode(Array(#"{"type":"open",\#(members)}"#.utf8))
    #expect(received.message == .failure(ProtocolError(.invalid, sentence, path: path)))
  }
}
