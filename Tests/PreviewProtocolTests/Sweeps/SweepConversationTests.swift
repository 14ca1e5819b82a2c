import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// A sweep in a conversation: what is answered when, and that it touches nothing else.
@Suite struct SweepConversationTests {
  private let session = Session(
    name: "s", previews: Preview.all, server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 0))

  private func say(_ text: String) throws -> [Value] {
    session.receive(Array(text.utf8), isWritable: true)
    return try answers()
  }

  private func answers() throws -> [Value] {
    var values: [Value] = []
    while let message = session.nextMessage() { values.append(try JSONReader.read(Array(message.text.utf8))) }
    return values
  }

  private static let sweep = #"{"type":"sweep","id":"s","from":660,"to":680,"height":820}"#

  @Test func `what is said meanwhile is answered first`() throws {
    _ = try say(#"{"type":"open","scene":"lab"}"#)
    #expect(try say(Self.sweep).isEmpty)
    #expect(session.hasWork)
    session.work(steps: 5)
    #expect(try answers().isEmpty)
    #expect(try say(#"{"type":"resize","id":2,"width":700,"height":700}"#).map { $0["ack"] } == [2])
    while session.hasWork { session.work(steps: 5) }
    let answer = try #require(try answers().first)
    #expect(answer["type"] == "sweep")
    #expect(answer["ack"] == "s")
    #expect(answer["bands"]?.array?.compactMap { $0["from"]?.number } == [660, 667.5])
  }

  @Test func `a sweep is of a copy, as the preview was opened and under the traits that it has now`() throws {
    _ = try say(#"{"type":"open","scene":"lab","options":{"style":"tripleColumn"},"profile":"ios14"}"#)
    let before = try say(#"{"type":"traits","horizontalSizeClass":"compact"}"#)[0]
    _ = try say(#"{"type":"sweep","from":1000,"to":1030,"height":820}"#)
    while session.hasWork { session.work(steps: 1000) }
    let answer = try #require(try answers().first)
    #expect(answer["profile"] == "ios14")
    #expect(answer["options"] == ["style": "tripleColumn"])
    #expect(answer["bands"]?.array?.compactMap { $0["from"]?.number } == [1000])
    #expect(answer["bands"]?.array?[0]["facts"]?.array?.first?["value"] == "compact")
    #expect(try say(#"{"type":"sync"}"#)[0]["rev"] == before["rev"])
  }

  /// The ruler stands beside the window, and says the same of its width: also of a device whose classes no rule could
  /// tell, and of a content that turns on the insets.
  @Test(arguments: [
    ("mail", "{}", "iphone-duo", "full"), ("mail", "{}", "iphone-duo", "cover-full"), ("lab", "{}", "iphone-6.5in", "full"),
    ("instagram", #"{"tab":"home"}"#, "ipad-9", "full"), ("mail", "{}", "ipad-pro-11-m4", "split-2/3"),
  ])
  func `a sweep of a window that shares a screen has it as it is`(
    scene: String, options: String, device: String, arrangement: String
  ) throws {
    _ = try say(#"{"type":"open","scene":"\#(scene)","options":\#(options),"device":"\#(device)"}"#)
    for turn in ["portrait", "landscapeLeft"] {
      _ = try say(#"{"type":"rotate","to":"\#(turn)"}"#)
      let arranged = try say(#"{"type":"arrange","arrangement":"\#(arrangement)"}"#)[0]
      let window = try #require(arranged["window"])
      let size = (window["size"]?.array ?? []).compactMap(\.number)
      _ = try say(#"{"type":"sweep","from":\#(size[0]),"to":\#(size[0]),"height":\#(size[1])}"#)
      while session.hasWork { session.work(steps: 10) }
      let answer = try #require(try answers().first)
      #expect(answer["device"] == .string(device))
      let facts = try #require(answer["bands"]?.array?.first?["facts"]?.array)
      for name in ["horizontalSizeClass", "verticalSizeClass"] {
        let fact = facts.first { $0["target"] == "window" && $0["name"] == .string(name) }
        #expect(fact?["value"] == window["traits"]?[name], "\(name) \(turn)")
      }
      let layout = facts.first { $0["name"] == "layout" && $0["target"] == "home" }?["value"]
      let panes = try say(#"{"type":"sync"}"#)[0]["panes"]?.array ?? []
      let shown = panes.first { $0["controller"] == "home" }?["layout"]?["kind"]
      #expect(layout == shown)
    }
  }

  @Test(arguments: [
    (#""from":0,"to":700,"height":800"#, "invalid", "from"), (#""from":320,"to":20001,"height":800"#, "invalid", "to"),
    (#""from":320,"to":700,"height":"a""#, "invalid", "height"),
    (#""from":320,"to":700,"height":800,"profile":"ios99""#, "unknownProfile", "profile"),
  ])
  func `a sweep that cannot be says where, and none is under way`(members: String, code: String, path: String) throws {
    let before = try say(#"{"type":"open","scene":"lab"}"#)[0]
    let error = try say(#"{"type":"sweep",\#(members)}"#)[0]
    #expect(error["code"] == .string(code))
    #expect(error["path"] == .string(path))
    #expect(!session.hasWork)
    #expect(try say(#"{"type":"sync"}"#)[0]["rev"] == before["rev"])
  }

  @Test func `without a preview there is nothing to sweep, and a fifth sweep waits for its turn to be asked`() throws {
    #expect(try say(Self.sweep)[0]["code"] == "notOpen")
    _ = try say(#"{"type":"open","scene":"lab"}"#)
    for _ in 0..<4 { #expect(try say(Self.sweep).isEmpty) }
    #expect(try say(Self.sweep)[0]["code"] == "tooFast")
    while session.hasWork { session.work(steps: 1000) }
    #expect(try answers().count == 4)
    #expect(try say(Self.sweep).isEmpty)
  }
}
