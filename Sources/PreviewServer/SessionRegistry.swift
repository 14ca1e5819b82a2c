import PreviewProtocol

/// The sessions of a server: those at a socket, and those that wait for their client to come back.
///
/// A session that loses its socket is kept for a while with all it shows, so that nobody loses their place because a
/// network changed or a laptop slept (spec/protocol.md, "Resume"). Only so many wait; the one that has waited longest
/// goes first. Names from clients are looked up and never stored.
final class SessionRegistry {
  /// How many sessions wait at most. One is tens of kilobytes.
  static let maximumWaiting = 100

  private struct Waiting {
    let session: Session
    let expiry: Duration
  }

  private let resumeFor: Duration
  private let now: () -> Duration
  private var sockets: [String: SessionSocket] = [:]
  /// The one that has waited longest first; as all wait equally long, it is also the first to expire.
  private var waiting: [Waiting] = []

  /// - Parameters:
  ///   - resumeFor: how long a session outlives its socket; zero is not at all.
  ///   - now: the time since any fixed moment.
  init(resumeFor: Duration, now: @escaping () -> Duration) {
    self.resumeFor = resumeFor
    self.now = now
  }

  /// How many sessions there are.
  var count: Int {
    removeExpired()
    return sockets.count + waiting.count
  }

  /// How many sockets have work between messages; at least 1.
  var working: Int { max(1, sockets.values.count { $0.session.hasWork }) }

  /// The session of a socket is to be found from now on.
  func attach(_ socket: SessionSocket) { sockets[socket.session.name] = socket }

  /// The socket is gone. Its session waits, unless another socket goes on with it or there is nothing to go on with.
  func detach(_ socket: SessionSocket) {
    let session = socket.session
    guard sockets[session.name] === socket else { return }
    sockets[session.name] = nil
    guard resumeFor > .zero, session.hasScene else { return }
    session.forgetAnswers()
    waiting.append(Waiting(session: session, expiry: now() + resumeFor))
    if waiting.count > Self.maximumWaiting { waiting.removeFirst() }
  }

  /// Gives the session of that name to a socket, in place of its own; `nil` when it is gone. A socket that still has it
  /// is closed: it may look alive long after its client has gone.
  func take(_ name: String, for socket: SessionSocket) -> Session? {
    removeExpired()
    guard resumeFor > .zero, let session = find(name), session.hasScene else { return nil }
    if let old = sockets[name], old !== socket { old.giveUp() }
    waiting.removeAll { $0.session === session }
    sockets[socket.session.name] = nil
    sockets[name] = socket
    return session
  }

  /// Lets go of the sessions that have waited for too long.
  func removeExpired() {
    let time = now()
    waiting.removeAll { $0.expiry <= time }
  }

  /// Calls `body` with every socket.
  func forEachSocket(_ body: (SessionSocket) -> Void) { sockets.values.forEach(body) }

  private func find(_ name: String) -> Session? {
    sockets[name]?.session ?? waiting.first { $0.session.name == name }?.session
  }
}
