import SamplePreviews
import SplitKit
import Testing

/// The messages that a user writes and sends in the app of seed 3.
@Suite struct MessagesWritingTests {
  private static let portrait = Size(width: 414, height: 736)
  private static let landscape = Size(width: 736, height: 414)

  private func stage(_ size: Size = landscape) throws -> Stage { try Stage(.adaptability, profile: .ios8, size: size) }

  private func bubbles(_ stage: Stage, _ conversation: String) -> [Value] {
    stage.content(conversation)?["exchanges"]?.array?.last?["bubbles"]?.array ?? []
  }

  private func rows(_ stage: Stage) -> [Value] {
    stage.content("conversations")?["sections"]?.array?[0]["rows"]?.array ?? []
  }

  private func isEnabled(_ stage: Stage, _ conversation: String, _ button: String = "send") -> Bool {
    stage.content(conversation)?[button]?["isEnabled"] == true
  }

  private func expectDisabled(_ stage: Stage, _ button: String) {
    #expect(throws: Refusal.notHittable(button, because: "it is disabled")) { try stage.window.tap(button) }
  }

  /// Begins a message to somebody, and writes it.
  private func begin(_ stage: Stage, to receiver: String, _ text: String = "Hello") throws {
    if stage.split.isCollapsed { try stage.perform("popToRoot", on: "nav:conversations") }
    try stage.window.tap("conversations/compose")
    try stage.window.edit("new-message/to", text: receiver)
    try stage.window.edit("new-message/field", text: text)
  }

  @Test func `a text is sent, stands in a bubble and in the list, and leaves the field empty`() throws {
    let stage = try stage()
    #expect(!isEnabled(stage, "noor"))
    try stage.window.edit("noor/field", text: "On my way")
    #expect(isEnabled(stage, "noor"))
    try stage.window.tap("noor/send")
    #expect(bubbles(stage, "noor") == [["text": "On my way", "isOwn": true]])
    #expect(stage.content("noor")?["field"]?["text"] == "")
    #expect(!isEnabled(stage, "noor"))
    #expect(rows(stage)[0]["preview"] == "On my way")
  }

  @Test func `nothing is sent while the field has nothing to read`() throws {
    let stage = try stage()
    let before = stage.content("noor")?["exchanges"]
    try stage.window.edit("noor/field", text: "  ")
    expectDisabled(stage, "noor/send")
    #expect(stage.content("noor")?["exchanges"] == before)
    #expect(stage.content("noor")?["field"]?["text"] == "  ")
  }

  @Test func `the camera adds a picture, and another one the next time, and leaves the text`() throws {
    let stage = try stage()
    try stage.window.edit("noor/field", text: "Look")
    try stage.window.tap("noor/camera")
    try stage.window.tap("noor/camera")
    #expect(bubbles(stage, "noor").map { $0["picture"] } == ["photo-shore", "photo-coffee"])
    #expect(stage.content("noor")?["field"]?["text"] == "Look")
    #expect(rows(stage)[0]["preview"] == "Attachment: 1 Image")
  }

  @Test func `the conversation in which the user wrote last comes first, and its details count the message`() throws {
    let stage = try stage()
    try stage.window.tap("conversations/bram")
    try stage.window.edit("bram/field", text: "And mine.")
    try stage.window.tap("bram/send")
    #expect(rows(stage).prefix(2).map { $0["name"] } == ["Bram de Wit", "Noor Haddad"])
    #expect(stage.pane("conversations/pane")?.selection == ["conversations/bram"])
    try stage.window.tap("bram/details")
    #expect(stage.content("bram-details")?["facts"]?.array?[0]["text"] == "3")
  }

  @Test(arguments: [portrait, landscape])
  func `a new message to a known person goes to their conversation`(size: Size) throws {
    let stage = try stage(size)
    try begin(stage, to: " mum ")
    try stage.window.tap("new-message/send")
    let isNarrow = size == Self.portrait
    #expect(stage.tree == (isNarrow ? ["nav[conversations,nav[mum]]"] : ["nav[conversations]", "nav[mum]"]))
    #expect(bubbles(stage, "mum") == [["text": "Hello", "isOwn": true]])
  }

  @Test(arguments: [portrait, landscape])
  func `a new message to somebody else begins a conversation with a row and details`(size: Size) throws {
    let stage = try stage(size)
    try begin(stage, to: "Kim")
    try stage.window.tap("new-message/send")
    let isNarrow = size == Self.portrait
    #expect(stage.tree == (isNarrow ? ["nav[conversations,nav[begun-1]]"] : ["nav[conversations]", "nav[begun-1]"]))
    #expect(stage.content("begun-1")?["title"] == "Kim")
    try stage.window.tap("begun-1/details")
    #expect(stage.content("begun-1-details")?["sender"]?["name"] == "Kim")
    try stage.perform("popToRoot", on: "nav:conversations")
    #expect(rows(stage).count == 11 && rows(stage)[0]["name"] == "Kim")
  }

