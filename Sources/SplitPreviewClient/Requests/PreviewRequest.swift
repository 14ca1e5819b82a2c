/// A message for a preview, and what its answer becomes.
///
/// ``RemotePreview/send(_:timeout:)`` sends one and returns its answer: `try await preview.send(.resize(width: 600, height: 820))`.
public struct PreviewRequest<Answer: Sendable>: Sendable {
  /// The type of the message on the wire.
  public let type: String
  /// The members of the message, without `type`, `id` and `slot`.
  public let members: [String: JSON]
  /// Reads the answer.
  let answer: @Sendable (Reply) throws(PreviewError) -> Answer

  /// Creates a message. The members that are nil are left out.
  init(
    _ type: String, _ members: [String: JSON?] = [:], answer: @escaping @Sendable (Reply) throws(PreviewError) -> Answer
  ) {
    (self.type, self.members, self.answer) = (type, members.compactMapValues { $0 }, answer)
  }
}

/// The answer of a server.
struct Reply: Sendable {
  let message: [String: JSON]
  /// The whole scene, if the answer is a scene.
  var scene: PreviewScene?

  /// The refusal, if the answer is one. Throws ``PreviewError/protocolMismatch(path:expected:)``.
  func refusal() throws(PreviewError) -> PreviewError.Refusal? {
    message["type"] == "error" ? try PreviewError.Refusal(Members(message)) : nil
  }
}

extension JSON {
  /// The number, or nil.
  init?(_ number: Double?) {
    guard let number else { return nil }
    self = .number(number)
  }

  /// The text, or nil.
  init?(_ text: String?) {
    guard let text else { return nil }
    self = .string(text)
  }
}
