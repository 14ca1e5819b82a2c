import CLibWebSockets

/// An open WebSocket, which is used on the server's thread only.
package final class WebSocketConnection {
  /// The number of unused bytes in front of every message that is sent. Libwebsockets writes the head of the frame
  /// there.
  package static let headroom = clws_headroom

  /// The access name of the client, or `nil` for one with the server's own token or none.
  package let accessName: String?
  /// The connection of libwebsockets, or `nil` once it is closed.
  private var socket: OpaquePointer?
  /// The server. The reference is weak, because a handler that keeps the connection can outlive the server.
  private weak var server: (any WebSocketOwner)?
  private let limits: Limits
  private var joiner: MessageJoiner
  private var receipts: Receipts
  private var handler: (any WebSocketHandler)?
  private var phase = Phase.open
  /// The code with which the connection closes: that of the side which closes first, 1005 if a client gives none, and 1006 if
  /// the connection just ends (RFC 6455, section 7.1.5).
  package private(set) var closeCode = CloseCode.abnormal
  private let observer: (any TrafficObserver)?
  private var isReadingPaused = false
  /// Whether the rest of the received bytes waits until the other sockets have had their turn.
  private var isResting = false

  private enum Phase {
    case open
    /// A close was requested, and the connection ignores everything that it receives.
    case closing(CloseCode, reason: String)
    /// Libwebsockets and the client finish the connection on their own.
    case givenUp
  }

  /// - Parameter accessName: The name under which the client was admitted, or `nil` for one with the server's own token or none.
  init(socket: OpaquePointer, server: any WebSocketOwner, accessName: String? = nil) {
    self.socket = socket
    self.accessName = accessName
    self.server = server
    limits = server.connectionLimits
    observer = server.trafficObserver
    joiner = MessageJoiner(maximumLength: limits.messageLength, maximumFrames: limits.messageFrames)
    receipts = Receipts(maximumUnread: limits.unreadMessages, patience: limits.unreadPatience)
  }

  /// The number of the server's pass through its sockets.
  ///
  /// Messages that arrive in the same pass have arrived together. The client cannot have read the answer to the first
  /// of them before it sent the next.
  package var servicePass: UInt64 { server?.servicePass ?? 0 }

  /// Whether the socket can take a message now: nothing of an earlier message waits. On Linux the kernel is not asked, because
  /// it takes what fits, and libwebsockets keeps the rest (see `clws_is_full` in `shim.h`).
  ///
  /// The first condition is required. If libwebsockets 4.1 gets a message while it still holds a part of the previous
  /// one, it loses its place in the stream.
  package var isWritable: Bool {
    guard let socket, isOpen else { return false }
    return clws_is_full(socket) == 0
  }

  /// Whether the client has stopped reading, even if the socket can take more.
  ///
  /// A client is behind if it has at least `Limits.unreadMessages` unread messages for each of `answersAtOnce`. The connection asks the handler for
  /// messages again as soon as the client reads on. The value is false for a client that has never answered a ping.
  package var isBehind: Bool { receipts.isBehind(at: Self.now) }

  /// The number of messages that answer one message of the client. The client may leave as many times more of them unread.
  package var answersAtOnce: Int {
    get { receipts.answersAtOnce }
    set { receipts.answersAtOnce = newValue }
  }

  /// Makes the connection ask the handler for messages soon. A handler calls this method when it has messages without
  /// having received any.
  package func wake() {
    if let socket { lws_callback_on_writable(socket) }
  }

  /// Closes the connection as soon as no part of a message waits, and within `Limits.closeTimeout` in any case. Later
  /// calls have no effect. `reason` is at most 123 bytes long.
  package func close(_ code: CloseCode, reason: String = "") {
    guard let socket, isOpen else { return }
    setReading(isPaused: false, isResting: false)  // The connection must read the client's own close.
    phase = .closing(code, reason: reason)
    clws_drop_after(socket, Int32(limits.closeTimeout))
    lws_callback_on_writable(socket)
  }

  /// Stops reading. The client's messages stay in the kernel, which in the end makes the client wait.
  package func pauseReading() { setReading(isPaused: true, isResting: isResting) }

  /// Resumes reading, beginning with the bytes that libwebsockets had already read.
  package func resumeReading() { setReading(isPaused: false, isResting: isResting) }

  /// Leaves the rest of the received bytes until the other sockets have had their turn.
  package func rest() {
    guard isOpen, !isResting else { return }
    setReading(isPaused: isReadingPaused, isResting: true)
    server?.didRest(self)
  }

  private func setReading(isPaused: Bool, isResting: Bool) {
    guard let socket, isOpen else { return }
    let (wasReading, isReading) = (!(isReadingPaused || self.isResting), !(isPaused || isResting))
    (isReadingPaused, self.isResting) = (isPaused, isResting)
    if isReading != wasReading { lws_rx_flow_control(socket, isReading ? 1 : 0) }
  }

  private var isOpen: Bool {
    if case .open = phase { true } else { false }
  }

  private static func now() -> Duration { .microseconds(lws_now_usecs()) }
}

