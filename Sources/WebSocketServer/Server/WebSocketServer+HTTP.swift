import CLibWebSockets

extension WebSocketServer {
  /// Answers a request that stays HTTP.
  func answer(_ socket: OpaquePointer) -> Int32 {
    let request = HTTPRequest(of: socket)
    var response = gate.refusal(of: request) ?? page(for: request)
    // Before version 4.3, libwebsockets skips headers that it does not know, such as `Content-Length ` with a space at
    // its end, and reads a body as the next request. No next request then leaves nothing to confuse.
    if !request.headers.isComplete { response.closesConnection = true }
    if let reason = response.refusal { observer?.didRefuse(reason) }
    httpConnections.touch(socket)
    guard send(response, to: request, over: socket) else { return -1 }
    guard let body = response.pieces(for: request.method) else { return complete(socket, closing: response.closesConnection) }
    transfers[socket] = Transfer(body, closesConnection: response.closesConnection)
    clws_limit_unsent(socket, Int32(StreamedBody.pieceLength))
    return awaitReader(socket)
  }

  /// Sends the next piece of a body whose client has read so far.
  func sendPiece(_ socket: OpaquePointer) -> Int32 {
    guard var transfer = transfers[socket] else { return 0 }
    httpConnections.touch(socket)
    guard var piece = transfer.next(headroom: WebSocketConnection.headroom), write(&piece, over: socket) else { return -1 }
    transfers[socket] = transfer.isComplete ? nil : transfer
    return transfer.isComplete ? complete(socket, closing: transfer.closesConnection) : awaitReader(socket)
  }

  /// Waits until the client has read what was sent, and drops a client that reads nothing for too long.
  private func awaitReader(_ socket: OpaquePointer) -> Int32 {
    clws_drop_after(socket, Int32(configuration.limits.readingPatience))
    lws_callback_on_writable(socket)
    return 0
  }

  private func complete(_ socket: OpaquePointer, closing: Bool) -> Int32 {
    !closing && lws_http_transaction_completed(socket) == 0 ? 0 : -1
  }

  private func page(for request: HTTPRequest) -> HTTPResponse {
    var response = site.response(to: request, for: gate.access(of: request) ?? .owner)
    response.headers += gate.cookies(for: request)
    return response
  }

  /// Decides about a request that asks to leave HTTP, and returns 0 to let libwebsockets open the WebSocket.
  ///
  /// The server drops a request for anything but a WebSocket without an answer. After an unknown upgrade on a kept
  /// connection, libwebsockets 4.1 has already answered and freed the request (CVE-2025-11677), so this method must not
  /// touch it.
  func confirmUpgrade(_ socket: OpaquePointer) -> Int32 {
    let request = HTTPRequest(of: socket)
    guard let upgrade = request.upgrade, upgrade.isWebSocket else {
      observer?.didRefuse(.handshake)
      return -1
    }
    if let refusal = gate.refusal(ofUpgrade: request, upgrade) ?? refusalForLackOfRoom(of: request) {
      if let reason = refusal.refusal { observer?.didRefuse(reason) }
      _ = send(refusal, to: request, over: socket)
      return -1
    }
    if case .name(let access) = gate.access(of: request) { accessCount.admit(socket, as: access.name) }
    return 0
  }

  /// Sends a response, without a body that is sent piece by piece. Libwebsockets keeps what the kernel does not take at once, and sends it
  /// later.
  private func send(_ response: HTTPResponse, to request: HTTPRequest, over socket: OpaquePointer) -> Bool {
    let isWhole = request.method != .head && response.pieces(for: request.method) == nil
    var bytes = response.encoded(
      headroom: WebSocketConnection.headroom, includingBody: isWhole,
      framedBy: configuration.allowedEmbedders)
    return write(&bytes, over: socket)
  }

  private func write(_ bytes: inout [UInt8], over socket: OpaquePointer) -> Bool {
    let length = bytes.count - WebSocketConnection.headroom
    observer?.didSend(bytes: length)
    return bytes.withUnsafeMutableBufferPointer { clws_write(socket, $0.baseAddress, length, LWS_WRITE_HTTP) } >= length
  }
}
