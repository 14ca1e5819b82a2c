import PreviewProtocol
import WebSocketServer

/// Connects a session to its socket: it passes messages in both directions, and enforces the limits that need a clock
/// or a socket.
final class SessionSocket: WebSocketHandler {
  private(set) var session: Session
  private let registry: SessionRegistry
  private let now: () -> Duration
  private weak var connection: WebSocketConnection?
  /// The waiting messages that do not come from the session: the greeting, and messages for every page.
  private var notices: [OutgoingMessage]
  private var limiter = MessageLimiter()
  /// The pass of the server's loop that received the last message, and the time at which that pass began.
  private var turn: (pass: UInt64, start: Duration)?
  /// The last pass whose messages count as having arrived together with earlier ones.
  private var lastOfPiece: UInt64?
  /// The last pass in which a sweep or an overview went on.
  private var lastWork: UInt64?

  /// - Parameter now: The time since any fixed moment.
  init(
    session: Session, at connection: WebSocketConnection, in registry: SessionRegistry, now: @escaping () -> Duration
  ) {
    self.session = session
    self.connection = connection
    self.registry = registry
    self.now = now
    notices = [session.hello()]
    registry.attach(self)
  }

  func receive(_ message: WebSocketMessage, on connection: WebSocketConnection) {
    let (pass, time) = (connection.servicePass, now())
    let isUnanswered = session.hasOutput || lastOfPiece == pass
    if turn?.pass != pass { turn = (pass, time) }
    lastOfPiece = pass
    switch limiter.admit(at: time, isUnanswered: isUnanswered) {
    case .admit: apply(message, on: connection)
    case .refuse: session.refuse(message.bytes, because: .tooFast)
    case .close: connection.close(.policyViolation, reason: "Too many messages without waiting for answers.")
    }
    if session.hasFullQueue { connection.pauseReading() }
    letOthersIn(on: connection)
  }

  /// Leaves the rest of the received messages for the next pass if this one has taken long.
  private func letOthersIn(on connection: WebSocketConnection) {
    guard let turn, now() - turn.start >= Self.slice else { return }
    connection.rest()
    lastOfPiece = turn.pass + 1
  }

  var hasMessage: Bool { !notices.isEmpty || session.hasOutput || session.hasWork }

  func nextMessage(on connection: WebSocketConnection) -> [UInt8]? {
    if !notices.isEmpty { return notices.removeFirst().bytes }
    if !session.hasOutput { work(on: connection) }
    if session.queuedAnswers == 0, connection.isBehind { return nil }
    let next = session.nextMessage()
    if session.queuedAnswers == 0 { connection.resumeReading() }
    return next?.bytes
  }

  /// Lets the session rest if its client has sent nothing for a while. Returns whether this gave back memory.
  func restIfSilent(at time: Duration) -> Bool {
    guard let turn, time - turn.start >= Self.silence else { return false }
    return session.rest()
  }

  /// The time after which a client that sends nothing is not expected to go on at once. A drag has no such pauses.
  private static let silence = Duration.seconds(2)

  func didClose() { registry.detach(self) }

  /// Closes the connection because another socket has taken over the session.
  func giveUp() { connection?.close(.takenOver, reason: "Another connection goes on with this session.") }

  /// Sends the client a notice that is no answer. A notice that already waits is not added again.
  func tell(_ notice: OutgoingMessage) {
    if !notices.contains(notice) { notices.append(notice) }
    connection?.wake()
  }

  /// Continues long work for a moment, at most once in a pass, and asks to be called again once the other sockets have
  /// had their turn.
  private func work(on connection: WebSocketConnection) {
    if session.hasWork, lastWork != connection.servicePass {
      lastWork = connection.servicePass
      let end = now() + Self.slice / registry.working
      repeat { session.work(steps: 1) } while session.hasWork && !session.hasOutput && now() < end
    }
    if session.hasWork { connection.wake() }
  }

  /// The time for which one client may keep the others waiting in a pass. All sockets with such work share this time. The
  /// message that reaches the limit is still finished.
  private static let slice = Duration.milliseconds(2)

  private func apply(_ message: WebSocketMessage, on connection: WebSocketConnection) {
    switch message {
    case .text(let text): apply(text, on: connection)
    case .binary(let bytes): session.refuse(bytes, because: .binary)
    }
  }

  private func apply(_ text: [UInt8], on connection: WebSocketConnection) {
    let (id, message) = ClientMessage.decode(text)
    if case .success(.resume(let name)) = message, let old = registry.take(name, for: self) {
      old.resume(insteadOf: session, id: id)
      session = old
    } else {
      session.receive(message, id: id, isWritable: !connection.isBehind && connection.isWritable)
    }
  }
}

extension WebSocketMessage {
  fileprivate var bytes: [UInt8] {
    switch self {
    case .text(let bytes), .binary(let bytes): bytes
    }
  }
}
