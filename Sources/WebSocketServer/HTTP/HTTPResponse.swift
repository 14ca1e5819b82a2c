/// A whole response, which can be encoded as HTTP/1.1.
package struct HTTPResponse: Sendable {
  package var status: HTTPStatus
  /// The headers besides those that every response has, in the order in which they are written.
  package var headers: [(name: String, value: String)]
  package var body: [UInt8]
  /// A body that is sent piece by piece, in place of `body`.
  package var stream: StreamedBody?
  /// Whether the server closes the connection after this response. It does after every refusal, so that it never reads
  /// a body sent with the request as the next request.
  package var closesConnection: Bool
  /// Whether this is the page, which other sites may show in a frame if they are allowed to.
  package var isPage = false
  /// The reason if the server has refused the request before it looked at what is asked for.
  package private(set) var refusal: RefusedRequest?

  package init(
    _ status: HTTPStatus, headers: [(name: String, value: String)] = [], body: [UInt8] = [],
    closesConnection: Bool = false
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.closesConnection = closesConnection
  }

  /// A refusal with a sentence for people. The server closes the connection after it.
  package static func refusal(_ status: HTTPStatus, _ sentence: String, because reason: RefusedRequest? = nil) -> HTTPResponse {
    var headers = [("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", "no-store")]
    if status == .methodNotAllowed { headers.append(("Allow", "GET, HEAD")) }
    if status == .upgradeRequired { headers.append(("Upgrade", "websocket")) }
    if status == .upgradeRequired { headers.append(("Sec-WebSocket-Version", "13")) }
    var response = HTTPResponse(status, headers: headers, body: Array((sentence + "\n").utf8), closesConnection: true)
    response.refusal = reason
    return response
  }

  /// The headers of every response. The page can load only what this server serves, and no other site can embed it or, apart
  /// from the given origins, frame it.
  ///
  /// A document that isolates itself (`Cross-Origin-Embedder-Policy: require-corp`) shows a frame of another site only if the
  /// framed page asks for the same, and allows by its resource policy to be shown (HTML Standard, "cross-origin embedder
  /// policy").
  static func securityHeaders(framedBy origins: [String] = []) -> [(name: String, value: String)] {
    let isFramed = !origins.isEmpty
    return [
      ("Content-Security-Policy", policy + (isFramed ? origins.joined(separator: " ") : "'none'")),
      ("X-Content-Type-Options", "nosniff"),
      ("Cross-Origin-Resource-Policy", isFramed ? "cross-origin" : "same-origin"),
    ] + (isFramed ? [("Cross-Origin-Embedder-Policy", "require-corp")] : []) + [("Referrer-Policy", "no-referrer")]
  }

  /// The policy up to the sources of `frame-ancestors`.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors "

  /// The bytes to send, after `headroom` unused bytes. The body is left out for a `HEAD` request and for 304, which has
  /// no `Content-Length` either (RFC 9110, section 15.4.5).
  ///
  /// - Parameter origins: The origins that may frame the page. They hold for no other response.
  package func encoded(headroom: Int, includingBody: Bool, framedBy origins: [String] = []) -> [UInt8] {
    var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
    for (name, value) in Self.securityHeaders(framedBy: isPage ? origins : []) + headers { head += "\(name): \(value)\r\n" }
    if status != .notModified { head += "Content-Length: \(stream?.length ?? body.count)\r\n" }
    if closesConnection { head += "Connection: close\r\n" }
    head += "\r\n"
    var bytes = [UInt8](repeating: 0, count: headroom)
    bytes.reserveCapacity(headroom + head.utf8.count + (includingBody ? body.count : 0))
    bytes += head.utf8
    if includingBody, status != .notModified { bytes += body }
    return bytes
  }

  /// The body that is sent piece by piece after the head, or nil if the whole response is sent at once.
  func pieces(for method: HTTPRequest.Method) -> StreamedBody? {
    guard method != .head, status != .notModified else { return nil }
    if let stream { return stream.length > 0 ? stream : nil }
    return body.count > StreamedBody.pieceLength ? StreamedBody(body) : nil
  }
}
