import PreviewProtocol
import WebSocketServer

/// A session at its socket: what is read goes in, what waits comes out, within the limits that need a clock or
/// a socket.
final class SessionSocket: WebSocketHandler {
  private(set) var session: Session
  private let registry: SessionRegistry
  private let now: () -> Duration
  private weak var connection: WebSocketConnection?
  /// What waits that is not the session's: the greeting, and what concerns every page.
  private var notices: [OutgoingMessage]
  private var limiter = MessageLimiter()
  /// The turn of the server's loop in which the last message was received, and when it began.
  private var turn: (pass: UInt64, start: Duration)?
  /// The last turn in which what is received came in one piece with what was received before.
  private var lastOfPiece: UInt64?
  /// The last turn in which a sweep went on.
  private var lastWork: UInt64?

  /// - Parameter now: the time since any fixed moment.
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
    if session.queuedAnswers >= Session.maximumQueuedAnswers { connection.pauseReading() }
    letOthersIn(on: connection)
  }

  /// Leaves the rest of what came in one piece for the next turn, when this one has been long.
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

  func didClose() { registry.detach(self) }

  /// Another socket goes on with the session.
  func giveUp() { connection?.close(.takenOver, reason: "Another connection goes on with this session.") }

  /// Tells the client something that is no answer, once: while it waits to be told, it is not told again.
  func tell(_ notice: OutgoingMessage) {
    if !notices.contains(notice) { notices.append(notice) }
    connection?.wake()
  }

  /// Goes on with what takes long for a moment, and comes back once the other sockets have had their turn: however often
  /// it is asked for messages in between.
  private func work(on connection: WebSocketConnection) {
    if session.hasWork, lastWork != connection.servicePass {
      lastWork = connection.servicePass
      let end = now() + Self.slice / registry.working
      repeat { session.work(widths: 1) } while session.hasWork && !session.hasOutput && now() < end
    }
    if session.hasWork { connection.wake() }
  }

  /// How long the other clients of the server wait in a turn for one that says much at once, beyond the message at which
  /// that is over, and for all that have a sweep under way.
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
