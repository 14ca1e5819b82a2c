import SamplePreviews
import SplitKit
import Testing

@testable import PreviewProtocol

/// A session that gives back memory between messages answers like any other.
@Suite struct RestingTests {
  private static let seeds = Seeds.chosen(otherwise: 6)
  private static let opening = #"{"type":"open","id":1,"scene":"instagram","updates":"changed"}"#

  private func session() -> Session {
    Session(
      name: "s", previews: Preview.all,
      server: ServerIdentity(name: "test", version: "1", epoch: "e", resumeFor: 0))
  }

  @Test(arguments: seeds)
  func `a session that rests says the same as one that does not`(seed: Int) {
    var generator = MessageGenerator(seed: UInt64(seed) &+ 0x5265)
    var dialogue = Dialogue()
    let (resting, other) = (session(), session())
    var rests = 0
    for _ in 0..<300 {
      let message = generator.message(in: dialogue.scene.map(SceneFacts.init))
      _ = dialogue.say(message)
      let isWritable = generator.random.isLikely(3, in: 4)
      for session in [resting, other] { session.receive(JSONWriter.text(of: message), isWritable: isWritable) }
      while let answer = resting.nextMessage() {
        guard answer == other.nextMessage() else {
          Issue.record("The session that rests answered otherwise to \(message.text)")
          return
        }
      }
      #expect(other.nextMessage() == nil)
      if generator.random.isLikely(1, in: 2), resting.rest() { rests += 1 }
    }
    #expect(rests > 20)
  }

  @Test func `a session rests by itself after it has sent the scene of a new preview`() {
    let session = session()
    session.receive(Array(Self.opening.utf8), isWritable: true)
    #expect(!session.rest(), "The scene has not been sent.")
    while session.nextMessage() != nil {}
    #expect(!session.rest(), "It rests already.")
  }

  @Test func `a session rests once after a message`() {
    let session = session()
    for message in [Self.opening, #"{"type":"resize","id":2,"width":700,"height":800}"#] {
      session.receive(Array(message.utf8), isWritable: true)
      while session.nextMessage() != nil {}
    }
    #expect(session.rest())
    #expect(!session.rest())
  }

  @Test func `a session without a preview has nothing to give back`() {
    #expect(!session().rest())
  }

  @Test func `a session does not rest after a refused message, which may have ended a scroll`() {
    let session = session()
    for message in [Self.opening, #"{"type":"tap","id":2,"target":"nobody"}"#] {
      session.receive(Array(message.utf8), isWritable: true)
      while session.nextMessage() != nil {}
    }
    #expect(!session.rest())
  }
}
