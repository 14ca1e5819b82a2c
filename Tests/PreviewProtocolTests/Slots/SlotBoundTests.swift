import SplitKit
import Testing

@testable import PreviewProtocol

/// The bounds of a session, which are for all of its slots together.
struct SlotBoundTests {
  private func title(_ slot: Int, _ target: String, _ length: Int) -> String {
    let text = String(repeating: "x", count: length)
    return #"{"type":"set","slot":\#(slot),"target":"\#(target)","properties":{"title":"\#(text)"}}"#
  }

  /// Pushes so many controllers in a slot and gives each the longest title.
  private func fill(_ dialogue: SlotDialogue, _ slot: Int, _ count: Int) -> [Value] {
    (0..<count).flatMap { number in
      dialogue.say(#"{"type":"perform","slot":\#(slot),"target":"nav:B","action":"push","controller":"C\#(number)"}"#)
        + dialogue.say(title(slot, "C\(number)", 1_024))
    }
  }

  @Test func `all texts of all slots have 64 KiB`() {
    let dialogue = SlotDialogue(opening: [0, 1, 2])
    for slot in [0, 1] { #expect(fill(dialogue, slot, 32).allSatisfy { $0["type"] == "scene" }) }
    let refusal = dialogue.say(title(2, "A", 1))[0]
    #expect(refusal["code"] == "tooLarge" && refusal["path"] == "properties.title")
    #expect(refusal["message"]?.string?.contains("65536 bytes of UTF-8; with this one they had 65537") == true)
    #expect(dialogue.say(title(0, "C0", 1_023))[0]["type"] == "scene", "A shorter text is admitted.")
    #expect(dialogue.say(title(2, "A", 1))[0]["type"] == "scene")
    dialogue.say(#"{"type":"close","slot":1}"#)
    #expect(dialogue.say(title(2, "A", 1_024))[0]["type"] == "scene", "A closed slot leaves its room to the others.")
  }

  @Test func `a text is refused in each slot for which there is no room`() {
    let dialogue = SlotDialogue(opening: Array(0..<16))
    _ = fill(dialogue, 0, 60)
    let slots = Array(0..<16)
    let text = String(repeating: "x", count: 1_024)
    let answers = dialogue.say(#"{"type":"set","slots":\#(slots),"target":"A","properties":{"title":"\#(text)"}}"#)
    #expect(answers.map { $0["slot"]?.number } == slots.map(Double.init))
    #expect(answers.map { $0["type"] } == slots.map { $0 < 4 ? "scene" : "error" })
  }

  @Test func `four sweeps are under way in all slots together`() {
    let dialogue = SlotDialogue(opening: Array(0..<5))
    let answers = dialogue.say(#"{"type":"sweep","id":1,"slots":[0,1,2,3,4],"from":600,"to":605,"height":800}"#)
    #expect(answers.map { $0["code"] } == ["tooFast"] && answers[0]["slot"] == 4)
    while dialogue.session.hasWork { dialogue.session.work(steps: 10) }
    #expect(dialogue.answers().map { $0["slot"] } == [0, 1, 2, 3])
  }

  @Test func `the calls of all scenes that wait are those of one scene`() {
    let dialogue = SlotDialogue(opening: Array(0..<4), #""scene":"lab","options":{"log":"all"}"#)
    for index in 0..<60 {
      dialogue.sayBlocked(#"{"type":"resize","slots":[0,1,2,3],"width":\#(index % 2 == 0 ? 400 : 1000),"height":800}"#)
    }
    let answers = dialogue.answers()
    let counts = answers.map { $0["events"]?.array?.count ?? 0 }
    #expect(answers.count == 4 && counts.reduce(0, +) <= CallLog.maximumCount)
    #expect(counts.allSatisfy { $0 >= CallLog.maximumCount / 4 }, "Each slot keeps its share.")
    #expect(answers.allSatisfy { ($0["eventsDropped"]?.number ?? 0) > 0 })
  }

  @Test func `the oldest elements of every slot make room for new ones`() throws {
    let dialogue = SlotDialogue(opening: [0, 1])
    let name = String(repeating: "n", count: 56)
    for slot in [0, 1] {
      for number in 0..<800 {
        dialogue.say(#"{"type":"perform","slot":\#(slot),"target":"nav:B","action":"push","controller":"\#(name)\#(number)"}"#)
        dialogue.say(#"{"type":"perform","slot":\#(slot),"target":"nav:B","action":"pop"}"#)
      }
    }
    let bytes = try [0, 1].map { try #require(dialogue.session.slot($0)).elements.bytesGone }
    #expect(bytes.reduce(0, +) <= ElementMemory.maximumBytes && bytes.allSatisfy { $0 > ElementMemory.maximumBytes / 4 })
    for slot in [0, 1] {
      let codes = [0, 799].map { dialogue.say(#"{"type":"tap","slot":\#(slot),"target":"\#(name)\#($0)"}"#)[0]["code"] }
      #expect(codes == ["unknownTarget", "stale"])
    }
  }

  @Test func `names of controllers that nothing uses are bounded for all slots`() throws {
    let dialogue = SlotDialogue(opening: [0, 1])
    for slot in [0, 1] {
      for number in 0..<200 {
        let push = #"{"type":"perform","slot":\#(slot),"target":"nav:B","action":"push","controller":"N\#(number)"}"#
        #expect(dialogue.say(push)[0]["type"] == "scene")
        dialogue.say(#"{"type":"perform","slot":\#(slot),"target":"nav:B","action":"pop"}"#)
      }
    }
    let kept = try [0, 1].map { try #require(dialogue.session.slot($0)?.preview?.content.plainControllers.count) }
    #expect(kept.reduce(0, +) <= PlainViewControllers.capacity + 1 && kept.allSatisfy { $0 > 50 })
  }

  @Test func `the memory of a session is that of its slots`() throws {
    let one = SlotDialogue(opening: [0]).session.estimatedBytes
    #expect(SlotDialogue(opening: [7]).session.estimatedBytes == one)
    let all = SlotDialogue(opening: Array(0..<16))
    #expect(all.session.estimatedBytes == 16 * one)
    all.say(#"{"type":"sweep","slot":3,"from":600,"to":700,"height":800}"#)
    #expect(all.session.estimatedBytes > 17 * one, "A sweep works on two copies.")
    all.sayBlocked(#"{"type":"resize","slots":[1,2],"width":400,"height":700}"#)
    let waiting = all.session.estimatedBytes
    #expect(!all.answers().isEmpty && all.session.estimatedBytes < waiting)
  }

  @Test func `a message for sixteen slots fills the queue`() {
    let dialogue = SlotDialogue(opening: Array(0..<16))
    for _ in 0..<4 {
      #expect(!dialogue.session.hasFullQueue)
      dialogue.sayBlocked(#"{"type":"sync","slots":\#(Array(0..<16))}"#)
    }
    #expect(dialogue.session.hasFullQueue && dialogue.session.queuedAnswers == 64)
  }
}
