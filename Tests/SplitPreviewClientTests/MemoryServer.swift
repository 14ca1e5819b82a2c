import PreviewProtocol
import SamplePreviews
import SplitKit

@testable import SplitPreviewClient

/// A client's conversation with a session that is in the memory of the test.
struct MemoryServer {
  private let session = Session(
    name: "memory", previews: Preview.all,
    server: ServerIdentity(name: "split-preview", version: "0", epoch: "test", resumeFor: 0))
  private(set) var conversation = SplitPreviewClient.Conversation()

  init() throws { try conversation.greet(String(session.hello().text)) }

  /// Sends messages that the server reads before it may write, and returns their numbers.
  @discardableResult
  mutating func say(_ messages: [(type: String, members: [String: JSON])], isPosted: Bool = false) throws -> [Int] {
    let numbers = messages.map { message in
      let said = conversation.say(message.type, message.members, slot: nil, isPosted: isPosted)
      session.receive(Array(said.text.utf8), isWritable: false)
      return said.number
    }
    while let message = session.nextMessage() { try conversation.take(String(message.text)) }
    return numbers
  }

  /// Sends a message and returns what its answer becomes.
  @discardableResult
  mutating func ask<Answer>(_ request: PreviewRequest<Answer>) throws -> Answer {
    let number = try say([(request.type, request.members)])[0]
    guard let reply = conversation.reply(to: number) else {
      throw PreviewError.timedOut(waitingFor: "an answer to \(request.type)", after: .zero)
    }
    conversation.forget(number)
    if let refusal = try reply.refusal() { throw PreviewError.refused(refusal) }
    return try request.answer(reply)
  }

  @discardableResult
  mutating func open(
    _ scene: String, options: [String: JSON] = [:], updates: PreviewClient.Updates = .moved, device: String? = nil
  ) throws
    -> PreviewScene
  {
    let request = PreviewRequest<PreviewScene>(
      scene: "open",
      [
        "scene": .string(scene), "options": .object(options), "updates": .string(updates.rawValue), "device": JSON(device),
      ])
    return try ask(request)
  }

  /// The newest scene.
  var scene: PreviewScene { conversation.scenes[0]! }
}
