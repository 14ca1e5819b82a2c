import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// An overview in a conversation: what it takes from the open preview, and that it changes nothing there.
@Suite struct OverviewConversationTests {
  private let asker = Asker()
  private let iPad: Device
  private let iPhone: Device

  init() throws {
    iPad = try #require(DeviceCatalog.builtIn["ipad-9"])
    iPhone = try #require(DeviceCatalog.builtIn["iphone-6.1in"])
  }

  private func roles(_ rows: [Value]) -> [[String]] {
    rows.map { ($0["parts"]?.array ?? []).compactMap { $0["role"]?.string } }
  }

  @Test func `it leaves the open preview as it is`() throws {
    let before = try asker.open("split-or-flip")
    let answer = try asker.say(["type": "overview", "id": "o", "device": "ipad-9"])
    #expect(answer["ack"] == "o")
    #expect(answer["scene"] == "split-or-flip")
    #expect(answer["profile"] == "ios13")
    let after = try asker.say(["type": "sync"])
    #expect(after["rev"] == before["rev"])
    #expect(after["events"] == [])
    #expect(after["window"] == before["window"])
  }

  @Test func `it is at the user's place, so a flip shows on every narrow window`() throws {
    try asker.open("split-or-flip")
    #expect(try roles(asker.windows(of: iPhone)) == [["left"], ["left"]])
    try asker.say(["type": "perform", "target": "split", "action": "setFocus", "side": "right"])
    #expect(try roles(asker.windows(of: iPhone)) == [["right"], ["right"]])
  }

  @Test func `it has the options and the profile with which the preview was opened`() throws {
    try asker.open("split-or-flip", Member("options", ["minimumWidthForWideColumn": 1_100]))
    let widths = try asker.windows(of: iPad).compactMap { $0["parts"]?.array?.last?["frame"]?.array?[2].number }
    #expect(!widths.contains(440), "No window of this iPad is wider than 1,100.")
    try asker.open("lab", Member("profile", "ios14"))
    #expect(try asker.say(["type": "overview", "device": "ipad-9"])["profile"] == "ios14")
  }

  @Test func `the idiom of each device decides, unless the preview was opened with a policy`() throws {
    try asker.open("split-or-flip")
    #expect(try asker.windows(of: iPad)[5]["classes"] == ["regular", "regular"])
    #expect(try asker.windows(of: iPhone)[1]["classes"] == ["compact", "compact"])
    try asker.open("split-or-flip", Member("policy", "phone-resizable"))
    #expect(try asker.windows(of: iPad)[5]["classes"] == ["compact", "regular"])
  }

  @Test func `it has the traits of the moment, and a removed override stays removed`() throws {
    let opened: Value = ["layoutDirection": "rightToLeft", "horizontalSizeClass": "compact"]
    try asker.open("split-or-flip", Member("traits", opened))
    #expect(try roles(asker.windows(of: iPad)).allSatisfy { $0 == ["left"] })
    try asker.say(["type": "traits", "horizontalSizeClass": .null])
    let whole = try asker.windows(of: iPad)[5]
    #expect(whole["size"] == [1080, 810])
    #expect(whole["parts"]?.array?.last?["role"] == "left")
    #expect(whole["parts"]?.array?.last?["frame"] == [640, 0, 440, 810])
  }

  @Test func `other messages are answered before it, and it goes on in steps`() throws {
    try asker.open("lab")
    let session = asker.session
    session.receive(Array(#"{"type":"overview","id":1,"device":"ipad-9"}"#.utf8), isWritable: true)
    session.work(steps: 11)
    #expect(session.hasWork)
    #expect(session.nextMessage() == nil)
    session.receive(Array(#"{"type":"ping","id":2}"#.utf8), isWritable: true)
    #expect(session.nextMessage()?.text == #"{"type":"pong","ack":2}"#)
    session.work(steps: 1)
    #expect(!session.hasWork)
    #expect(session.nextMessage()?.text.hasPrefix(#"{"type":"overview","ack":1,"#) == true)
  }

  @Test(arguments: [
    (#"{"type":"overview","id":1}"#, "missing", "device", "device is missing."),
    (#"{"type":"overview","id":1,"device":null}"#, "invalid", "device", "device is null. It must be a string."),
    (#"{"type":"overview","id":1,"device":["ipad-9"]}"#, "invalid", "device", #"device is ["ipad-9"]. It must be a string."#),
    (
      #"{"type":"overview","id":1,"device":"ipad-99"}"#, "unknownDevice", "device",
      "There is no device named ipad-99. Did you mean ipad-9?"
    ),
  ])
  func `one that cannot be says where, and none is under way`(
    text: String, code: String, path: String, message: String
  ) throws {
    let before = try asker.open("lab")
    let error = try asker.say(JSONReader.read(Array(text.utf8)))
    #expect(error == ["type": "error", "ack": 1, "code": .string(code), "message": .string(message), "path": .string(path)])
    #expect(!asker.session.hasWork)
    #expect(try asker.say(["type": "sync"])["rev"] == before["rev"])
  }

  @Test func `without a preview there is none, and sweeps and overviews together are at most four`() throws {
    #expect(try asker.say(["type": "overview", "device": "ipad-9"])["code"] == "notOpen")
    try asker.open("lab")
    let session = asker.session
    for text in [
      #"{"type":"overview","device":"ipad-9"}"#, #"{"type":"sweep","from":660,"to":661,"height":820}"#,
      #"{"type":"overview","device":"ipad-9"}"#, #"{"type":"sweep","from":660,"to":661,"height":820}"#,
    ] {
      session.receive(Array(text.utf8), isWritable: true)
      #expect(!session.hasOutput)
    }
    session.receive(Array(#"{"type":"overview","device":"ipad-9"}"#.utf8), isWritable: true)
    let refusal = try #require(session.nextMessage())
    #expect(refusal.text.contains(#""code":"tooFast""#))
    #expect(refusal.text.contains("4 sweeps, overviews, explanations, audits, pictures or exports under way"))
    var answers = 0
    while session.hasWork {
      session.work(steps: 100)
      while session.nextMessage() != nil { answers += 1 }
    }
    #expect(answers == 4)
  }
}
