import PreviewProtocol
import WebSocketServer

/// A session at its socket: what is read goes in, what waits comes out, within the limits that need a clock or
/// a socket.
final class SessionSocket: WebSocketHandler {
  private let session: Session
  private let now: () -> Duration
  private var hello: OutgoingMessage?
  private var limiter = MessageLimiter()
  private var lastPass: UInt64?

  /// - Parameter now: the time since any fixed moment.
  init(session: Session, now: @escaping () -> Duration) {
    self.session = session
    self.now = now
    hello = session.hello()
  }

  func receive(_ message: WebSocketMessage, on connection: WebSocketConnection) {
    let isUnanswered = session.hasOutput || lastPass == connection.servicePass
    lastPass = connection.servicePass
    switch limiter.admit(at: now(), isUnanswered: isUnanswered) {
    case .admit: apply(message, on: connection)
    case .refuse: session.refuse(message.bytes, because: .tooFast)
    case .close: connection.close(.policyViolation, reason: "Too many messages without waiting for answers.")
    }
    if session.queuedAnswers >= Session.maximumQueuedAnswers { connection.pauseReading() }
  }

  var hasMessage: Bool { hello != nil || session.hasOutput || session.hasWork }

  func nextMessage(on connection: WebSocketConnection) -> [UInt8]? {
    if let first = hello.take() { return first.bytes }
    if !session.hasOutput { work(on: connection) }
    let next = session.nextMessage()
    if session.queuedAnswers == 0 { connection.resumeReading() }
    return next?.bytes
  }

  func didClose() {}

  /// Goes on with what takes long for a moment, and comes back once the other sockets have had their turn.
  private func work(on connection: WebSocketConnection) {
    let end = now() + Self.slice
    while session.hasWork, !session.hasOutput, now() < end { session.work(widths: 1) }
    if session.hasWork { connection.wake() }
  }

  /// How long the other clients of the server wait for one that has a sweep under way.
  private static let slice = Duration.milliseconds(2)

  private func apply(_ message: WebSocketMessage, on connection: WebSocketConnection) {
    switch message {
    case .text(let text): session.receive(text, isWritable: connection.isWritable)
    case .binary(let bytes): session.refuse(bytes, because: .binary)
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
