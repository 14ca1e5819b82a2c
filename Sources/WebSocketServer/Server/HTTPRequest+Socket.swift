import CLibWebSockets

extension HTTPRequest {
  /// Reads the head from libwebsockets, which keeps it until the request is answered or the WebSocket opens.
  init(of socket: OpaquePointer) {
    let get = text(WSI_TOKEN_GET_URI, of: socket)
    let head = text(WSI_TOKEN_HEAD_URI, of: socket)
    let length = header(WSI_TOKEN_HTTP_CONTENT_LENGTH, of: socket)
    // This header is not trimmed, because libwebsockets compares it as it is.
    let upgrade = text(WSI_TOKEN_UPGRADE, of: socket).map {
      Upgrade(
        name: $0, version: header(WSI_TOKEN_VERSION, of: socket) ?? [], key: header(WSI_TOKEN_KEY, of: socket) ?? [])
    }
    func isFrom(_ site: String) -> Bool { header("sec-fetch-site:", of: socket, equals: site) }
    self.init(
      method: get != nil ? .get : head != nil ? .head : .other,
      version: text(WSI_TOKEN_HTTP, of: socket) ?? [],
      path: get ?? head ?? [],
      query: fragments(of: WSI_TOKEN_HTTP_URI_ARGS, of: socket),
      host: header(WSI_TOKEN_HOST, of: socket),
      origin: header(WSI_TOKEN_ORIGIN, of: socket),
      authorization: header(WSI_TOKEN_HTTP_AUTHORIZATION, of: socket),
      cookie: list(WSI_TOKEN_HTTP_COOKIE, of: socket, separator: "; ") ?? [],
      ifNoneMatch: header(WSI_TOKEN_HTTP_IF_NONE_MATCH, of: socket),
      acceptsHTML: namesHTML(list(WSI_TOKEN_HTTP_ACCEPT, of: socket, separator: ",") ?? []),
      acceptEncoding: list(WSI_TOKEN_HTTP_ACCEPT_ENCODING, of: socket, separator: ","),
      headers: HeaderSummary(of: socket),
      hasBody: length ?? [UInt8(ascii: "0")] != [UInt8(ascii: "0")]
        || header(WSI_TOKEN_HTTP_TRANSFER_ENCODING, of: socket) != nil,
      isCrossSiteEmbedding: isFrom("cross-site") && header("sec-fetch-mode:", of: socket, equals: "no-cors"),
      isOwnNavigation: isFrom("none") || isFrom("same-origin"),
      upgrade: upgrade)
  }
}

/// Whether an `Accept` header names HTML itself, as those of browsers do for an address that they open.
private func namesHTML(_ accept: [UInt8]) -> Bool {
  accept.split(separator: UInt8(ascii: ",")).contains { $0.drop { $0 == UInt8(ascii: " ") }.starts(with: "text/html".utf8) }
}

/// The value of a header without the whitespace around it, or `nil` if the header is absent. The value of an empty
/// header is empty.
private func header(_ token: lws_token_indexes, of socket: OpaquePointer) -> [UInt8]? {
  if let text = text(token, of: socket) { return text.trimmed }
  return fragment(0, of: token, of: socket)
}

/// The bytes of a header, or of a part of the request's first line, or `nil` if there are none.
private func text(_ token: lws_token_indexes, of socket: OpaquePointer) -> [UInt8]? {
  let length = Int(lws_hdr_total_length(socket, token))
  guard length > 0 else { return nil }
  return bytes(capacity: length + 1) { lws_hdr_copy(socket, $0, Int32(length + 1), token) }
}

/// The headers of one name, joined as one, or `nil` if there are none. A client may send a list in several headers (RFC
/// 9110, section 5.2), and a proxy may split the cookies of a client (RFC 9113, section 8.2.3).
private func list(_ token: lws_token_indexes, of socket: OpaquePointer, separator: String) -> [UInt8]? {
  let values = fragments(of: token, of: socket)
  return values.isEmpty ? nil : Array(values.joined(separator: separator.utf8))
}

/// The values that libwebsockets keeps one by one: those of a repeated header, or the fields of the query. An empty
/// field, as between `&&`, counts as a field.
private func fragments(of token: lws_token_indexes, of socket: OpaquePointer) -> [[UInt8]] {
  var fragments: [[UInt8]] = []
  while let next = fragment(fragments.count, of: token, of: socket) { fragments.append(next) }
  return fragments
}

private func fragment(_ index: Int, of token: lws_token_indexes, of socket: OpaquePointer) -> [UInt8]? {
  let length = lws_hdr_fragment_length(socket, token, Int32(index))
  return bytes(capacity: Int(length) + 1) { lws_hdr_copy_fragment(socket, $0, length + 1, token, Int32(index)) }
}

extension HeaderSummary {
  /// Counts the headers that libwebsockets reports. It joins known headers with the same name, so they count as one.
  fileprivate init(of socket: OpaquePointer) {
    self.init()
    isComplete = clws_tells_unknown_names() != 0
    guard isComplete else { return }
    addKnownHeaders(of: socket)
    var counting = HeaderCount(socket: socket, summary: self)
    clws_each_unknown_name(socket, addUnknownHeader, &counting)
    self = counting.summary
  }

  private mutating func addKnownHeaders(of socket: OpaquePointer) {
    for index in 0..<WSI_TOKEN_COUNT.rawValue {
      let token = lws_token_indexes(rawValue: index)
      let length = Int(lws_hdr_total_length(socket, token))
      guard length > 0, let name = lws_token_to_string(token).map(bytes(of:)), !isInFirstLine(name) else { continue }
      add(name: name.last == UInt8(ascii: ":") ? name.dropLast() : name[...], valueLength: length)
    }
  }

  /// Whether a token of libwebsockets is a part of the request's first line. All others are headers, even if they do not
  /// end in a colon: libwebsockets takes `proxy ` and `http/1.0 ` at the beginning of any line for tokens of its own,
  /// and they are no names of headers.
  private func isInFirstLine(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    ["get ", "head ", "post ", "options ", "connect ", "put", "patch", "delete", "http/1.1 ", "uri-args"]
      .contains { $0.utf8.elementsEqual(name) }
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
