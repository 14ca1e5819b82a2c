import CLibWebSockets

extension WebSocketServer {
  /// Answers a request that stays HTTP.
  func answer(_ socket: OpaquePointer) -> Int32 {
    let request = HTTPRequest(of: socket)
    var response = gate.refusal(of: request) ?? page(for: request)
    // Before version 4.3, libwebsockets skips headers that it does not know, such as `Content-Length ` with a space at
    // its end, and reads a body as the next request. No next request then leaves nothing to confuse.
    if !request.headers.isComplete { response.closesConnection = true }
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
    guard let upgrade = request.upgrade, upgrade.isWebSocket else { return -1 }
    if let refusal = gate.refusal(ofUpgrade: request, upgrade) ?? refusal(ofClientBy: request) {
      _ = send(refusal, to: request, over: socket)
      return -1
    }
    if case .name(let access) = gate.access(of: request) { accessCount.admit(socket, as: access.name) }
    return 0
  }

  /// The refusal of a further client, or `nil` if there is room for it.
  private func refusal(ofClientBy request: HTTPRequest) -> HTTPResponse? {
    guard hasRoom else { return .refusal(.serviceUnavailable, "The server has too many clients.") }
    guard case .name(let access) = gate.access(of: request), !accessCount.hasRoom(for: access) else { return nil }
    let most = access.clients ?? 0
    return .refusal(
      .serviceUnavailable,
      "The access \(access.name) has \(most) \(most == 1 ? "client" : "clients") already, which is the most that it may have. "
        + "Close another page first."
    )
  }

  /// Sends a whole response. Libwebsockets keeps what the kernel does not take at once, and sends it later.
  private func send(_ response: HTTPResponse, to request: HTTPRequest, over socket: OpaquePointer) -> Bool {
    var bytes = response.encoded(
      headroom: WebSocketConnection.headroom, includingBody: request.method != .head,
      framedBy: configuration.allowedEmbedders)
    let length = bytes.count - WebSocketConnection.headroom
    return bytes.withUnsafeMutableBufferPointer { clws_write(socket, $0.baseAddress, length, LWS_WRITE_HTTP) } >= length
  }
}
