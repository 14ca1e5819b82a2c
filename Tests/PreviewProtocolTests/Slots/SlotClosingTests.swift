import PreviewProtocol
import SplitKit
import Testing

/// Slots that are opened, closed, and opened again.
struct SlotClosingTests {
  @Test func `a closed slot is free`() {
    let dialogue = SlotDialogue(opening: [0, 3])
    dialogue.say(#"{"type":"resize","slot":3,"width":500,"height":700}"#)
    #expect(dialogue.say(#"{"type":"close","id":1,"slot":3}"#) == [["type": "closed", "ack": 1, "slot": 3]])
    #expect(dialogue.session.openSlots == [0])
    #expect(dialogue.say(#"{"type":"sync","slot":3}"#)[0]["code"] == "notOpen")
    let scene = dialogue.say(#"{"type":"open","slot":3,"scene":"mail","updates":"moved"}"#)[0]
    #expect(scene["rev"] == 1 && scene["hierarchy"] != nil && scene["look"] != nil)
  }

  @Test func `slot 0 is closed like any other`() {
    let dialogue = SlotDialogue(opening: [0])
    dialogue.say(#"{"type":"resize","width":500,"height":700}"#)
    #expect(dialogue.say(#"{"type":"close"}"#) == [["type": "closed"]])
    #expect(!dialogue.session.hasPreview && dialogue.session.estimatedBytes == 0)
    #expect(dialogue.say(#"{"type":"close"}"#)[0]["code"] == "notOpen")
    #expect(dialogue.say(#"{"type":"open","scene":"lab"}"#)[0]["rev"] == 1)
  }

  @Test func `several slots are closed at once, or none of them`() {
    let dialogue = SlotDialogue(opening: [0, 1, 2])
    let refusal = dialogue.say(#"{"type":"close","id":1,"slots":[0,1,5]}"#)
    #expect(refusal.count == 1 && refusal[0]["code"] == "notOpen" && refusal[0]["path"] == "slots[2]")
    #expect(dialogue.session.openSlots == [0, 1, 2])
    #expect(dialogue.say(#"{"type":"close","slots":[2,0]}"#) == [["type": "closed", "slot": 2], ["type": "closed", "slot": 0]])
    #expect(dialogue.session.openSlots == [1])
  }

  @Test func `a slot that is open is opened anew`() {
    let dialogue = SlotDialogue(opening: [5])
    let scene = dialogue.say(#"{"type":"open","slot":5,"scene":"mail"}"#)[0]
    #expect(scene["rev"] == 2 && scene["scene"] == "mail")
    #expect(dialogue.session.openSlots == [5])
  }

  @Test func `a scene that waits comes before the slot is closed`() {
    let dialogue = SlotDialogue(opening: [1])
    dialogue.sayBlocked(#"{"type":"resize","id":1,"slot":1,"width":500,"height":700}"#)
    dialogue.sayBlocked(#"{"type":"close","id":2,"slot":1}"#)
    #expect(dialogue.answers().map { $0["type"] } == ["scene", "closed"])
  }

  @Test func `a sweep of a slot that was closed is answered`() {
    let dialogue = SlotDialogue(opening: [1])
    dialogue.say(#"{"type":"sweep","id":1,"slot":1,"from":600,"to":605,"height":800}"#)
    dialogue.say(#"{"type":"close","slot":1}"#)
    while dialogue.session.hasWork { dialogue.session.work(steps: 10) }
    #expect(dialogue.answers().map { $0["slot"] } == [1])
  }
}
