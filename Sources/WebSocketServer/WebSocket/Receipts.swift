/// Measures how far a client has read, with pings between the messages. A pong comes only once the client has read
/// everything before the ping.
///
/// The kernels of both sides can hold scores of small messages that nobody has read, and they do not report it. A
/// client that has never answered a ping is assumed to keep up, because nothing shows whether it reads.
struct Receipts {
  /// The number of messages that answer one message of the client.
  var answersAtOnce = 1
  /// The number of unread answers to as many messages from which the client can be behind, or `nil` to send no pings.
  private let mostAnswers: Int?
  /// The time that a pong may take before the client is behind. A pong takes at least a round trip.
  let patience: Duration
  private var unread = 0
  /// The time at which the last ping was sent.
  private var lastPing: Duration?
  /// The number of messages sent after the last ping, or `nil` once its pong has arrived.
  private var sentSincePing: Int?
  private var hasAnswered = false

  init(maximumUnread: Int?, patience: Duration) {
    mostAnswers = maximumUnread
    self.patience = patience
  }

  /// The number of unread messages from which the client can be behind.
  private var maximumUnread: Int? { mostAnswers.map { $0 * answersAtOnce } }

  /// Records that a message was sent.
  mutating func didSend() {
    guard maximumUnread != nil else { return }
    unread += 1
    sentSincePing? += 1
  }

  /// Whether a ping is due.
  ///
  /// A ping is due once half of `maximumUnread` messages are unread, no ping is on the way, and the last one was not
  /// just sent. The interval keeps pings from slowing down fast clients. A stall that matters lasts longer than it.
  func isPingDue(at now: () -> Duration) -> Bool {
    guard let maximumUnread, sentSincePing == nil, unread >= maximumUnread / 2 else { return false }
    return lastPing.map { now() - $0 >= Self.interval } ?? true
  }

  private static let interval = Duration.milliseconds(15)

  /// The payload of a ping and its pong. It distinguishes them from the library's own, which are empty.
  static let payload = Array("read".utf8)

  /// Records that a ping was sent.
  mutating func didPing(at now: Duration) {
    lastPing = now
    sentSincePing = 0
  }

  /// Records that the pong arrived. Returns whether the client has read more than before.
  mutating func didReceivePong() -> Bool {
    guard let sentSincePing else { return false }
    unread = sentSincePing
    self.sentSincePing = nil
    hasAnswered = true
    return true
  }

  /// Whether too many messages are unread, and the pong has taken too long.
  func isBehind(at now: () -> Duration) -> Bool {
    guard let maximumUnread, let lastPing, sentSincePing != nil, hasAnswered, unread >= maximumUnread else { return false }
    return now() - lastPing >= patience
  }
}