/// The methods that the callbacks of libwebsockets call. Each result says whether the connection goes on.
extension WebSocketConnection {
  func open() {
    guard let socket else { return }
    clws_limit_unsent(socket, Int32(limits.unsentBytes))
    handler = server?.makeHandler(for: self)
    wake()
  }

  /// Receives a chunk of a message.
  func receive(_ chunk: UnsafeRawBufferPointer) -> Bool {
    guard let socket, isOpen else { return true }
    observer?.didReceive(bytes: chunk.count)
    guard lws_get_reserved_bits(socket) == 0 else { return refuseReservedBits() }
    let isText = lws_frame_is_binary(socket) == 0
    let position = MessageJoiner.Position(
      isText: isText, isFirst: lws_is_first_fragment(socket) != 0, isLast: lws_is_final_fragment(socket) != 0,
      remaining: Int(clamping: lws_remaining_packet_payload(socket)))
    switch joiner.append(chunk, at: position) {
    case .incomplete: return true
    case .violation(let code): close(code)
    case .message(let bytes):
      handler?.receive(isText ? .text(bytes) : .binary(bytes), on: self)
    }
    guard position.isFirst, position.isLast else { return later() }
    return flush()
  }

  /// Closes the connection because a reserved bit is set. Such a bit belongs to an extension, and none is negotiated
  /// (RFC 6455, section 5.2). A libwebsockets that was built without extensions takes the first reserved bit for that
  /// of compression.
  private func refuseReservedBits() -> Bool {
    close(.protocolError)
    return true
  }

  /// Answers after libwebsockets has had its turn, so that it first answers a ping that came between two frames of a
  /// message.
  private func later() -> Bool {
    wake()
    return true
  }

  /// Notes that the client closes. The connection ignores what the client still sends, and sends nothing more (RFC
  /// 6455, section 5.5.1). Libwebsockets returns the client's payload, unless this method gives it another code.
  func clientCloses(_ payload: UnsafeRawBufferPointer) -> Bool {
    if case .givenUp = phase {} else { closeCode = CloseCode(ofClient: payload) }
    phase = .givenUp
    guard let code = CloseCode.answering(malformed: payload) else { return true }
    handOver(code, "")
    return false
  }

  /// Receives the answer to a ping.
  func receivePong(_ payload: UnsafeRawBufferPointer) -> Bool {
    guard let socket, payload.elementsEqual(Receipts.payload), receipts.didReceivePong() else { return true }
    // A client that gathers its output would hold back its next message until the pong is acknowledged.
    clws_acknowledge(socket)
    return flush()
  }

  /// Continues when the socket takes bytes and no part of a message waits.
  ///
  /// Only this method passes a close of the server to libwebsockets. On a close from within a received message,
  /// libwebsockets 4.1 would forget the rest of what it has read, take what follows for frames, and drop the connection
  /// without a code. The close also waits a pass after its request, because reading goes on only once a callback has
  /// returned with success.
  func writable() -> Bool {
    if case .closing(let code, let reason) = phase {
      handOver(code, reason)
      return false
    }
    guard server?.isStopping == true else { return flush() }
    close(.goingAway, reason: "The server stops.")
    return true
  }

  /// Resumes reading after the other sockets have had their turn, unless the handler rests again.
  func goOn() {
    setReading(isPaused: isReadingPaused, isResting: false)
    if isOpen { handler?.goOn(on: self) }
  }

  func didClose() {
    socket = nil
    handler?.didClose()
    handler = nil
  }

  /// Sends the handler's messages for as long as the socket takes them.
  private func flush() -> Bool {
    guard let socket, let handler else { return true }
    while isOpen, handler.hasMessage {
      guard isWritable else {
        lws_callback_on_writable(socket)
        return true
      }
      let isBinary = handler.nextIsBinary
      guard var message = handler.nextMessage(on: self) else { return true }
      if !write(&message, as: isBinary ? LWS_WRITE_BINARY : LWS_WRITE_TEXT, to: socket) { return false }
      receipts.didSend()
      if receipts.isPingDue(at: Self.now), isWritable, !sendPing(to: socket) { return false }
    }
    return true
  }

  private func sendPing(to socket: OpaquePointer) -> Bool {
    receipts.didPing(at: Self.now())
    var ping = [UInt8](repeating: 0, count: Self.headroom) + Receipts.payload
    return write(&ping, as: LWS_WRITE_PING, to: socket)
  }

  /// Writes a message in place, because a copy of the array would be a copy of the scene.
  private func write(_ message: inout [UInt8], as kind: lws_write_protocol, to socket: OpaquePointer) -> Bool {
    let length = message.count - Self.headroom
    precondition(length >= 0, "A message begins with its headroom.")
    observer?.didSend(bytes: length)
    // Libwebsockets keeps what the kernel does not take, and counts it as sent. A short count therefore means a broken
    // socket.
    return message.withUnsafeMutableBufferPointer { clws_write(socket, $0.baseAddress, length, kind) } >= length
  }

  private func handOver(_ code: CloseCode, _ reason: String) {
    phase = .givenUp
    closeCode = code
    var text = Array(reason.utf8)
    text.withUnsafeMutableBufferPointer {
      clws_close_reason(socket, Int32(code.rawValue), $0.baseAddress, $0.count)
    }
  }
}
