import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// A session driven by hand, its answers read back as values.
private final class Conversation {
  let session = Session(
    name: "s1", previews: Preview.all,
    server: ServerIdentity(name: "test", version: "1", epoch: "e1", resumeFor: 0))

  /// Sends one message while the socket takes bytes, and reads every answer.
  @discardableResult
  func say(_ text: String) throws -> [Value] {
    session.receive(Array(text.utf8), isWritable: true)
    return try answers()
  }

  /// Sends one message while the socket takes none.
  func sayBlocked(_ text: String) { session.receive(Array(text.utf8), isWritable: false) }

  func answers() throws -> [Value] {
    var values: [Value] = []
    while let message = session.nextMessage() {
      values.append(try JSONReader.read(Array(message.bytes[OutgoingMessage.headroom...])))
    }
    return values
  }

  func open(_ members: String = #""scene":"instagram""#) throws -> Value {
    try say(#"{"type":"open","id":0,\#(members)}"#)[0]
  }
}

@Suite struct SessionTests {
  @Test func `the first message says who is there`() throws {
    let hello = try JSONReader.read(
      Array(Conversation().session.hello().bytes[OutgoingMessage.headroom...]))
    #expect(hello["type"] == "hello" && hello["protocol"] == 1 && hello["session"] == "s1")
  }

  @Test func `the revision grows with what is shown and repeats when nothing changed`() throws {
    let conversation = Conversation()
    #expect(try conversation.open()["rev"] == 1)
    #expect(try conversation.say(#"{"type":"sync"}"#)[0]["rev"] == 1)
    #expect(try conversation.say(#"{"type":"resize","width":1366,"height":1024}"#)[0]["rev"] == 1)
    #expect(try conversation.say(#"{"type":"resize","width":1365,"height":1024}"#)[0]["rev"] == 2)
  }

  @Test func `a resize sends no content again, and sync sends all`() throws {
    let conversation = Conversation()
    let all = try conversation.open()["viewModels"]?.members?.map(\.name)
    #expect(try conversation.say(#"{"type":"resize","width":1200,"height":900}"#)[0]["viewModels"] == [:])
    #expect(try conversation.say(#"{"type":"sync"}"#)[0]["viewModels"]?.members?.map(\.name) == all)
  }

