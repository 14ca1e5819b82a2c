import PreviewProtocol
import SplitKit
import Testing

/// Slots that give back memory between messages.
struct SlotRestingTests {
  @Test func `a new slot rests by itself, and a session rests in all of its slots`() {
    let dialogue = SlotDialogue(opening: [0, 1, 2])
    #expect(!dialogue.session.rest(), "All of them rest already.")
    dialogue.say(#"{"type":"resize","slot":1,"width":500,"height":700}"#)
    #expect(dialogue.session.rest())
    dialogue.say(#"{"type":"open","slot":3,"scene":"mail"}"#)
    #expect(!dialogue.session.rest())
  }

  @Test func `a slot that opens leaves the others awake`() {
    let dialogue = SlotDialogue(opening: [0])
    dialogue.say(#"{"type":"resize","slot":0,"width":500,"height":700}"#)
    dialogue.say(#"{"type":"open","slot":1,"scene":"lab"}"#)
    #expect(dialogue.session.rest(), "Slot 0 did not rest when slot 1 opened.")
  }
}
