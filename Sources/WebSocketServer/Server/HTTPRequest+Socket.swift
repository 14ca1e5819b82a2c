import CLibWebSockets

extension HTTPRequest {
  /// Reads the head from libwebsockets, which keeps it until the request is answered or the WebSocket opens.
  init(of socket: OpaquePointer) {
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
      headers: HeaderSummary(of: socket),
      hasBody: length ?? [UInt8(ascii: "0")] != [UInt8(ascii: "0")]
        || header(WSI_TOKEN_HTTP_TRANSFER_ENCODING, of: socket) != nil,
      isCrossSiteEmbedding: isCrossSite && header("sec-fetch-mode:", of: socket, equals: "no-cors"),
      upgrade: upgrade)
  }
}

/// The value of a header, or `nil` if it is absent or empty.
private func header(_ token: lws_token_indexes, of socket: OpaquePointer) -> [UInt8]? {
  let length = Int(lws_hdr_total_length(socket, token))
  guard length > 0 else { return nil }
  return bytes(capacity: length + 1) { lws_hdr_copy(socket, $0, Int32(length + 1), token) }
}

/// The fields of the query, which libwebsockets keeps one by one. An empty field, as between `&&`, counts as a field.
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

extension HeaderSummary {
  /// Counts the headers that libwebsockets reports. It joins known headers with the same name, so they count as one.
  fileprivate init(of socket: OpaquePointer) {
    self.init()
    guard clws_tells_unknown_names() != 0 else { return }
    addKnownHeaders(of: socket)
    var counting = HeaderCount(socket: socket, summary: self)
    clws_each_unknown_name(socket, addUnknownHeader, &counting)
    self = counting.summary
  }

  private mutating func addKnownHeaders(of socket: OpaquePointer) {
    for index in 0..<WSI_TOKEN_COUNT.rawValue {
      let token = lws_token_indexes(rawValue: index)
      let length = Int(lws_hdr_total_length(socket, token))
      // A token without a colon is a part of the request's first line.
      guard length > 0, let name = lws_token_to_string(token).map(bytes(of:)), name.last == UInt8(ascii: ":") else { continue }
      add(name: name.dropLast(), valueLength: length)
    }
  }
}

/// The context that `addUnknownHeader` gets: the socket to read from, and the summary to add to.
private struct HeaderCount {
  let socket: OpaquePointer
  var summary: HeaderSummary
}

/// Adds a header to the summary, unless there are too many already: libwebsockets searches for each value from the
/// first header on.
private func addUnknownHeader(name: UnsafePointer<CChar>?, length: Int32, count: UnsafeMutableRawPointer?) {
  guard let name, let count = count?.assumingMemoryBound(to: HeaderCount.self), !count.pointee.summary.isTooLarge else {
    return
  }
  let value = clws_unknown_length(count.pointee.socket, name, length)
  count.pointee.summary.add(
    name: UnsafeRawBufferPointer(start: name, count: Int(length)).dropLast(), valueLength: max(0, Int(value)))
}

/// The bytes of a text, up to the NUL that ends it.
private func bytes(of text: UnsafePointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
  var length = 0
  while text[length] != 0 { length += 1 }
  return UnsafeBufferPointer(start: text, count: length)
}

/// Whether a header for which libwebsockets has no token has this value. `name` is in lower case and ends in a colon.
private func header(_ name: String, of socket: OpaquePointer, equals value: String) -> Bool {
  bytes(capacity: value.utf8.count + 1) { clws_custom_header(socket, $0, Int32(value.utf8.count + 1), name) }?
    .elementsEqual(value.utf8) ?? false
}

/// The bytes that `copy` writes, or `nil` if it reports a failure. `copy` returns the number of bytes.
private func bytes(capacity: Int, _ copy: (UnsafeMutablePointer<CChar>) -> Int32) -> [UInt8]? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
    guard let start = buffer.baseAddress else { return nil }
    let count = Int(copy(start))
    return count < 0 ? nil : buffer.prefix(count).map(UInt8.init(truncatingIfNeeded:))
  }
}
