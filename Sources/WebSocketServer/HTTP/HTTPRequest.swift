/// The head of one HTTP request, as far as this server decides by it.
///
/// Values are bytes and are compared as bytes: `String` equality is Unicode's and would let look-alikes through.
/// A header that was sent twice arrives joined with a comma, and so fails every whole compare.
package struct HTTPRequest: Sendable {
  package enum Method: Sendable {
    case get, head, other
  }

  /// The parts of a WebSocket handshake (RFC 6455, section 4.1) that libwebsockets leaves to us.
  package struct Upgrade: Sendable {
    /// The `Upgrade` header: only `websocket` is served.
    package var name: [UInt8]
    /// The `Sec-WebSocket-Version` header.
    package var version: [UInt8]
    /// The `Sec-WebSocket-Key` header.
    package var key: [UInt8]

    /// Whether the client asks for a WebSocket, in letters of either case (RFC 6455, section 4.2.1).
    package var isWebSocket: Bool {
      String(decoding: name, as: Unicode.ASCII.self).lowercased().utf8.elementsEqual("websocket".utf8)
    }

    package init(name: [UInt8], version: [UInt8], key: [UInt8]) {
      self.name = name
      self.version = version
      self.key = key
    }
  }

  package var method: Method
  /// The version of HTTP, such as `HTTP/1.1`.
  package var version: [UInt8]
  /// The path, percent-decoded and without its query.
  package var path: [UInt8]
  /// The fields of the query, such as `name=value`, percent-decoded.
  package var query: [[UInt8]]
  /// The `Host` header, `nil` when there is none.
  package var host: [UInt8]?
  /// The `Origin` header, `nil` when there is none: then the client is not a page of another site.
  package var origin: [UInt8]?
  /// The `Cookie` header; empty without one.
  package var cookie: [UInt8]
  /// The `If-None-Match` header, `nil` when there is none.
  package var ifNoneMatch: [UInt8]?
  /// What there is to say of all headers together.
  package var headers: HeaderSummary
  /// Whether a body was announced, by length or as chunks.
  package var hasBody: Bool
  /// Whether a browser says that a page of another site embeds this without asking (`Sec-Fetch-Site` `cross-site`
  /// with `Sec-Fetch-Mode` `no-cors`).
  package var isCrossSiteEmbedding: Bool
  /// The handshake, when the client asks to leave HTTP.
  package var upgrade: Upgrade?

  package init(
    method: Method, version: [UInt8] = Array("HTTP/1.1".utf8), path: [UInt8], query: [[UInt8]] = [],
    host: [UInt8]? = nil, origin: [UInt8]? = nil, cookie: [UInt8] = [], ifNoneMatch: [UInt8]? = nil,
    headers: HeaderSummary = HeaderSummary(), hasBody: Bool = false, isCrossSiteEmbedding: Bool = false, upgrade: Upgrade? = nil
  ) {
    self.method = method
    self.version = version
    self.path = path
    self.query = query
    self.host = host
    self.origin = origin
    self.cookie = cookie
    self.ifNoneMatch = ifNoneMatch
    self.headers = headers
    self.hasBody = hasBody
    self.isCrossSiteEmbedding = isCrossSiteEmbedding
    self.upgrade = upgrade
  }
}
