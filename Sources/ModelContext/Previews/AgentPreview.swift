import PreviewProtocol
import SplitKit

/// A preview that an agent has open: a session of the wire, and what its answers have told.
///
/// The session is the same as behind a socket, so a message is decoded, applied and refused as there.
final class AgentPreview {
  /// The name by which the agent calls the preview.
  let id: String
  private let session: Session
  /// The view models that the session has sent. A scene has only those that changed.
  private var contents: [String: Value] = [:]
  /// The outline that the agent has read last.
  private var told: Outline?

  init(id: String, session: Session) {
    (self.id, self.session) = (id, session)
  }

  /// An answer of the session: a message of the wire, and the same in words if the answer has some.
  struct Answer {
    let message: Value
    let words: String?
  }

  /// Sends a message. Its answer comes from `work`, and nothing else may be sent before.
  func send(_ message: Value) { session.begin(written: message) }

  /// Continues with the message, and returns the answer when there is one.
  ///
  /// - Parameter steps: The number of steps of a question that takes long, such as a sweep.
  func work(steps: Int) -> Answer? {
    let words = session.work(steps: steps)?.text
    guard let message = session.nextMessage() else { return nil }
    return Answer(message: Self.value(of: message), words: words)
  }

  /// The facts of the preview as it is now. While no message is under way, there are some.
  var facts: SceneFacts? { session.facts }

  /// The ids that a message can have as its target now.
  var targets: [String] { session.targets }
  /// The ids of the elements of the preview.
  var elementIDs: [String] { session.elementIDs }

  /// The error of a message that the preview has refused, with the nearest property, value or action.
  func hinting(_ error: ProtocolError, of message: Value) -> ProtocolError {
    session.hinting(error, of: ShortTarget.whole(message) { elementIDs })
  }

  /// The id of the app that is open, or nil before `open` is answered.
  var scene: String? { session.openPreview }

  /// Opens the present version of the app at the same place. Throws an error, and changes nothing, if it cannot be opened so.
  func reopen() throws(ProtocolError) {
    try session.reopen()
    contents = [:]
  }

  /// Gives up the message under way, whose answer nobody waits for any more.
  func cancel() { session.forgetAnswers() }

  /// Takes over the view models of a scene, and returns its outline.
  func outline(of scene: Value, isFull: Bool) -> Outline {
    for member in scene["viewModels"]?.members ?? [] {
      contents[member.name] = member.value == .null ? nil : member.value
    }
    return Outline(of: scene, contents: contents, named: id, isFull: isFull)
  }

  /// The text for an outline: all of it, or without the parts that the agent has read.
  func tell(_ outline: Outline, isWhole: Bool) -> String {
    defer { told = outline }
    guard !isWhole, let told else { return outline.text }
    return outline.text(since: told)
  }

  /// The depth of a scene's tree of controllers is not limited by the depth of a message.
  private static let maximumDepth = 512

  private static func value(of message: OutgoingMessage) -> Value {
    (try? JSONReader.read(Array(message.bytes[OutgoingMessage.headroom...]), limit: maximumDepth)) ?? .null
  }
}
