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
    guard send(response, to: request, over: socket), !response.closesConnection else { return -1 }
    return lws_http_transaction_completed(socket) == 0 ? 0 : -1
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

  /// Sends a whole response. Libwebsockets keeps what the kernel does not take at once, and sends it later.
  private func send(_ response: HTTPResponse, to request: HTTPRequest, over socket: OpaquePointer) -> Bool {
    var bytes = response.encoded(
      headroom: WebSocketConnection.headroom, includingBody: request.method != .head,
      framedBy: configuration.allowedEmbedders)
    let length = bytes.count - WebSocketConnection.headroom
    observer?.didSend(bytes: length)
    return bytes.withUnsafeMutableBufferPointer { clws_write(socket, $0.baseAddress, length, LWS_WRITE_HTTP) } >= length
  }
}
