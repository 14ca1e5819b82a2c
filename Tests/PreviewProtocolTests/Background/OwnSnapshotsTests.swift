import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// Snapshots that a client describes, and the calls in them.
@Suite struct OwnSnapshotsTests {
  private func opened(_ members: String = "") throws -> Transcripted {
    let transcripted = Transcripted()
    let window = #""window":{"width":1024,"height":768}"#
    try transcripted.say(#"{"type":"open","scene":"lab","options":{"log":"all"},\#(window)\#(members)}"#)
    return transcripted
  }

  /// A session that takes texts, with the last answer.
  struct Transcripted {
    let session = Session(
      name: "s", previews: Preview.all, server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 0))

    @discardableResult
    func say(_ text: String) throws -> Value {
      session.receive(Array(text.utf8), isWritable: true)
      var answer = Value.null
      while let message = session.nextMessage() { answer = try JSONReader.read(Array(message.text.utf8)) }
      return answer
    }
  }

  private func sizes(in answer: Value) -> [Value] {
    (answer["events"]?.array ?? []).filter { $0["receiver"] == "split" && $0["call"] == "viewWillTransition(to:with:)" }
      .map { [$0["snapshot"] ?? .null, $0["arguments"]?.array?.first ?? .null] }
  }

  @Test func `the window gets its own size back by a further step`() throws {
    let answer = try opened().say(#"{"type":"background","snapshots":[{"width":500},{"height":900}]}"#)
    #expect(sizes(in: answer) == [[0, [500, 768]], [1, [500, 900]], [2, [1024, 768]]])
    #expect(answer["window"]?["size"] == [1024, 768])
    #expect(answer["window"]?["orientation"] == "landscapeLeft")
    #expect(answer["transition"] == .null)
  }

  @Test func `there is no further step where the last one brings it back`() throws {
    let answer = try opened().say(#"{"type":"background","snapshots":[{"width":500},{"width":1024}]}"#)
    #expect(sizes(in: answer) == [[0, [500, 768]], [1, [1024, 768]]])
  }

  @Test func `size and style change together, with one announcement of each`() throws {
    let step = #"{"width":500,"height":700,"userInterfaceStyle":"dark"}"#
    let answer = try opened().say(#"{"type":"background","snapshots":[\#(step)]}"#)
    let calls = (answer["events"]?.array ?? []).filter { $0["receiver"] == "split" && $0["snapshot"] == 0 }.map(\.self)
    let announced = calls.filter { $0["call"] == "willTransition(to:with:)" }
    #expect(announced.map { $0["arguments"]?.array?.first?["userInterfaceStyle"] } == ["dark"])
    #expect(announced.map { $0["arguments"]?.array?.first?["horizontalSizeClass"] } == ["compact"])
    #expect(calls.filter { $0["call"] == "viewWillTransition(to:with:)" }.count == 1)
    #expect(answer["window"]?["traits"]?["userInterfaceStyle"] == "light")
  }

  /// A system whose own style is dark is light in the snapshot.
  @Test(arguments: ["light", "dark"])
  func `the other style is the other one`(own: String) throws {
    let session = try opened(#", "traits":{"userInterfaceStyle":"\#(own)"}"#)
    let answer = try session.say(#"{"type":"background"}"#)
    let events = (answer["events"]?.array ?? []).filter { $0["receiver"] == "split" && $0["call"] == "willTransition(to:with:)" }
    let styles = events.map { [$0["snapshot"], $0["arguments"]?.array?.first?["userInterfaceStyle"]] }
    #expect(styles.contains([4, own == "dark" ? "light" : "dark"]))
    #expect(styles.last == [5, .string(own)])
    #expect(answer["window"]?["traits"]?["userInterfaceStyle"] == .string(own))
  }

  @Test func `only the events of the pass have a step`() throws {
    let session = try opened()
    let events = try session.say(#"{"type":"background"}"#)["events"]?.array ?? []
    #expect(events.prefix(2).allSatisfy { $0["snapshot"] == nil && $0["receiver"] == "scene" })
    let steps = events.dropFirst(2).compactMap { $0["snapshot"]?.number }
    #expect(steps.count == events.count - 2)
    #expect(steps == steps.sorted() && Set(steps) == [0, 1, 2, 3, 4, 5])
    let later = try session.say(#"{"type":"resize","width":500,"height":768}"#)["events"]?.array ?? []
    #expect(!later.isEmpty && later.allSatisfy { $0["snapshot"] == nil })
  }

  @Test(arguments: [
    #"{"type":"tap","target":"A"}"#, #"{"type":"tap","target":"nobody"}"#, #"{"type":"tap","x":1,"y":1}"#,
    #"{"type":"swipe","direction":"left","x":1,"y":1}"#, #"{"type":"drag","target":"e","x":1,"phase":"began"}"#,
    #"{"type":"scroll","target":"A","x":0,"y":1}"#, #"{"type":"edit","target":"A","text":""}"#,
    #"{"type":"focus","target":"A"}"#, #"{"type":"focus","target":null}"#,
  ])
  func `a touch in the background is refused`(message: String) throws {
    let session = try opened()
    try session.say(#"{"type":"background","snapshots":[]}"#)
    let refusal = try session.say(message)
    #expect(refusal["code"] == "notHittable")
    #expect(refusal["message"] == "The window cannot take a touch: the app is in the background.")
    #expect(refusal["path"] == nil, "a point and a target are as valid as before")
    #expect(try session.say(#"{"type":"perform","target":"split","action":"toggleDisplayMode"}"#)["type"] == "scene")
  }

  @Test(arguments: ["whole", "changed", "moved"])
  func `a session that rests in the background says so as before`(updates: String) throws {
    let session = try opened(#", "updates":"\#(updates)""#)
    #expect(try session.say(#"{"type":"background"}"#)["window"]?["activationState"] == "background")
    #expect(session.session.rest())
    #expect(try session.say(#"{"type":"sync"}"#)["window"]?["activationState"] == "background")
    #expect(session.session.rest())
    #expect(try session.say(#"{"type":"foreground"}"#)["window"]?["activationState"] == "foregroundActive")
    try session.say(#"{"type":"background"}"#)
    #expect(try session.say(#"{"type":"open","scene":"lab"}"#)["window"]?["activationState"] == "foregroundActive")
  }

  @Test(arguments: ["scene", "application", "window", "delegate"])
  func `the names of receivers make no controllers`(name: String) throws {
    let session = try opened()
    let push = #"{"type":"perform","target":"nav:A","action":"push","controller":"\#(name)"}"#
    #expect(try session.say(push)["code"] == "invalid")
    #expect(try session.say(push.replacing(#""\#(name)""#, with: #""\#(name)s""#))["type"] == "scene")
  }

  @Test func `a method that pops answers with what it returned, and no other message does`() throws {
    let session = try opened()
    func perform(_ action: String) throws -> Value { try session.say(#"{"type":"perform","target":"nav:A",\#(action)}"#) }
    #expect(try perform(#""action":"pop""#).hasNullResult)
    #expect(try perform(#""action":"push","controller":"P""#)["result"] == nil)
    #expect(try perform(#""action":"popTo","controller":"P""#).hasNullResult)
    #expect(try perform(#""action":"popTo","controller":"A""#)["result"] == ["P"])
    #expect(try session.say(#"{"type":"sync"}"#)["result"] == nil)
    #expect(try perform(#""action":"popTo""#)["code"] == "missing")
    #expect(try perform(#""action":"popTo","controller":""}"#.dropLast().description)["code"] == "invalid")
    #expect(try perform(#""action":"popTo","controller":7"#)["path"] == "controller")
    #expect(try perform(#""action":"popTo","controller":"scene""#)["code"] == "unsupported")
  }
}

extension Value {
  fileprivate var hasNullResult: Bool { members?.contains { $0.name == "result" && $0.value == .null } ?? false }
}
