import CLibWebSockets

extension WebSocketServer {
  /// Answers a request that stays HTTP.
  func answer(_ socket: OpaquePointer) -> Int32 {
    let request = HTTPRequest(of: socket)
    let response = gate.refusal(of: request) ?? page(for: request)
    guard send(response, to: request, over: socket), !response.closesConnection else { return -1 }
    return lws_http_transaction_completed(socket) == 0 ? 0 : -1
  }

  private func page(for request: HTTPRequest) -> HTTPResponse {
    var response = site.response(to: request)
    if let cookie = gate.token?.cookie(for: request) { response.headers.append(cookie) }
    return response
  }

  /// Decides about a request that asks to leave HTTP: 0 lets libwebsockets open the WebSocket.
  ///
  /// Anything but a WebSocket is dropped without a word: after an unknown upgrade on a connection that was kept,
  /// libwebsockets 4.1 has already answered and freed the request (CVE-2025-11677), so nothing of it is touched.
  func confirmUpgrade(_ socket: OpaquePointer) -> Int32 {
    let request = HTTPRequest(of: socket)
    guard let upgrade = request.upgrade, upgrade.isWebSocket else { return -1 }
    let refusal = gate.refusal(ofUpgrade: request, upgrade)
    if let refusal = refusal ?? (hasRoom ? nil : .refusal(.serviceUnavailable, "The server has its most clients.")) {
      _ = send(refusal, to: request, over: socket)
      return -1
    }
    return 0
  }

  /// Hands over a whole response; what the kernel does not take at once is kept and sent by libwebsockets.
  private func send(_ response: HTTPResponse, to request: HTTPRequest, over socket: OpaquePointer) -> Bool {
    var bytes = response.encoded(headroom: Self.headroom, includingBody: request.method != .head)
    let length = bytes.count - Self.headroom
    return bytes.withUnsafeMutableBufferPointer { clws_write(socket, $0.baseAddress, length, LWS_WRITE_HTTP) } >= length
  }
}

extension HTTPRequest {
  /// Reads the head out of libwebsockets, which keeps it until the answer or the WebSocket.
  fileprivate init(of socket: OpaquePointer) {
    let get = header(WSI_TOKEN_GET_URI, of: socket)
    let head = header(WSI_TOKEN_HEAD_URI, of: socket)
    let length = header(WSI_TOKEN_HTTP_CONTENT_LENGTH, of: socket)
    let upgrade = header(WSI_TOKEN_UPGRADE, of: socket).map {
      Upgrade(
        name: $0, version: header(WSI_TOKEN_VERSION, of: socket) ?? [], key: header(WSI_TOKEN_KEY, of: socket) ?? [])
    }
    let isCrossSite = header("sec-fetch-site:", of: socket, equals: "cross-site")
    self.init(
      method: get != nil ? .get : head != nil ? .head : .other,
      version: header(WSI_TOKEN_HTTP, of: socket) ?? [],
      path: get ?? head ?? [],
      query: queryFields(of: socket),
      host: header(WSI_TOKEN_HOST, of: socket),
      origin: header(WSI_TOKEN_ORIGIN, of: socket),
      cookie: header(WSI_TOKEN_HTTP_COOKIE, of: socket) ?? [],
      ifNoneMatch: header(WSI_TOKEN_HTTP_IF_NONE_MATCH, of: socket),
      hasBody: length ?? [UInt8(ascii: "0")] != [UInt8(ascii: "0")]
        || header(WSI_TOKEN_HTTP_TRANSFER_ENCODING, of: socket) != nil,
      isCrossSiteEmbedding: isCrossSite && header("sec-fetch-mode:", of: socket, equals: "no-cors"),
      upgrade: upgrade)
  }
}

/// A header's value, `nil` when it is absent or empty.
private func header(_ token: lws_token_indexes, of socket: OpaquePointer) -> [UInt8]? {
  let length = Int(lws_hdr_total_length(socket, token))
  guard length > 0 else { return nil }
  return bytes(capacity: length + 1) { lws_hdr_copy(socket, $0, Int32(length + 1), token) }
}

/// The fields of the query, which libwebsockets keeps one by one. One without a byte, as between `&&`, is one too.
private func queryFields(of socket: OpaquePointer) -> [[UInt8]] {
  var fields: [[UInt8]] = []
  while true {
    let (token, index) = (WSI_TOKEN_HTTP_URI_ARGS, Int32(fields.count))
    let length = lws_hdr_fragment_length(socket, token, index)
    let field = bytes(capacity: Int(length) + 1) { lws_hdr_copy_fragment(socket, $0, length + 1, token, index) }
    guard let field else { return fields }
    fields.append(field)
  }
}

/// Whether a header that libwebsockets has no token for has this value. `name` is lower case and ends in a colon.
private func header(_ name: String, of socket: OpaquePointer, equals value: String) -> Bool {
  bytes(capacity: value.utf8.count + 1) { clws_custom_header(socket, $0, Int32(value.utf8.count + 1), name) }?
    .elementsEqual(value.utf8) ?? false
}

/// The bytes that `copy` writes and counts; `nil` when it reports a failure.
private func bytes(capacity: Int, _ copy: (UnsafeMutablePointer<CChar>) -> Int32) -> [UInt8]? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
    guard let start = buffer.baseAddress else { return nil }
    let count = Int(copy(start))
    return count < 0 ? nil : buffer.prefix(count).map(UInt8.init(bitPattern:))
  }
}
