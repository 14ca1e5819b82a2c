/// How far the client has read, by pings sent among the messages: a pong comes only once what was before it is read.
///
/// The kernels of both sides take in scores of small messages that nobody has read, and say so to no one. A client that
/// has never answered a ping is taken to keep up: whether it reads cannot be told.
struct Receipts {
  /// The most messages that go unread before the client may be behind; `nil` sends no pings.
  let maximumUnread: Int?
  /// How long a pong may take before the client is behind. On the way it takes the time of a round trip.
  let patience: Duration
  private var unread = 0
  /// When the last ping went out.
  private var lastPing: Duration?
  /// How many messages were sent after it; `nil` once it has its pong.
  private var sentSincePing: Int?
  private var hasAnswered = false

  init(maximumUnread: Int?, patience: Duration) {
    self.maximumUnread = maximumUnread
    self.patience = patience
  }

  /// A message went out.
  mutating func didSend() {
    guard maximumUnread != nil else { return }
    unread += 1
    sentSincePing? += 1
  }

  /// Whether a ping is due: half of what may go unread has, none is out, and the last was not just now. Who talks fast is
  /// not slowed by them, and a stall that matters is longer.
  func isPingDue(at now: () -> Duration) -> Bool {
    guard let maximumUnread, sentSincePing == nil, unread >= maximumUnread / 2 else { return false }
    return lastPing.map { now() - $0 >= Self.interval } ?? true
  }

  private static let interval = Duration.milliseconds(15)

  /// What a ping carries, and its pong, so that they are not taken for the library's own, which are empty. It is text:
  /// libwebsockets 4.1 takes the payload of a pong for that, and closes when it is none.
  static let payload = Array("read".utf8)

  /// A ping went out.
  mutating func didPing(at now: Duration) {
    lastPing = now
    sentSincePing = 0
  }

  /// The pong of such a ping came. Returns whether it says that more was read.
  mutating func didReceivePong() -> Bool {
    guard let sentSincePing else { return false }
    unread = sentSincePing
    self.sentSincePing = nil
    hasAnswered = true
    return true
  }

  /// Whether more is unread than may be, and has been for too long.
  func isBehind(at now: () -> Duration) -> Bool {
    guard let maximumUnread, let lastPing, sentSincePing != nil, hasAnswered, unread >= maximumUnread else { return false }
    return now() - lastPing >= patience
  }
}
