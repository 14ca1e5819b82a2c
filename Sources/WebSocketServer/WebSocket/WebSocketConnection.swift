import CLibWebSockets

/// One open WebSocket, on the server's thread.
package final class WebSocketConnection {
  /// The unused bytes in front of every message that is sent: libwebsockets writes the frame's head there.
  package static let headroom = clws_headroom

  /// Libwebsockets' connection; `nil` once it is closed.
  private var socket: OpaquePointer?
  private unowned let server: any WebSocketOwner
  private var joiner: MessageJoiner
  private var receipts: Receipts
  private var handler: (any WebSocketHandler)?
  private var phase = Phase.open
  private var isReadingPaused = false
  /// Whether the rest of what was read waits for the other sockets' turn.
  private var isResting = false
  /// Whether the kernel was asked for room since the last message: it only ever gets emptier until the next.
  private var hasRoomInKernel = false

  private enum Phase {
    case open
    /// A close was asked for; what is received is not listened to any more.
    case closing(CloseCode, reason: String)
    /// The rest is between libwebsockets and the client.
    case givenUp
  }

  init(socket: OpaquePointer, server: any WebSocketOwner) {
    self.socket = socket
    self.server = server
    let limits = server.connectionLimits
    joiner = MessageJoiner(maximumLength: limits.messageLength, maximumFrames: limits.messageFrames)
    receipts = Receipts(maximumUnread: limits.unreadMessages, patience: limits.unreadPatience)
  }

  /// How often the server has gone through its sockets. Messages that are received at the same count came in one
  /// piece: the client cannot have read the answer to the first of them before it sent the next.
  package var servicePass: UInt64 { server.servicePass }

  /// Whether the socket takes a message now: nothing of an earlier one waits, and the kernel is not full.
  ///
  /// The first half is a must: libwebsockets 4.1 loses its place in the stream when it is handed a message while it
  /// still holds a part of the last.
  package var isWritable: Bool {
    guard let socket, isOpen, lws_partial_buffered(socket) == 0 else { return false }
    if !hasRoomInKernel { hasRoomInKernel = lws_send_pipe_choked(socket) == 0 }
    return hasRoomInKernel
  }

  /// Whether the client has stopped reading, although the socket may take more: `Limits.unreadMessages` are on the way
  /// that it has not read. Once it reads on, the handler is asked for its messages. False for a client that has never
  /// answered a ping.
  package var isBehind: Bool { receipts.isBehind(at: Self.now) }

  /// Asks for the handler's messages soon, for when it has some without having received any.
  package func wake() {
    if let socket { lws_callback_on_writable(socket) }
  }

  /// Ends the connection as soon as nothing of a message waits, and within `Limits.closeTimeout` anyway.
  /// The first code holds. `reason` is at most 123 bytes.
  package func close(_ code: CloseCode, reason: String = "") {
    guard let socket, isOpen else { return }
    setReading(isPaused: false, isResting: false)  // The client's own close has to be read.
    phase = .closing(code, reason: reason)
    clws_drop_after(socket, Int32(server.connectionLimits.closeTimeout))
    lws_callback_on_writable(socket)
  }

  /// Leaves what the client sends in the kernel, which makes the client wait in the end.
  package func pauseReading() { setReading(isPaused: true, isResting: isResting) }

  /// Reads again, beginning with what libwebsockets had read but not handed over.
  package func resumeReading() { setReading(isPaused: false, isResting: isResting) }

  /// Leaves the rest of what the client has sent until the other sockets have had their turn.
  package func rest() {
    guard isOpen, !isResting else { return }
    setReading(isPaused: isReadingPaused, isResting: true)
    server.didRest(self)
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

/// What the callbacks of libwebsockets call. A result says whether the connection goes on.
extension WebSocketConnection {
  func open() {
    guard let socket else { return }
    clws_limit_unsent(socket, Int32(server.connectionLimits.unsentBytes))
    handler = server.makeHandler(for: self)
    wake()
  }

  /// A piece of a message has arrived.
  func receive(_ chunk: UnsafeRawBufferPointer) -> Bool {
    guard let socket, isOpen else { return true }
    guard lws_get_reserved_bits(socket) == 0 else { return refuseReservedBits() }
    let position = MessageJoiner.Position(
      isFirst: lws_is_first_fragment(socket) != 0, isLast: lws_is_final_fragment(socket) != 0,
      remaining: Int(clamping: lws_remaining_packet_payload(socket)))
    switch joiner.append(chunk, at: position) {
    case .incomplete: return true
    case .violation(let code): close(code)
    case .message(let bytes):
      handler?.receive(lws_frame_is_binary(socket) != 0 ? .binary(bytes) : .text(bytes), on: self)
    }
    guard position.isFirst, position.isLast else { return later() }
    return flush()
  }

  /// A reserved bit belongs to an extension, and none is negotiated (RFC 6455, section 5.2). Libwebsockets takes the
  /// first of them for compression's where it was built without extensions.
  private func refuseReservedBits() -> Bool {
    close(.protocolError)
    return true
  }

  /// Answers once libwebsockets has had its turn: a ping that came between two frames of a message is answered first.
  private func later() -> Bool {
    wake()
    return true
  }

  /// The client closes. What it still sends is not listened to, and nothing more is sent (RFC 6455, section 5.5.1).
  func clientCloses() { phase = .givenUp }

  /// The client has answered a ping.
  func receivePong(_ payload: UnsafeRawBufferPointer) -> Bool {
    guard let socket, payload.elementsEqual(Receipts.payload), receipts.didReceivePong() else { return true }
    // A client that gathers what it sends would hold its next message back until this is acknowledged.
    clws_acknowledge(socket)
    return flush()
  }

  /// The socket takes bytes, and nothing of a message waits.
  ///
  /// A close is handed over only here. From a received message on, libwebsockets 4.1 would forget the rest of what it
  /// has read, take what follows for frames, and drop the connection without a code. And one turn after it was asked
  /// for, because reading goes on only once a callback has returned with success.
  func writable() -> Bool {
    if case .closing(let code, let reason) = phase {
      handOver(code, reason)
      return false
    }
    guard server.isStopping else { return flush() }
    close(.goingAway, reason: "The server stops.")
    return true
  }

  /// The other sockets have had their turn.
  func goOn() { setReading(isPaused: isReadingPaused, isResting: false) }

  func didClose() {
    socket = nil
    handler?.didClose()
    handler = nil
  }

  /// Sends what the handler has for as long as the socket takes it.
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

  /// In place: a copy of the array would be a copy of the scene.
  private func write(_ message: inout [UInt8], as kind: lws_write_protocol, to socket: OpaquePointer) -> Bool {
    let length = message.count - Self.headroom
    precondition(length >= 0, "A message begins with its headroom.")
    hasRoomInKernel = false
    // What the kernel does not take is kept by libwebsockets and counts as sent: a short count is a broken socket.
    return message.withUnsafeMutableBufferPointer { clws_write(socket, $0.baseAddress, length, kind) } >= length
  }

  private func handOver(_ code: CloseCode, _ reason: String) {
    phase = .givenUp
    var text = Array(reason.utf8)
    text.withUnsafeMutableBufferPointer {
      clws_close_reason(socket, Int32(code.rawValue), $0.baseAddress, $0.count)
    }
  }
}
