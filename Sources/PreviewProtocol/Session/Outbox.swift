/// The written answers that wait to be sent, in order. Scenes that are still to be written wait in their slots.
struct Outbox {
  private var queue: [OutgoingMessage] = []

  var count: Int { queue.count }
  /// The length of the answers, in bytes.
  private(set) var bytes = 0

  mutating func push(_ message: OutgoingMessage) {
    queue.append(message)
    bytes += message.bytes.count
  }

  /// Removes the first answer and returns it. The queue is short, so it is cheap to move what is left, and no answer stays in
  /// memory after it was sent.
  mutating func pop() -> OutgoingMessage? {
    guard !queue.isEmpty else { return nil }
    let message = queue.removeFirst()
    bytes -= message.bytes.count
    return message
  }
}
