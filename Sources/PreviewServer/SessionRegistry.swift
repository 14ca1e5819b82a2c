import HostSystem
import PreviewProtocol

/// The sessions of a server: those with a socket, and those that wait for their client to come back.
///
/// The registry keeps a session that loses its socket for a while, with all that it shows. Clients therefore keep their
/// place when a network changes or a laptop sleeps (docs/protocol.md, "Resume"). The number of waiting sessions and the
/// memory of all sessions are limited. Beyond a limit, the registry drops the session that has waited longest, and never
/// one that has a socket. It looks up the names that clients send and never stores them.
final class SessionRegistry {
  private struct Waiting {
    let session: any Conversation
    /// The access name of its clients, or nil for those without one. No other clients get the session.
    let accessName: String?
    /// The estimated memory of the session, in bytes.
    let memory: Int
    let expiry: Duration
  }

  private let resumeFor: Duration
  private let memory: Int
  private let maximumWaiting: Int
  private let now: () -> Duration
  private let monitor: ServerMonitor
  private var sockets: [String: SessionSocket] = [:]
  /// The waiting sessions, beginning with the one that has waited longest. Every session waits equally long, so the
  /// first is also the first to expire.
  private var waiting: [Waiting] = []
  /// The number of sessions that have given back memory, which the process still has.
  private var unreleased = 0

  /// - Parameters:
  ///   - resumeFor: How long a session outlives its socket. With zero, it does not.
  ///   - memory: The memory of all sessions, in bytes, above which waiting sessions are dropped.
  ///   - maximumWaiting: The greatest number of waiting sessions.
  ///   - monitor: Hears of sessions that are gone.
  ///   - now: The time since any fixed moment.
  init(resumeFor: Duration, memory: Int, maximumWaiting: Int, monitor: ServerMonitor, now: @escaping () -> Duration) {
    self.resumeFor = resumeFor
    self.memory = memory
    self.maximumWaiting = maximumWaiting
    self.monitor = monitor
    self.now = now
  }

  /// The number of sessions.
  var count: Int { counts.open + counts.waiting }

  /// The number of sessions with a socket, and of those that wait for their client.
  var counts: (open: Int, waiting: Int) {
    removeExpired()
    return (sockets.count, waiting.count)
  }

  /// An estimate of the memory of all sessions, in bytes.
  var estimatedBytes: Int {
    sockets.values.reduce(waiting.reduce(0) { $0.addingSaturated($1.memory) }) { $0.addingSaturated($1.session.estimatedBytes) }
  }

  /// Whether a client with this access name, or without one, could go on with the session of this name.
  func has(_ name: String, for accessName: String?) -> Bool {
    removeExpired()
    return resumeFor > .zero && find(name, for: accessName)?.hasPreview == true
  }

  /// The number of sockets that have work between messages, and at least 1.
  var working: Int { max(1, sockets.values.count { $0.session.hasWork }) }

  /// Adds a socket, so that its session can be found.
  func attach(_ socket: SessionSocket) { sockets[socket.session.name] = socket }

  /// Removes a closed socket. Its session waits, unless another socket has taken it over or it has no open preview.
  func detach(_ socket: SessionSocket) {
    let session = socket.session
    guard sockets[session.name] === socket else { return }
    sockets[session.name] = nil
    guard resumeFor > .zero, session.hasPreview else { return }
    session.forgetAnswers()
    session.wake = nil
    if session.rest() { unreleased += 1 }
    waiting.append(
      Waiting(session: session, accessName: socket.accessName, memory: session.estimatedBytes, expiry: now() + resumeFor))
    if waiting.count > maximumWaiting {
      waiting.removeFirst()
      monitor.sessionsDropped(1)
    }
    removeSurplus()
  }

  /// Moves the session with the given name to a socket, in place of the socket's own session. Returns `nil` if there is
  /// no such session for the access name of the socket.
  ///
  /// A socket that still has the session is closed. It can look alive long after its client has gone.
  func take(_ name: String, for socket: SessionSocket) -> (any Conversation)? {
    removeExpired()
    guard resumeFor > .zero, let session = find(name, for: socket.accessName), session.hasPreview else { return nil }
    if let old = sockets[name], old !== socket { old.giveUp() }
    waiting.removeAll { $0.session === session }
    sockets[socket.session.name] = nil
    sockets[name] = socket
    return session
  }

  /// Removes the sessions that have waited too long.
  func removeExpired() {
    let time = now()
    let expired = waiting.prefix { $0.expiry <= time }.count
    waiting.removeFirst(expired)
    monitor.sessionsExpired(expired)
  }

  /// Removes the sessions that have waited too long, and then as many of the others as must go for the rest to keep within
  /// the memory of all sessions, beginning with the one that has waited longest.
  func removeSurplus() {
    removeExpired()
    guard !waiting.isEmpty else { return }
    var total = estimatedBytes
    let surplus = waiting.prefix { session in
      guard total > memory else { return false }
      total -= session.memory
      return true
    }
    let count = surplus.count
    waiting.removeFirst(count)
    monitor.sessionsDropped(count)
  }

  /// Drops the session that has waited longest. Returns false if none waits.
  func dropOldestWaiting() -> Bool {
    removeExpired()
    guard !waiting.isEmpty else { return false }
    waiting.removeFirst()
    monitor.sessionsDropped(1)
    return true
  }

  /// Lets the sessions of silent clients rest.
  ///
  /// - Parameter time: The present time on the clock of the sockets.
  func restSilent(at time: Duration) {
    unreleased += sockets.values.count { $0.restIfSilent(at: time) }
    // This looks through the whole heap, so it waits until it is worth it.
    guard unreleased > sockets.count / 8 else { return }
    unreleased = 0
    CurrentProcess.releaseFreedMemory()
  }

  /// Calls `body` with every socket.
  func forEachSocket(_ body: (SessionSocket) -> Void) { sockets.values.forEach(body) }

  /// Closes the sockets of these access names, and drops their sessions.
  func putOut(_ names: Set<String>) {
    func isOut(_ accessName: String?) -> Bool { accessName.map(names.contains) ?? false }
    waiting.removeAll { isOut($0.accessName) }
    for (name, socket) in sockets where isOut(socket.accessName) {
      sockets[name] = nil
      socket.endAccess()
    }
  }

  private func find(_ name: String, for accessName: String?) -> (any Conversation)? {
    if let socket = sockets[name] { return socket.accessName == accessName ? socket.session : nil }
    return waiting.first { $0.session.name == name && $0.accessName == accessName }?.session
  }
}
