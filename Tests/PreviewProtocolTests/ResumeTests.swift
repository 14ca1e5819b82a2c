import PreviewProtocol
import SamplePreviews
import SplitKit
import Testing

/// The first messages of a session at its next socket. The server decides who gets a session, and how long it waits.
struct ResumeTests {
  private let session = Self.make("old")
  private let socket = Self.make("new")

  private static func make(_ name: String) -> Session {
    Session(
      name: name, previews: Preview.all, server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 9))
  }

  private func say(_ text: String, to session: Session, isWritable: Bool = true) {
    session.receive(Array(text.utf8), isWritable: isWritable)
  }

  private func answers(of session: Session) throws -> [Value] {
    var answers: [Value] = []
    while let message = session.nextMessage() { answers.append(try JSONReader.read(Array(message.text.utf8))) }
    return answers
  }

  private func open() throws {
    say(#"{"type":"open","id":1,"scene":"instagram","updates":"changed"}"#, to: session)
    _ = try answers(of: session)
  }

  @Test func `without a scene there is nothing to resume`() throws {
    #expect(!session.hasPreview)
    try open()
    #expect(session.hasPreview)
  }

  @Test func `answers that were for the old socket are forgotten, those of the new one come first`() throws {
    try open()
    say(#"{"type":"sync","id":2}"#, to: session)
    say(#"{"type":"ping","id":"own"}"#, to: socket)
    session.resume(insteadOf: socket, id: .number(7))
    let answers = try answers(of: session)
    #expect(answers.map { $0["ack"] } == ["own", 7])
    #expect(answers[1]["received"] == 2)
  }

  @Test func `a sweep of the new socket is answered, one of the old is forgotten`() throws {
    try open()
    say(#"{"type":"sweep","id":"old","from":500,"to":510,"height":700}"#, to: session)
    say(#"{"type":"open","id":1,"scene":"lab"}"#, to: socket)
    say(#"{"type":"sweep","id":"new","from":500,"to":510,"height":700}"#, to: socket)
    session.resume(insteadOf: socket, id: .number(7))
    while session.hasWork { session.work(steps: 100) }
    #expect(try answers(of: session).map { $0["ack"] } == [1, 7, "new"])
  }

  @Test func `the calls of a merged scene are told after all, and nothing moves`() throws {
    try open()
    say(#"{"type":"resize","id":2,"width":400,"height":700}"#, to: session, isWritable: false)
    session.forgetAnswers()
    session.resume(insteadOf: socket, id: nil)
    let answer = try #require(answers(of: session).first)
    #expect(answer["ack"] == nil && answer["received"] == 2)
    #expect(answer["events"]?.array?.isEmpty == false)
    #expect(answer["transition"] == .null)
    #expect(answer["rev"] == 2)
  }

  @Test func `a scene that resumes is whole, and the next one is not`() throws {
    try open()
    session.resume(insteadOf: socket, id: .number(1))
    let answer = try #require(answers(of: session).first)
    for part in ["window", "hierarchy", "place"] { #expect(answer[part] != nil) }
    say(#"{"type":"ping","id":2}"#, to: session)
    say(#"{"type":"tap","id":3,"target":"nobody"}"#, to: session)
    say(#"{"type":"resize","id":4,"width":1366,"height":1024}"#, to: session)
    let next = try #require(answers(of: session).last)
    #expect(next["hierarchy"] == nil && next["place"] == nil)
    #expect(next["viewModels"] == .object([]))
  }

  @Test func `the id of a refused message was received, that of a resume was not`() throws {
    try open()
    say(#"{"type":"tap","id":"refused","target":"nobody"}"#, to: session)
    for _ in 0..<2 { session.resume(insteadOf: socket, id: .number(99)) }
    let received = try answers(of: session).map { $0["received"] }
    #expect(received.last == "refused")
  }
}