  @Test func `content that is not shown any more is dropped by null`() throws {
    let conversation = Conversation()
    _ = try conversation.open()
    let models = try conversation.say(#"{"type":"tap","target":"profile/post-1"}"#)[0]["viewModels"]
    #expect(models?["empty"] == .null)
    #expect(models?["detail"]?["kind"] == "feed")
  }

  @Test func `with updates moved, a resize sends the members that differ and nothing else`() throws {
    let conversation = Conversation()
    let first = try conversation.open(#""scene":"instagram","updates":"moved","window":{"width":1100,"height":800}"#)
    #expect(first["hierarchy"] != nil && first["panes"]?.array != nil && first["order"] == nil)
    let scene = try conversation.say(#"{"type":"resize","width":1101,"height":800}"#)[0]
    #expect(scene["window"] == ["size": [1101, 800], "because": ["horizontalSizeClass": "pad: 1101 is above 667"]])
    #expect(
      scene["panes"] == [
        "tabs/pane": ["frame": [0, 0, 1101, 800]], "empty/pane": ["frame": [320.5, 0, 780.5, 800]],
        "tabs/tabBar": ["frame": [0, 735, 1101, 65]],
      ])
    for name in ["hierarchy", "nodes", "dropped", "order", "place", "look"] { #expect(scene[name] == nil, "\(name)") }
    #expect(try conversation.say(#"{"type":"sync"}"#)[0]["hierarchy"] != nil)
  }

  @Test func `with updates moved, a presentation is new in both orders, and a dismissal drops it`() throws {
    let conversation = Conversation()
    _ = try conversation.open(#""scene":"lab","updates":"moved""#)
    let sheet = try conversation.say(#"{"type":"perform","target":"split","action":"present","controller":"F"}"#)[0]
    #expect(sheet["nodes"]?["F"]?["type"] == "ViewController")
    #expect(sheet["panes"]?["F/pane"]?["role"] == "modal")
    #expect(sheet["order"]?["nodes"]?["presented"] == ["id": "F", "children": []])
    #expect(sheet["order"]?["panes"]?.array?.last == "F/pane")
    #expect(sheet["panes"]?["A/pane"] == ["isDimmed": true, "isInteractive": false])
    let after = try conversation.say(#"{"type":"perform","target":"split","action":"dismiss"}"#)[0]
    #expect(after["dropped"] == ["nodes": ["F"], "panes": ["F/dimming", "F/pane"]])
  }

  @Test func `with updates moved, a merged scene differs from the last one that was sent`() throws {
    let conversation = Conversation()
    _ = try conversation.open(#""scene":"lab","updates":"moved","window":{"width":1100,"height":800}"#)
    conversation.sayBlocked(#"{"type":"resize","width":1200,"height":800}"#)
    conversation.sayBlocked(#"{"type":"resize","width":1100,"height":801}"#)
    let scene = try conversation.answers()[0]
    #expect(scene["window"] == ["size": [1100, 801]])
    #expect(scene["panes"]?["B/pane"] == ["frame": [0, 0, 1100, 801]])
  }

  @Test func `with updates changed, what the client has is left out`() throws {
    let conversation = Conversation()
    let first = try conversation.open(#""scene":"instagram","updates":"changed""#)
    #expect(first["window"] != nil && first["hierarchy"] != nil && first["place"] != nil)
    let same = try conversation.say(#"{"type":"scroll","target":"profile/pane","x":0,"y":50}"#)[0]
    #expect(same["window"] == nil && same["hierarchy"] == nil && same["place"] != nil && same["panes"] != nil)
    let resized = try conversation.say(#"{"type":"resize","width":1200,"height":900}"#)[0]
    #expect(resized["window"] != nil && resized["hierarchy"] != nil)
  }

  @Test func `while the socket is blocked the answers to resizes are one scene, the newest`() throws {
    let conversation = Conversation()
    _ = try conversation.open(#""scene":"lab","options":{"style":"unspecified"}"#)
    for (id, width) in [1000, 500, 1100].enumerated() {
      conversation.sayBlocked(#"{"type":"resize","id":\#(id + 1),"width":\#(width),"height":800}"#)
    }
    #expect(conversation.session.queuedAnswers == 0 && conversation.session.hasOutput)
    let answers = try conversation.answers()
    #expect(answers.count == 1)
    #expect(answers[0]["ack"] == 3)
    #expect(answers[0]["window"]?["size"] == [1100, 800])
    let calls = answers[0]["events"]?.array?.compactMap { $0["call"]?.string } ?? []
    #expect(calls.contains("splitViewControllerDidCollapse(_:)") && calls.contains("splitViewControllerDidExpand(_:)"))
  }

  @Test func `an answer of its own keeps its place behind the merged scene`() throws {
    let conversation = Conversation()
    _ = try conversation.open()
    conversation.sayBlocked(#"{"type":"resize","id":1,"width":1000,"height":800}"#)
    conversation.sayBlocked(#"{"type":"ping","id":2}"#)
    conversation.sayBlocked(#"{"type":"resize","id":3,"width":900,"height":800}"#)
    conversation.sayBlocked(#"{"type":"resize","id":4,"width":-1,"height":800}"#)
    let answers = try conversation.answers()
    #expect(answers.map { $0["type"]?.string } == ["scene", "pong", "scene", "error"])
    #expect(answers.map { $0["ack"]?.number } == [1, 2, 3, 4])
  }

  @Test func `of the events of a merged scene the newest thousand are kept`() throws {
    let conversation = Conversation()
    _ = try conversation.open(#""scene":"lab","options":{"style":"unspecified"}"#)
    for index in 0..<200 {
      conversation.sayBlocked(#"{"type":"resize","width":\#(index % 2 == 0 ? 400 : 1000),"height":800}"#)
    }
    let answer = try conversation.answers()[0]
    #expect(answer["events"]?.array?.count == 1000)
    #expect((answer["eventsDropped"]?.number ?? 0) > 0)
  }

  @Test func `an element that is gone is stale, one that never was is unknown`() throws {
    let conversation = Conversation()
    _ = try conversation.open(#""scene":"instagram","window":{"width":375,"height":800}"#)
    try conversation.say(#"{"type":"tap","target":"profile/post-1"}"#)
    try conversation.say(#"{"type":"tap","target":"nav:profile/back"}"#)
    #expect(try conversation.say(#"{"type":"tap","target":"nav:profile/back"}"#)[0]["code"] == "stale")
    #expect(try conversation.say(#"{"type":"tap","target":"nobody"}"#)[0]["code"] == "unknownTarget")
    #expect(try conversation.say(#"{"type":"tap","target":"split"}"#)[0]["code"] == "notHittable")
  }

  @Test func `a refused open leaves the open preview as it is`() throws {
    let conversation = Conversation()
    _ = try conversation.open()
    let before = try conversation.say(#"{"type":"sync"}"#)[0]
    for (members, code) in [
      (#""scene":"none""#, "unknownScene"), (#""scene":"lab","profile":"ios1""#, "unknownProfile"),
      (#""scene":"lab","device":"watch""#, "unknownDevice"), (#""scene":"lab","policy":"tv""#, "unknownPolicy"),
      (#""scene":"lab","options":{"colour":1}"#, "unknownOption"),
      (#""scene":"lab","options":{"hosted":1}"#, "invalid"), (#""resume":"s9""#, "expired"),
      (#""scene":"lab","options":{"properties":{"primaryEdge":"top"}}"#, "invalid"),
    ] {
      #expect(try conversation.open(members)["code"] == .string(code))
    }
    #expect(try conversation.say(#"{"type":"sync"}"#)[0] == before)
  }

  @Test func `the same messages give the same bytes`() {
    let script = [
      #"{"type":"open","scene":"instagram"}"#, #"{"type":"tap","target":"profile/post-4"}"#,
      #"{"type":"resize","width":375,"height":800}"#, #"{"type":"rotate"}"#, #"{"type":"sync"}"#,
    ]
    func bytes() -> [[UInt8]] {
      let conversation = Conversation()
      return script.flatMap { line in
        conversation.session.receive(Array(line.utf8), isWritable: true)
        return sequence(state: ()) { _ in conversation.session.nextMessage()?.bytes }.map { $0 }
      }
    }
    #expect(bytes() == bytes())
  }

  @Test func `a preview opens at a place`() throws {
    let first = Conversation()
    _ = try first.open()
    let place = try #require(try first.say(#"{"type":"tap","target":"profile/post-8"}"#)[0]["place"])
    let text = String(decoding: JSONWriter.text(of: place), as: UTF8.self)
    let opened = try Conversation().open(#""scene":"instagram","place":\#(text)"#)
    #expect(opened["place"] == place)
    #expect(opened["panes"]?.array?.contains { $0["controller"] == "detail" } == true)
  }

  @Test func `nothing but open and ping is answered before a preview is open`() throws {
    let conversation = Conversation()
    #expect(try conversation.say(#"{"type":"ping","id":"a"}"#)[0] == ["type": "pong", "ack": "a"])
    for message in [
      #"{"type":"sync"}"#, #"{"type":"resize","width":1,"height":1}"#, #"{"type":"rotate"}"#,
      #"{"type":"tap","target":"a"}"#, #"{"type":"traits"}"#,
    ] {
      #expect(try conversation.say(message)[0]["code"] == "notOpen")
    }
  }
}
