import PreviewProtocol
import SplitKit
import Testing

/// Each kind of message, for each way to name slots, with slots that are open and slots that are not.
struct SlotMessageTests {
  /// The messages of the protocol that need an open scene, without their slots. Each succeeds in the lab, or is refused there
  /// with the code.
  private static let messages: [(text: String, code: String?)] = [
    (#""type":"resize","width":500,"height":700"#, nil), (#""type":"rotate""#, nil),
    (#""type":"arrange","arrangement":"full""#, "unsupported"), (#""type":"background""#, nil), (#""type":"foreground""#, nil),
    (#""type":"tap","target":"nobody""#, "unknownTarget"), (#""type":"tap","x":1,"y":1"#, nil),
    (#""type":"swipe","direction":"left","x":1,"y":1"#, nil),
    (#""type":"drag","target":"nobody","x":1,"phase":"began""#, "unknownTarget"),
    (#""type":"scroll","target":"nobody","x":0,"y":1"#, "unknownTarget"),
    (#""type":"edit","target":"nobody","text":"a""#, "unknownTarget"), (#""type":"focus","target":null"#, nil),
    (#""type":"traits","userInterfaceStyle":"dark""#, nil),
    (#""type":"set","target":"split","properties":{"presentsWithGesture":false}"#, nil),
    (#""type":"perform","target":"nav:B","action":"push","controller":"C""#, nil), (#""type":"sync""#, nil),
  ]

  @Test(arguments: messages)
  func `without slots, a message is for slot 0, and no answer names it`(text: String, code: String?) {
    let dialogue = SlotDialogue(opening: [3])
    #expect(dialogue.say("{\(text)}").map { $0["code"] } == ["notOpen"])
    #expect(dialogue.say(#"{"type":"open","scene":"lab"}"#)[0]["slot"] == nil)
    let other = dialogue.shown(in: 3)
    let answers = dialogue.say(#"{"id":1,\#(text)}"#)
    #expect(answers.count == 1 && answers[0]["code"]?.string == code)
    #expect(answers[0]["slot"] == nil && answers[0]["ack"] == 1)
    #expect(dialogue.shown(in: 3) == other)
  }

  @Test(arguments: messages)
  func `a message for one slot is answered by it alone`(text: String, code: String?) {
    let dialogue = SlotDialogue(opening: [0, 3, 15])
    for slot in [0, 3, 15] {
      let others = [0, 3, 15].filter { $0 != slot }.map(dialogue.shown)
      let answers = dialogue.say(#"{"id":"a","slot":\#(slot),\#(text)}"#)
      #expect(answers.count == 1 && answers[0]["code"]?.string == code)
      #expect(answers[0]["slot"] == .number(Double(slot)) && answers[0]["ack"] == "a")
      #expect([0, 3, 15].filter { $0 != slot }.map(dialogue.shown) == others)
    }
  }

  @Test(arguments: messages)
  func `a message for several slots is answered by each, in the order of the list`(text: String, code: String?) {
    let dialogue = SlotDialogue(opening: [0, 3, 7, 15])
    let other = dialogue.shown(in: 7)
    let answers = dialogue.say(#"{"id":2,"slots":[15,0,3],\#(text)}"#)
    #expect(answers.map { $0["slot"] } == [15, 0, 3])
    #expect(answers.map { $0["ack"] } == [2, 2, 2])
    #expect(answers.allSatisfy { $0["code"]?.string == code })
    #expect(dialogue.shown(in: 7) == other)
  }

  @Test(arguments: messages)
  func `a message for a slot that is not open changes none`(text: String, code: String?) {
    let dialogue = SlotDialogue(opening: [0, 3])
    let before = [0, 3].map(dialogue.shown)
    let closed = [(#""slot":2"#, 2, "slot"), (#""slots":[3,0,2]"#, 2, "slots[2]"), (#""slots":[9,0]"#, 9, "slots[0]")]
    for (slots, slot, path) in closed {
      let answers = dialogue.say(#"{"id":1,\#(slots),\#(text)}"#)
      let sentence = "The message needs an open scene, and slot \(slot) has none."
      let error: Value = [
        "type": "error", "ack": 1, "code": "notOpen", "message": .string(sentence), "path": .string(path),
      ]
      #expect(answers == [error])
    }
    #expect([0, 3].map(dialogue.shown) == before)
  }

  @Test func `a slot whose app refuses a message is answered by an error, and the others by scenes`() {
    let dialogue = SlotDialogue(opening: [1, 2])
    dialogue.say(#"{"type":"perform","slot":2,"target":"nav:B","action":"push","controller":"C"}"#)
    let answers = dialogue.say(#"{"type":"perform","id":5,"slots":[1,2],"target":"nav:B","action":"popTo","controller":"C"}"#)
    #expect(answers.map { $0["type"] } == ["error", "scene"])
    #expect(answers.map { $0["slot"] } == [1, 2] && answers.map { $0["ack"] } == [5, 5])
  }

  @Test func `a refused open names its slot and frees nothing`() {
    let dialogue = SlotDialogue(opening: [4])
    let before = dialogue.shown(in: 4)
    for slot in [4, 5] {
      let answers = dialogue.say(#"{"type":"open","id":1,"slot":\#(slot),"scene":"none"}"#)
      #expect(answers[0]["code"] == "unknownScene" && answers[0]["slot"] == .number(Double(slot)))
    }
    #expect(dialogue.session.openSlots == [4])
    #expect(dialogue.shown(in: 4) == before)
  }

  @Test func `a ping is for the connection, whatever slots it names`() {
    let dialogue = SlotDialogue(opening: [1])
    #expect(dialogue.say(#"{"type":"ping","id":1,"slots":[1,9]}"#) == [["type": "pong", "ack": 1]])
  }

  @Test func `sweeps and overviews name their slots`() {
    let dialogue = SlotDialogue(opening: [1, 2])
    dialogue.say(#"{"type":"sweep","id":1,"slots":[2,1],"from":600,"to":605,"height":800}"#)
    dialogue.say(#"{"type":"overview","id":2,"slot":1,"device":"ipad-9"}"#)
    while dialogue.session.hasWork { dialogue.session.work(steps: 10) }
    let answers = dialogue.answers()
    #expect(answers.map { $0["type"] } == ["sweep", "sweep", "overview"])
    #expect(answers.map { $0["slot"] } == [2, 1, 1])
    #expect(answers.map { $0["ack"] } == [1, 1, 2])
  }
}