  @Test func `nothing is sent to nobody`() throws {
    let stage = try stage()
    try begin(stage, to: " ")
    for button in ["send", "camera"] { expectDisabled(stage, "new-message/\(button)") }
    #expect(stage.tree == ["nav[conversations]", "nav[new-message]"])
    #expect(rows(stage).count == 10)
  }

  @Test func `a picture in a new message takes its text along`() throws {
    let stage = try stage()
    try begin(stage, to: "Kim", "This is it")
    try stage.window.tap("new-message/camera")
    #expect(bubbles(stage, "begun-1").map { $0["picture"] } == ["photo-shore"])
    #expect(stage.content("begun-1")?["field"]?["text"] == "This is it")
    try stage.window.tap("conversations/compose")
    #expect(stage.content("new-message")?["field"]?["text"] == "" && stage.content("new-message")?["to"]?["text"] == "")
  }

  @Test(arguments: [portrait, landscape])
  func `the plus presents the contacts, of whom the chosen one fills the field`(size: Size) throws {
    let stage = try stage(size)
    try begin(stage, to: "")
    try stage.window.tap("new-message/add")
    #expect(stage.pane("contacts/pane")?.isVisible == true)
    let place = stage.content.place
    #expect(place["showsContacts"] == true)
    try stage.window.tap("contacts/mei")
    #expect(stage.pane("contacts/pane") == nil)
    #expect(stage.content("new-message")?["to"]?["text"] == "Mei Okafor")
    #expect(stage.content.place["showsContacts"] == nil)
    try stage.window.tap("new-message/add")
    try stage.window.tap("contacts/cancel")
    #expect(stage.content("new-message")?["to"]?["text"] == "Mei Okafor")
    let other = try self.stage(size)
    other.content.restore(place)
    other.window.layoutIfNeeded()
    #expect(other.pane("contacts/pane")?.isVisible == true)
  }

  @Test func `a new message begins in the field for its receiver`() throws {
    let stage = try stage()
    try stage.window.tap("conversations/compose")
    #expect(stage.scene.window.focusedField == "new-message/to")
  }

  @Test(arguments: [portrait, landscape])
  func `a place brings back what was sent, to whom, and where it goes on`(size: Size) throws {
    let stage = try stage(size)
    try stage.window.edit("noor/field", text: "Here")
    try stage.window.tap("noor/send")
    try begin(stage, to: "Kim")
    try stage.window.tap("new-message/send")
    try stage.window.tap("begun-1/camera")
    let other = try self.stage(size)
    other.content.restore(stage.content.place)
    other.window.layoutIfNeeded()
    #expect(other.tree == stage.tree)
    #expect(other.content.place == stage.content.place)
    #expect(other.content("begun-1") == stage.content("begun-1"))
    #expect(rows(other) == rows(stage))
    try begin(other, to: "Lou")
    try other.window.tap("new-message/send")
    #expect(other.content("begun-2")?["title"] == "Lou")
  }

  @Test(
    arguments: [
      ["sent": 3], ["sent": [["to": "nobody", "text": "x"], ["to": "new-message", "text": "x"], ["to": "noor", "text": " "]]],
      ["sent": [["to": "begun-0", "name": "Kim", "text": "x"], ["to": "begun-01", "name": "Kim", "text": "x"]]],
      ["sent": [["to": "begun-1", "text": "x"], ["to": "noor", "picture": "logo"], "x"]], ["conversation": "begun-1"],
      ["showsContacts": true],
    ] as [Value])
  func `what a place has wrong is left out`(place: Value) throws {
    let stage = try stage()
    let before = stage.content.place
    stage.content.restore(place)
    #expect(stage.content.place == before)
  }

  @Test func `a session keeps the newest messages, of a limited length`() throws {
    let stage = try stage()
    for number in 0..<30 {
      try begin(stage, to: "Person \(number)", String(repeating: "é", count: 400))
      try stage.window.tap("new-message/send")
    }
    #expect(rows(stage).count == 30)
    #expect(rows(stage)[0]["name"] == "Person 29" && rows(stage)[19]["name"] == "Person 10")
    #expect(bubbles(stage, "begun-30")[0]["text"]?.string?.utf8.count == 500)
    #expect(stage.content.controller(named: "begun-1") == nil)
    #expect(stage.content.place["sent"]?.array?.count == 1)
  }
}
