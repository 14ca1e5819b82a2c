import PreviewProtocol
import SplitKit
import Testing

/// Sessions with slots at their next socket.
struct SlotResumeTests {
  private func resume(_ dialogue: SlotDialogue, id: MessageID? = .number(9)) -> [Value] {
    dialogue.session.forgetAnswers()
    dialogue.session.resume(insteadOf: SlotDialogue("new").session, id: id)
    return dialogue.answers()
  }

  @Test(arguments: [[0, 1], [3], [0, 7, 15], Array(0..<16)])
  func `all slots are whole again, in order`(slots: [Int]) {
    let dialogue = SlotDialogue(opening: slots)
    dialogue.say(#"{"type":"resize","id":5,"slots":\#(slots),"width":500,"height":700}"#)
    let shown = slots.map(dialogue.shown)
    let answers = resume(dialogue)
    #expect(answers.map { $0["slot"] } == slots.map { $0 == 0 ? nil : .number(Double($0)) })
    #expect(answers.allSatisfy { $0["ack"] == 9 && $0["received"] == 5 && $0["transition"] == .null })
    #expect(answers.allSatisfy { $0["slots"] == .array(slots.map { .number(Double($0)) }) })
    for (answer, whole) in zip(answers, shown) {
      for part in ["rev", "window", "hierarchy", "panes", "viewModels", "place", "look"] { #expect(answer[part] == whole[part]) }
    }
    #expect(slots.map(dialogue.shown) == shown)
  }

  @Test func `slot 0 alone is resumed without a word about slots`() {
    let answers = resume(SlotDialogue(opening: [0]))
    #expect(answers.count == 1 && answers[0]["slot"] == nil && answers[0]["slots"] == nil)
    #expect(answers[0]["received"] == .null)
  }

  @Test func `closed slots are not resumed`() {
    let dialogue = SlotDialogue(opening: [0, 1, 2])
    dialogue.say(#"{"type":"close","slots":[0,2]}"#)
    #expect(resume(dialogue).map { $0["slots"] } == [[1]])
  }

  @Test func `the calls of merged scenes are in the scenes of their slots`() {
    let dialogue = SlotDialogue(opening: [0, 1, 2])
    dialogue.sayBlocked(#"{"type":"resize","id":2,"slots":[0,2],"width":400,"height":700}"#)
    let answers = resume(dialogue, id: nil)
    #expect(answers.map { $0["ack"] } == [nil, nil, nil])
    #expect(answers.map { $0["events"]?.array?.isEmpty } == [false, true, false])
  }

  @Test(arguments: 0...3)
  func `a message that was under way when the socket went is applied in all of its slots`(done: Int) {
    let dialogue = SlotDialogue(opening: [0, 1, 2])
    let message = ClientMessage.decode(Array(#"{"type":"resize","id":2,"slots":[2,0,1],"width":400,"height":700}"#.utf8))
    dialogue.session.begin(message, isWritable: true)
    for _ in 0..<done { dialogue.session.proceed(isWritable: true) }
    let answers = resume(dialogue)
    #expect(answers.allSatisfy { $0["received"] == 2 && $0["window"]?["size"] == [400, 700] })
    #expect(answers.count == 3 && !dialogue.session.isApplying)
  }

  @Test func `what was open at the new socket is dropped, in all slots`() {
    let (old, new) = (SlotDialogue(opening: [1]), SlotDialogue(opening: [0, 2]))
    old.session.forgetAnswers()
    new.sayBlocked(#"{"type":"resize","id":1,"slots":[2,0],"width":400,"height":700}"#)
    old.session.resume(insteadOf: new.session, id: .number(9))
    #expect(old.answers().map { $0["ack"] } == [1, 1, 9])
    #expect(old.session.openSlots == [1])
  }
}
