import PreviewProtocol
import WebSocketServer

/// Connects a session to its socket: it passes messages in both directions, and enforces the limits that need a clock
/// or a socket.
final class SessionSocket: WebSocketHandler {
  private(set) var session: any Conversation
  /// The access name of the client, or nil for one without.
  let accessName: String?
  private let registry: SessionRegistry
  private let now: () -> Duration
  private weak var connection: WebSocketConnection?
  /// The waiting messages that do not come from the session: the greeting, and messages for every page.
  private var notices: [OutgoingMessage]
  private let monitor: ServerMonitor
  /// The number by which the log names the client.
  private let client: Int
  private let openedAt: Duration
  private var messages = 0
  private var answers: AnswerClock
  private var limiter = MessageLimiter()
  /// The pass of the server's loop that received the last message, and the time at which that pass began.
  private var turn: (pass: UInt64, start: Duration)?
  /// The last pass whose messages count as having arrived together with earlier ones.
  private var lastOfPiece: UInt64?
  /// The last pass in which a sweep or an overview went on.
  private var lastWork: UInt64?

  /// - Parameters:
  ///   - monitor: Hears of what the client does.
  ///   - now: The time since any fixed moment.
  init(
    session: any Conversation, at connection: WebSocketConnection, in registry: SessionRegistry, monitor: ServerMonitor,
    now: @escaping () -> Duration
  ) {
    self.session = session
    self.connection = connection
    accessName = connection.accessName
    self.registry = registry
    self.monitor = monitor
    self.now = now
    client = monitor.clientOpened()
    openedAt = now()
    answers = AnswerClock(monitor.metrics)
    session.observer = monitor
    notices = session.greeting
    registry.attach(self)
    session.wake = { [weak self] in self?.wake() }
  }

  func receive(_ message: WebSocketMessage, on connection: WebSocketConnection) {
    messages += 1
    let (pass, time) = (connection.servicePass, now())
    let isUnanswered = session.hasOutput || session.isAnswering || lastOfPiece == pass
    if turn?.pass != pass { turn = (pass, time) }
    lastOfPiece = pass
    switch limiter.admit(at: time, isUnanswered: isUnanswered) {
    case .admit: apply(message, at: time, on: connection)
    case .refuse: session.refuse(message.bytes, because: .tooFast)
    case .close: connection.close(.policyViolation, reason: "Too many messages without waiting for answers.")
    }
    proceed(on: connection)
  }

  func goOn(on connection: WebSocketConnection) {
    guard session.isApplying else { return }
    turn = (connection.servicePass, now())
    proceed(on: connection)
    if session.queuedAnswers == 0, !session.isApplying { connection.resumeReading() }
    connection.wake()
  }

  /// Applies a message for several slots in as many of them as there is time and room for, and then leaves the rest, and the
  /// other received messages, for the next pass. Nothing is read until such a message is complete.
  private func proceed(on connection: WebSocketConnection) {
    while session.isApplying, !session.hasFullQueue, !isTurnOver { session.proceed(isWritable: canSend(on: connection)) }
    if session.hasFullQueue { connection.pauseReading() }
    let time = now()
    noteAnswers(at: time)
    guard let turn, time - turn.start >= Self.slice else { return }
    connection.rest()
    lastOfPiece = turn.pass + 1
  }

  private func noteAnswers(at time: Duration) {
    answers.note(isApplying: session.isApplying || session.isAnswering, inquiryCount: session.inquiryCount, at: time)
  }

  /// Sends what has come from elsewhere.
  private func wake() {
    noteAnswers(at: now())
    connection?.wake()
  }

  /// Whether the messages of this pass have taken as long as one client may.
  private var isTurnOver: Bool { turn.map { now() - $0.start >= Self.slice } ?? false }

  private func canSend(on connection: WebSocketConnection) -> Bool { !connection.isBehind && connection.isWritable }

  var hasMessage: Bool { !notices.isEmpty || session.hasOutput || session.hasWork }

  func nextMessage(on connection: WebSocketConnection) -> [UInt8]? {
    if !notices.isEmpty { return notices.removeFirst().bytes }
    if !session.hasOutput { work(on: connection) }
    if session.queuedAnswers == 0, connection.isBehind { return nil }
    let next = session.nextMessage()
    if session.queuedAnswers == 0 { readOn(from: connection) }
    return next?.bytes
  }

  /// Resumes reading once the queue has drained, or first goes on with the message for which there was no room.
  private func readOn(from connection: WebSocketConnection) {
    if session.isApplying { connection.rest() } else { connection.resumeReading() }
  }

  /// Lets the session rest if its client has sent nothing for a while. Returns whether this gave back memory.
  func restIfSilent(at time: Duration) -> Bool {
    guard let turn, time - turn.start >= Self.silence else { return false }
    return session.rest()
  }

  /// The time after which a client that sends nothing is not expected to go on at once. A drag has no such pauses.
  private static let silence = Duration.seconds(2)

  func didClose() {
    monitor.clientClosed(client, code: connection?.closeCode ?? .abnormal, after: now() - openedAt, messages: messages)
    registry.detach(self)
  }

  /// Closes the connection because another socket has taken over the session.
  func giveUp() { connection?.close(.takenOver, reason: "Another connection goes on with this session.") }

  /// Closes the connection because the access of the client was taken back.
  func endAccess() { connection?.close(.accessEnded, reason: "Your access has ended.") }

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
      repeat { session.advance() } while session.hasWork && !session.hasOutput && now() < end
      noteAnswers(at: now())
    }
    if session.hasWork { connection.wake() }
  }

  /// The time for which one client may keep the others waiting in a pass. All sockets with such work share this time. The
  /// message that reaches the limit is still finished.
  private static let slice = Duration.milliseconds(2)

  private func apply(_ message: WebSocketMessage, at time: Duration, on connection: WebSocketConnection) {
    switch message {
    case .text(let text): apply(text, at: time, on: connection)
    case .binary(let bytes): session.refuse(bytes, because: .binary)
    }
  }

  private func apply(_ text: [UInt8], at time: Duration, on connection: WebSocketConnection) {
    let message = ClientMessage.decode(text)
    let type = (try? message.message.get())?.type
    let before = session.openPreview(in: message.slots)
    if case .success(.resume(let name)) = message.message {
      resume(name, with: message, text, on: connection)
    } else {
      session.begin(message, text: text, isWritable: canSend(on: connection))
    }
    if let type {
      // The time counts for the scene that the message opens, or else for the one that it may close.
      let scene = type == .open ? session.openPreview(in: message.slots) : before
      answers.begin(type, of: scene, in: message.slots, at: time)
    }
    connection.answersAtOnce = max(1, session.openSlotCount)
  }

  /// Goes on with the session of a name. If it is gone, the socket's own session refuses the message.
  private func resume(_ name: String, with message: ReceivedMessage, _ text: [UInt8], on connection: WebSocketConnection) {
    guard let old = registry.take(name, for: self) else {
      monitor.sessionMissing(name, for: client)
      return session.begin(message, text: text, isWritable: canSend(on: connection))
    }
    old.wake = { [weak self] in self?.wake() }
    old.resume(insteadOf: session, id: message.id)
    session = old
    monitor.sessionResumed(by: client)
  }
}

extension WebSocketMessage {
  fileprivate var bytes: [UInt8] {
    switch self {
    case .text(let bytes), .binary(let bytes): bytes
    }
  }
}
