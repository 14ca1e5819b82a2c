/// One whole response, and how it is written in HTTP/1.1.
package struct HTTPResponse: Sendable {
  package var status: HTTPStatus
  /// Header lines beside those that every response has, in the order in which they are written.
  package var headers: [(name: String, value: String)]
  package var body: [UInt8]
  /// Whether the connection ends with this response: after every refusal, so that a body that was sent with the
  /// request is never read as the next request.
  package var closesConnection: Bool

  package init(
    _ status: HTTPStatus, headers: [(name: String, value: String)] = [], body: [UInt8] = [],
    closesConnection: Bool = false
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.closesConnection = closesConnection
  }

  /// A refusal: one line of text that says why, and the connection ends.
  package static func refusal(_ status: HTTPStatus, _ reason: String) -> HTTPResponse {
    var headers = [("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", "no-store")]
    if status == .methodNotAllowed { headers.append(("Allow", "GET, HEAD")) }
    if status == .upgradeRequired { headers.append(("Upgrade", "websocket")) }
    if status == .upgradeRequired { headers.append(("Sec-WebSocket-Version", "13")) }
    return HTTPResponse(status, headers: headers, body: Array((reason + "\n").utf8), closesConnection: true)
  }

  /// What every response carries: a page of ours loads only what is ours, and nobody frames or embeds it.
  static let securityHeaders: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
  ]

  /// The bytes on the wire behind `headroom` unused bytes. Without the body for a `HEAD` request and for 304,
  /// whose `Content-Length` is left out (RFC 9110, section 15.4.5).
  package func encoded(headroom: Int, includingBody: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
    for (name, value) in Self.securityHeaders + headers { head += "\(name): \(value)\r\n" }
    if status != .notModified { head += "Content-Length: \(body.count)\r\n" }
    if closesConnection { head += "Connection: close\r\n" }
    head += "\r\n"
    var bytes = [UInt8](repeating: 0, count: headroom)
    bytes.reserveCapacity(headroom + head.utf8.count + body.count)
    bytes += head.utf8
    if includingBody, status != .notModified { bytes += body }
    return bytes
  }
}
