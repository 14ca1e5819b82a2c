import PreviewProtocol

/// A conversation with a client, as a socket and the registry use it.
///
/// A `Session` is one that runs in the server. An app that has processes of its own has another, which hands the messages on. Like a
/// session, a conversation belongs to the thread of the server.
package protocol Conversation: AnyObject {
  /// The name by which a client takes the conversation up again.
  var name: String { get }
  /// Hears of refused messages and merged answers.
  var observer: (any SessionObserver)? { get set }
  /// The first messages of a connection.
  var greeting: [OutgoingMessage] { get }
  /// Called when there is something to send that follows from no call of the socket. The socket sets it.
  var wake: (() -> Void)? { get set }

  /// Begins with a message, of which `text` is the JSON.
  func begin(_ message: ReceivedMessage, text: [UInt8], isWritable: Bool)
  /// Whether a message is still to be applied in some of its slots, by calls of `proceed`.
  var isApplying: Bool { get }
  func proceed(isWritable: Bool)
  /// Refuses a message of which only the id is read.
  func refuse(_ text: [UInt8], because reason: Session.UnreadReason)

  /// Whether an answer waits to be sent.
  var hasOutput: Bool { get }
  /// Whether the answer to a message is still being made, somewhere else.
  var isAnswering: Bool { get }
  /// Whether so much waits that nothing may be read from the socket.
  var hasFullQueue: Bool { get }
  /// The number of waiting answers, without scenes that are still to be written.
  var queuedAnswers: Int { get }
  func nextMessage() -> OutgoingMessage?

  /// Whether there is work between messages, which `advance` does in short steps.
  var hasWork: Bool { get }
  func advance()
  /// The number of sweeps, overviews and the like that are under way here.
  var inquiryCount: Int { get }

  /// Whether anything is open. Without it, there is nothing to resume.
  var hasPreview: Bool { get }
  var openSlotCount: Int { get }
  /// The id of what is open in the slot to which a message belongs, or nil.
  func openPreview(in slots: SlotChoice) -> String?
  var estimatedBytes: Int { get }

  /// Gives back memory until the next message. Returns whether there was anything to give back.
  func rest() -> Bool
  /// Drops the waiting answers, because their socket is gone.
  func forgetAnswers()
  /// Continues this conversation at the socket of another one of the same server, which is not used any more.
  func resume(insteadOf other: any Conversation, id: MessageID?)
}

extension Session: Conversation {
  /// A session answers only messages, so it never has to wake its socket.
  package var wake: (() -> Void)? {
    get { nil }
    set {}
  }

  package func begin(_ message: ReceivedMessage, text: [UInt8], isWritable: Bool) { begin(message, isWritable: isWritable) }

  package var isAnswering: Bool { false }

  package func advance() { work(steps: 1) }

  package func resume(insteadOf other: any Conversation, id: MessageID?) {
    guard let other = other as? Session else { preconditionFailure("A server has conversations of one kind.") }
    resume(insteadOf: other, id: id)
  }
}
