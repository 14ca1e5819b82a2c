import SplitKit

/// An answer with a scene that has not been written: the message that it acknowledges, and what has happened.
struct SceneAnswer {
  /// The id of the newest message that it answers.
  var ack: MessageID?
  /// The newest calls.
  var events = CallLog()
  var transition: Transition?
  /// The names that a method returned, or null, or nil if the message called no method that returns controllers.
  var result: Value?
  /// For a client that resumes, what the session has received; nil for any other.
  var resumption: Resumption?

  /// The id of the newest message that was received before the resume, or nil if no message had one.
  struct Resumption { let received: MessageID? }
}

/// The answers that wait to be sent: written messages in order, and then at most one scene that is still to be written.
struct Outbox {
  private var queue: [OutgoingMessage] = []
  private(set) var merged: SceneAnswer?

  var count: Int { queue.count }
  /// The length of the written messages, in bytes.
  private(set) var bytes = 0
  var hasOutput: Bool { count > 0 || merged != nil }

  mutating func push(_ message: OutgoingMessage) {
    queue.append(message)
    bytes += message.bytes.count
  }

  /// Removes the first written message and returns it. The queue is short, so it is cheap to move what is left, and no
  /// message stays in memory after it was sent.
  mutating func pop() -> OutgoingMessage? {
    guard !queue.isEmpty else { return nil }
    let message = queue.removeFirst()
    bytes -= message.bytes.count
    return message
  }

  /// Merges the answer to another message into the waiting scene, with the calls that its application logged. The
  /// transition is that of the newest message, because it has overtaken earlier ones.
  mutating func merge(_ id: MessageID?, from application: Application) {
    var answer = merged ?? SceneAnswer()
    if let id { answer.ack = id }
    answer.events.append(application.takeLog())
    answer.transition = application.takeTransition()
    answer.result = application.takeResult()
    merged = answer
  }

  /// Replaces the written messages by those of another outbox, because the old ones were for a socket that is gone. A
  /// merged scene still waits.
  mutating func replaceQueue(by other: Outbox) {
    (queue, bytes) = (other.queue, other.bytes)
  }

  /// Adds the scene for a client that resumes, in which nothing moves.
  mutating func resume(_ id: MessageID?, after received: MessageID?, from application: Application) {
    merge(id, from: application)
    merged?.ack = id
    merged?.resumption = SceneAnswer.Resumption(received: received)
    merged?.transition = nil
  }

  mutating func takeMerged() -> SceneAnswer? {
    defer { merged = nil }
    return merged
  }
}
