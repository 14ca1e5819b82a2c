import PreviewProtocol
import SplitKit
import Testing

/// Answers of slots while the socket takes no bytes.
struct SlotMergingTests {
  private func resize(_ width: Int, id: Int, _ slots: String) -> String {
    #"{"type":"resize","id":\#(id),\#(slots),"width":\#(width),"height":700}"#
  }

  @Test func `answers merge in each slot, and the one with the oldest message comes first`() {
    let dialogue = SlotDialogue(opening: [0, 1, 2])
    dialogue.sayBlocked(resize(500, id: 1, #""slots":[0,1,2]"#))
    dialogue.sayBlocked(resize(600, id: 2, #""slot":0"#))
    dialogue.sayBlocked(resize(700, id: 3, #""slots":[2,0]"#))
    dialogue.sayBlocked(resize(800, id: 4, #""slot":1"#))
    #expect(dialogue.session.queuedAnswers == 0 && dialogue.session.hasOutput)
    let answers = dialogue.answers()
    #expect(answers.map { $0["slot"] } == [2, 0, 1])
    #expect(answers.map { $0["ack"] } == [3, 3, 4])
    #expect(answers.map { $0["window"]?["size"]?.array?.first } == [700, 700, 800])
  }

  @Test func `an answer that merges with nothing keeps its place behind the scenes of all slots`() {
    let dialogue = SlotDialogue(opening: [0, 1])
    dialogue.sayBlocked(resize(500, id: 1, #""slots":[0,1]"#))
    dialogue.sayBlocked(#"{"type":"ping","id":2}"#)
    dialogue.sayBlocked(resize(600, id: 3, #""slots":[0,1]"#))
    dialogue.sayBlocked(#"{"type":"sync","id":4,"slot":1}"#)
    #expect(dialogue.answers().map { $0["ack"] } == [1, 1, 2, 3, 3, 4])
  }

  @Test func `the newest message decides whether a merged scene names slot 0`() {
    for (slots, slot) in [([#""slot":0"#, #""safeArea":[0,0,0,0]"#], nil), ([#""safeArea":[0,0,0,0]"#, #""slot":0"#], 0)] {
      let dialogue = SlotDialogue(opening: [0])
      for (id, member) in slots.enumerated() { dialogue.sayBlocked(resize(500 + id, id: id, member)) }
      let answers = dialogue.answers()
      #expect(answers.count == 1 && answers[0]["ack"] == 1)
      #expect(answers[0]["slot"] == slot.map { .number(Double($0)) })
    }
  }

  @Test func `a message is applied in one slot at a time, and a second one finishes it`() {
    let dialogue = SlotDialogue(opening: [0, 1, 2])
    let session = dialogue.session
    session.begin(ClientMessage.decode(Array(resize(500, id: 1, #""slots":[0,1,2]"#).utf8)), isWritable: true)
    #expect(session.isApplying && dialogue.answers().isEmpty)
    session.proceed(isWritable: true)
    #expect(dialogue.answers().map { $0["slot"] } == [0] && session.isApplying)
    #expect(!session.rest(), "The message is still under way.")
    #expect(dialogue.say(#"{"type":"ping","id":2}"#).map { $0["ack"] } == [1, 1, 2])
    #expect(!session.isApplying)
  }
}
