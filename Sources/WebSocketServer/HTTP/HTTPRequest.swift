/// The parts of an HTTP request's head that this server uses.
///
/// Values are bytes and are compared as bytes, because `String` compares by Unicode rules and would let look-alikes
/// through. A header that a client sends twice arrives as one value joined with a comma, so no comparison with it
/// succeeds.
package struct HTTPRequest: Sendable {
  package enum Method: Sendable {
    case get, head, other
  }

  /// The parts of a WebSocket handshake (RFC 6455, section 4.1) that libwebsockets leaves to us.
  package struct Upgrade: Sendable {
    /// The `Upgrade` header. The server accepts only `websocket`.
    package var name: [UInt8]
    /// The `Sec-WebSocket-Version` header.
    package var version: [UInt8]
    /// The `Sec-WebSocket-Key` header.
    package var key: [UInt8]

    /// Whether the client asks for a WebSocket. The case of the letters does not matter (RFC 6455, section 4.2.1).
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
  /// The `Host` header, or `nil` if there is none.
  package var host: [UInt8]?
  /// The `Origin` header, or `nil` if there is none. Without it, the client is not a page of another site.
  package var origin: [UInt8]?
  /// The `Authorization` header, or `nil` if there is none.
  package var authorization: [UInt8]?
  /// The `Cookie` header, which is empty if there is none.
  package var cookie: [UInt8]
  /// The `If-None-Match` header, or `nil` if there is none.
  package var ifNoneMatch: [UInt8]?
  /// Whether the client asks for a page to show, as a browser does for an address and not for the parts of a page.
  package var acceptsHTML: Bool
  /// The codings of a response that the client takes.
  package var acceptedCodings: AcceptedCodings
  /// A summary of all headers.
  package var headers: HeaderSummary
  /// Whether the request announces a body, by its length or in chunks.
  package var hasBody: Bool
  /// Whether a page of another site embeds this resource without asking, as a browser reports with `Sec-Fetch-Site:
  /// cross-site` and `Sec-Fetch-Mode: no-cors`.
  package var isCrossSiteEmbedding: Bool
  /// Whether the user or a page of this server opens this document, as a browser reports with `Sec-Fetch-Site: none` and
  /// `same-origin`. Without the header, nobody knows, and the value is false.
  package var isOwnNavigation: Bool
  /// The handshake, if the client asks to leave HTTP.
  package var upgrade: Upgrade?

  package init(
    method: Method, version: [UInt8] = Array("HTTP/1.1".utf8), path: [UInt8], query: [[UInt8]] = [],
    host: [UInt8]? = nil, origin: [UInt8]? = nil, authorization: [UInt8]? = nil, cookie: [UInt8] = [],
    ifNoneMatch: [UInt8]? = nil,
    acceptsHTML: Bool = false, acceptEncoding: [UInt8]? = nil, headers: HeaderSummary = HeaderSummary(), hasBody: Bool = false,
    isCrossSiteEmbedding: Bool = false, isOwnNavigation: Bool = false, upgrade: Upgrade? = nil
  ) {
    self.method = method
    self.version = version
    self.path = path
    self.query = query
    self.host = host
    self.origin = origin
    self.authorization = authorization
    self.cookie = cookie
    self.ifNoneMatch = ifNoneMatch
    self.acceptsHTML = acceptsHTML
    acceptedCodings = AcceptedCodings(acceptEncoding)
    self.headers = headers
    self.hasBody = hasBody
    self.isCrossSiteEmbedding = isCrossSiteEmbedding
    self.isOwnNavigation = isOwnNavigation
    self.upgrade = upgrade
  }
}
