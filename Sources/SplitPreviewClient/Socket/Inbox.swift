import NIOCore

/// The texts that have come and that nobody has taken, and those who wait for the next one.
///
/// One of the two is always empty. Whoever waits longest gets the next text.
struct Inbox {
  /// The number of texts, and of their bytes, from which on a socket reads no further.
  static let (fullCount, fullBytes) = (64, 1 << 20)

  private var texts = CircularBuffer<String>()
  private var bytes = 0
  private var waiting = CircularBuffer<EventLoopPromise<String>>()
  /// Why no more texts come.
  private(set) var end: PreviewError?

  /// Whether the socket should read no further until somebody takes a text.
  var isFull: Bool { texts.count >= Self.fullCount || bytes >= Self.fullBytes }

  /// Gives a text to whoever waits, or keeps it.
  mutating func put(_ text: String) {
    guard end == nil else { return }
    if let first = waiting.popFirst() { return first.succeed(text) }
    texts.append(text)
    bytes += text.utf8.count
  }

  /// Gives the oldest text to the promise, or else the error that has ended the connection, or else lets it wait.
  mutating func take(_ promise: EventLoopPromise<String>) {
    if let text = texts.popFirst() {
      bytes -= text.utf8.count
      promise.succeed(text)
    } else if let end {
      promise.fail(end)
    } else {
      waiting.append(promise)
    }
  }

  /// Fails a promise that still waits.
  mutating func abandon(_ promise: EventLoopPromise<String>, _ error: any Error) {
    guard let index = waiting.firstIndex(where: { $0.futureResult === promise.futureResult }) else { return }
    waiting.remove(at: index)
    promise.fail(error)
  }

  /// Takes no more texts. The texts that have come can still be taken, and the error comes after them.
  mutating func finish(_ error: PreviewError) {
    guard end == nil else { return }
    end = error
    while let promise = waiting.popFirst() { promise.fail(error) }
  }

  /// Forgets the texts that nobody has taken.
  mutating func drop() {
    texts.removeAll()
    bytes = 0
  }
}
