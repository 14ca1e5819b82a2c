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
  /// The ping that is out: how many messages were sent after it, and when it was.
  private var ping: (sentSince: Int, at: Duration)?
  private var lastPing: Duration?
  private var hasAnswered = false

  init(maximumUnread: Int?, patience: Duration) {
    self.maximumUnread = maximumUnread
    self.patience = patience
  }

  /// A message went out.
  mutating func didSend() {
    guard maximumUnread != nil else { return }
    unread += 1
    ping?.sentSince += 1
  }

  /// Whether a ping is due: half of what may go unread has, none is out, and the last was not just now. Who talks fast is
  /// not slowed by them, and a stall that matters is longer.
  func isPingDue(at now: () -> Duration) -> Bool {
    guard let maximumUnread, ping == nil, unread >= maximumUnread / 2 else { return false }
    return lastPing.map { now() - $0 >= Self.interval } ?? true
  }

  private static let interval = Duration.milliseconds(15)

  /// What a ping carries, and its pong, so that they are not taken for the library's own, which are empty. It is text:
  /// libwebsockets 4.1 takes the payload of a pong for that, and closes when it is none.
  static let payload = Array("read".utf8)

  /// A ping went out.
  mutating func didPing(at now: Duration) {
    ping = (0, now)
    lastPing = now
  }

  /// The pong of such a ping came. Returns whether it says that more was read.
  mutating func didReceivePong() -> Bool {
    guard let ping else { return false }
    unread = ping.sentSince
    self.ping = nil
    hasAnswered = true
    return true
  }

  /// Whether more is unread than may be, and has been for too long.
  func isBehind(at now: () -> Duration) -> Bool {
    guard let maximumUnread, let ping, hasAnswered, unread >= maximumUnread else { return false }
    return now() - ping.at >= patience
  }
}
