import Synchronization
import Testing

@testable import PreviewProtocol
@testable import SplitKit

/// A scene that no message has asked for, because the app has changed by itself.
@Suite struct UnaskedSceneTests {
  /// An app that the test changes.
  private final class App: Sendable {
    private let state = Mutex<UncheckedBox?>(nil)
    private struct UncheckedBox: @unchecked Sendable { let controller: Note }

    var note: Note { state.withLock { $0!.controller } }

    func preview() -> Preview {
      Preview(id: "app", title: "App", summary: "Changes by itself.") { application, _ in
        let note = Note(application, id: "note", title: "Note")
        let box = UncheckedBox(controller: note)
        self.state.withLock { $0 = box }
        return PreviewContent(rootViewController: note)
      }
    }
  }

  private final class Note: ViewController {
    var text = "first" { didSet { setNeedsUpdateProperties() } }
    override var viewModel: Value? { ["kind": "labels", "title": nil, "text": .string(text)] }
    func call() { application.call(Call("later()", .did, receiver: "note")) }
  }

  private let app = App()
  private let session: Session

  init() {
    session = Session(
      name: "s", previews: [app.preview()], server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 0))
    session.rests = false
  }

  private func say(_ text: String, isWritable: Bool = true) { session.receive(Array(text.utf8), isWritable: isWritable) }

  private func receive() throws -> [Value] {
    var answers: [Value] = []
    while let answer = session.nextMessage() { answers.append(try JSONReader.read(Array(answer.text.utf8))) }
    return answers
  }

  private func open(slot: Int? = nil) throws {
    say(#"{"type":"open","id":1,"scene":"app"\#(slot.map { ",\"slot\":\($0)" } ?? "")}"#)
    _ = try receive()
  }

  @Test func `an app that has not changed says nothing`() throws {
    try open()
    #expect(!session.noteChange(inSlot: 0, isWritable: true))
    say(#"{"type":"resize","id":2,"width":500,"height":600}"#)
    _ = try receive()
    #expect(!session.noteChange(inSlot: 0, isWritable: true))
    say(#"{"type":"tap","id":3,"target":"nobody"}"#)
    _ = try receive()
    #expect(!session.noteChange(inSlot: 0, isWritable: true))
    #expect(!session.hasOutput)
  }

  @Test func `a change is a scene without ack`() throws {
    try open()
    app.note.text = "second"
    #expect(session.mayHaveChanged(inSlot: 0))
    #expect(session.noteChange(inSlot: 0, isWritable: true))
    let answers = try receive()
    #expect(answers.count == 1)
    #expect(answers[0]["type"] == "scene")
    #expect(answers[0]["ack"] == nil)
    #expect(answers[0]["slot"] == nil)
    #expect(answers[0]["viewModels"]?["note"]?["text"] == "second")
    #expect(!session.mayHaveChanged(inSlot: 0))
  }

  @Test func `it names its slot`() throws {
    try open(slot: 3)
    app.note.text = "second"
    #expect(session.noteChange(inSlot: 3, isWritable: true))
    #expect(try receive().first?["slot"] == 3)
  }

  @Test func `a call that changes nothing to be seen is told too`() throws {
    try open()
    app.note.call()
    #expect(session.noteChange(inSlot: 0, isWritable: true))
    #expect(try receive().first?["events"]?.array?.first?["call"] == "later()")
  }

  @Test func `changes merge while the client reads slowly`() throws {
    try open()
    for number in 0..<5 {
      app.note.text = "\(number)"
      app.note.call()
      #expect(session.noteChange(inSlot: 0, isWritable: false))
    }
    let answers = try receive()
    #expect(answers.count == 1)
    #expect(answers[0]["viewModels"]?["note"]?["text"] == "4")
    #expect(answers[0]["events"]?.array?.filter { $0["call"] == "later()" }.count == 5)
  }

  @Test func `a change that merges with an answer keeps its ack`() throws {
    try open()
    say(#"{"type":"resize","id":7,"width":500,"height":600}"#, isWritable: false)
    app.note.text = "second"
    #expect(session.noteChange(inSlot: 0, isWritable: false))
    let answers = try receive()
    #expect(answers.map { $0["ack"] } == [7])
    #expect(answers[0]["viewModels"]?["note"]?["text"] == "second")
  }

  @Test func `the answer to a message comes after a change before it`() throws {
    try open()
    app.note.text = "second"
    #expect(session.noteChange(inSlot: 0, isWritable: false))
    say(#"{"type":"ping","id":8}"#)
    #expect(try receive().map { $0["type"]?.string } == ["scene", "pong"])
  }

  @Test func `each turn of the run loop counts as a message`() throws {
    try open()
    let before = app.note.application.message
    for text in ["a", "b"] {
      app.note.text = text
      session.noteChange(inSlot: 0, isWritable: true)
      _ = try receive()
    }
    #expect(app.note.application.message == before + 2)
  }

  @Test func `a session that may change does not rest`() throws {
    try open()
    #expect(!session.rest())
    session.rests = true
    #expect(session.rest())
  }

  @Test func `an app in the server itself cannot start again`() throws {
    try open()
    say(#"{"type":"restart","id":9}"#)
    #expect(try receive().first?["code"] == "unsupported")
  }

  @Test func `a crash is written as the document describes it`() throws {
    let call = try JSONReader.read(JSONWriter.text(of: Call("f()", .did, receiver: "c")))
    let notice = CrashNotice(
      .trap, "Index out of range", file: "A.swift", line: 3, column: 4,
      frames: [.init(function: "f()", file: "A.swift", line: 3), .init(function: "g", file: nil, line: nil)], calls: [call])
    let message = try JSONReader.read(Array(OutgoingMessage.crash(notice, inSlot: 2).text.utf8))
    #expect(message["slot"] == 2)
    #expect(message["reason"] == "trap")
    #expect(message["frames"]?.array?.count == 2)
    #expect(message["frames"]?.array?.last?["file"] == .null)
    #expect(message["calls"]?.array?.first?["call"] == "f()")
    #expect(try JSONReader.read(Array(OutgoingMessage.crash(notice, inSlot: 0).text.utf8))["slot"] == nil)
  }
}
