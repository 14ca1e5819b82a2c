import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// Explanations in a conversation.
@Suite struct ExplainConversationTests {
  private let asker = Asker()

  private func explain(_ target: String) throws -> Value {
    try asker.say(["type": "explain", "id": 7, "target": .string(target)])
  }

  private func texts(_ answer: Value) -> [String] { answer["sentences"]?.array?.compactMap { $0["text"]?.string } ?? [] }

  @Test func `a detail that has disappeared is explained where it was`() throws {
    try asker.open("lab", Member("options", ["style": "doubleColumn", "topColumnForCollapsing": "primary"]))
    try asker.say(["type": "resize", "width": 600, "height": 820])
    let answer = try explain("split.secondary")
    #expect(answer["type"] == "explanation" && answer["ack"] == 7 && answer["title"] == "Secondary column")
    #expect(
      texts(answer).suffix(2) == [
        "The split view split is collapsed, because its horizontal size class is compact.",
        "The horizontal size class of the window is compact, because the window is that of an iPad app, and 600 is not above 667.",
      ])
    #expect(answer["nearest"]?["narrower"] == .null)
    #expect(answer["nearest"]?["wider"]?["width"] == 667.5)
  }

  @Test func `the inset of a primary whose view begins outside the split view is explained`() throws {
    try asker.open(
      "lab", Member("profile", "ios14"), Member("options", ["style": "doubleColumn"]),
      Member("window", ["width": 1366, "height": 1024]))
    let sentence = try #require(texts(try explain("split.primary")).first { $0.contains("inset of 100") })
    #expect(
      sentence
        == "The primary column of split has a safe area inset of 100 at the left, because its view begins 100 outside the split view in "
        + "this version.")
  }

  @Test func `a length that goes on where it was is not the nearest change if there is another one`() throws {
    try asker.open("mail", Member("window", ["width": 700, "height": 800]))
    let nearest = try explain("split.supplementary")["nearest"]
    #expect(nearest?["wider"]?["width"] == 954.5 && nearest?["wider"]?["flip"] == 954)
    #expect(nearest?["wider"]?["changes"]?.array?.contains { $0["name"] == "displayMode" } == true)
  }

  @Test func `a point has what is frontmost there, and the same sentences as its name`() throws {
    try asker.open("lab", Member("window", ["width": 1000, "height": 800]))
    let answer = try asker.say(["type": "explain", "x": 500, "y": 400])
    #expect(answer["target"] == "B")
    #expect(answer["sentences"] == (try explain("B"))["sentences"])
    #expect((try explain("B/pane"))["target"] == "B")
  }

  @Test func `a point outside of the window is explained as such`() throws {
    try asker.open("lab", Member("window", ["width": 1000, "height": 800]))
    let answer = try asker.say(["type": "explain", "x": 1000, "y": -1])
    #expect(answer["target"] == "window")
    #expect(
      texts(answer) == ["The point 1000, -1 shows nothing, because it is outside of the window, which is 1000 x 800."])
    #expect(answer["nearest"]?["narrower"] == .null && answer["nearest"]?["wider"] == .null)
  }

  @Test func `a column that the style does not have, or that is empty, is explained`() throws {
    try asker.open("lab", Member("options", ["style": "doubleColumn"]))
    #expect(
      texts(try explain("split.supplementary"))[0]
        == "The supplementary column of split is hidden, because a split view of the style doubleColumn has no such column."
    )
    #expect(
      texts(try explain("split.inspector"))[0]
        == "The inspector column of split is hidden, because the app has set no controller for it.")
  }

  @Test func `a column without a split view is that of the first one`() throws {
    try asker.open("lab", Member("options", ["style": "doubleColumn"]))
    #expect(try explain("primary")["target"] == "split.primary")
    #expect(texts(try explain("supplementary")) == texts(try explain("split.supplementary")))
    for name in ["", ".", ".primary", "nobody.primary", "primary."] { #expect(try explain(name)["code"] == "unknownTarget") }
  }

  @Test func `an element stands for the controller that shows it`() throws {
    try asker.open("mail")
    for (element, controller) in [("messages/tide-tables", "messages"), ("mailboxes/vip", "mailboxes")] {
      #expect(try explain(element)["target"] == .string(controller), "\(element)")
      #expect(texts(try explain(element)) == texts(try explain(controller)))
    }
  }

  @Test func `the last part of an element is enough, and a misspelt one leads to the whole id`() throws {
    try asker.open("mail")
    #expect(try explain("vip")["target"] == "mailboxes")
    let answer = try explain("tide-tabels")
    #expect(answer["code"] == "unknownTarget")
    #expect(answer["message"]?.string?.contains("Did you mean messages/tide-tables?") == true, "\(answer)")
  }

  @Test func `an unknown target is refused with the names that there are`() throws {
    try asker.open("lab")
    let answer = try explain("nobody")
    #expect(answer["code"] == "unknownTarget" && answer["path"] == "target")
    let sentence = "There is no controller, pane, column or element named nobody. There are "
    #expect(answer["message"]?.string?.hasPrefix(sentence) == true)
  }

  @Test func `a controller under a full screen, on a stack or in another tab is explained by what hides it`() throws {
    try asker.open("lab", Member("options", ["embedding": "tab"]))
    try asker.say(["type": "perform", "target": "nav:A", "action": "push", "controller": "P"])
    #expect(texts(try explain("A"))[0] == "The controller A is hidden, because P is on top of the stack nav:A.")
    try asker.say(["type": "perform", "target": "split", "action": "present", "controller": "D", "style": "fullScreen"])
    let covered = "The controller P is hidden, because the controller D covers the window as a fullScreen."
    #expect(texts(try explain("P"))[0] == covered)
    #expect(
      texts(try explain("D")).prefix(2) == [
        "The controller D is visible, because the tab bar controller tabs presents it.",
        "The controller D is presented as a fullScreen, because the app asks for this style.",
      ])
  }

  @Test func `the content of a hidden column has the statement about the style of its split view`() throws {
    try asker.open("lab", Member("options", ["style": "tripleColumn"]), Member("window", ["width": 820, "height": 1180]))
    let sentence = try #require(try explain("A")["sentences"]?.array?.first)
    #expect(sentence["value"] == false)
    #expect(sentence["statement"]?["id"] == "85" && sentence["statement"]?["class"] == "observed")
    #expect(sentence["certainty"] == "This was measured, or a named author has seen it.")
  }

  @Test func `a preference from before the appearance is not taken for an action of the user`() throws {
    try asker.open(
      "lab", Member("options", ["style": "doubleColumn", "properties": ["preferredDisplayMode": "oneOverSecondary"]]))
    let sentence = try #require(try explain("split")["sentences"]?.array?.first { $0["name"] == "displayMode" })
    #expect(sentence["value"] == "secondaryOnly")
    #expect(sentence["because"] == "oneOverSecondary was preferred before the split appeared or was resized")
    #expect(sentence["statement"]?["id"] == "5.4-initial")
  }

  @Test(arguments: [(393, "5.4-393"), (500, "49-b"), (600, "5.4-fits")])
  func `a width at which nobody has looked is a choice of ours`(_ width: Double, _ id: String) throws {
    try asker.open(
      "lab", Member("options", ["style": "doubleColumn"]), Member("traits", ["horizontalSizeClass": "regular"]),
      Member("window", ["width": .number(width), "height": 852]))
    let sentence = try #require(try explain("split")["sentences"]?.array?.first { $0["name"] == "displayMode" })
    #expect(sentence["statement"]?["id"] == .string(id))
  }

  @Test(arguments: ["ios14", "ios26"])
  func `the copies have the properties, the mode and the overrides that the preview has now`(_ profile: String) throws {
    try asker.open(
      "lab", Member("profile", .string(profile)), Member("options", ["style": "doubleColumn"]),
      Member("window", ["width": 1180, "height": 820]))
    try asker.say(["type": "set", "target": "split", "properties": ["preferredPrimaryColumnWidth": 300]])
    try asker.say(["type": "perform", "target": "split", "action": "toggleDisplayMode"])
    let answer = try explain("split.primary")
    #expect(answer["nearest"]?["startsAlike"] == true)
    #expect(answer["sentences"]?.array?[0]["value"] == false)
    try asker.say(["type": "traits", "horizontalSizeClass": "compact"])
    let nearest = try explain("split.primary")["nearest"]
    #expect(nearest?["startsAlike"] == true)
    #expect(nearest?["narrower"] == .null && nearest?["wider"] == .null, "the class no longer follows from the width")
  }

  @Test func `an explanation leaves the preview as it is, and others are answered before it`() throws {
    let before = try asker.open("lab")
    let session = asker.session
    session.receive(Array(#"{"type":"explain","id":"e","target":"split"}"#.utf8), isWritable: true)
    session.work(steps: 5)
    #expect(session.nextMessage() == nil && session.hasWork)
    session.receive(Array(#"{"type":"ping","id":2}"#.utf8), isWritable: true)
    #expect(session.nextMessage()?.text == #"{"type":"pong","ack":2}"#)
    while session.hasWork { session.work(steps: 100) }
    #expect(session.nextMessage()?.text.hasPrefix(#"{"type":"explanation","ack":"e","scene":"lab""#) == true)
    #expect(try asker.say(["type": "sync"])["rev"] == before["rev"])
  }
}
