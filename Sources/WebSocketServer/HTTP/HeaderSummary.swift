/// A summary of all headers of a request: how large they are, and whether each has a valid name.
///
/// libwebsockets reports the names of all headers from version 4.3 on. With an older version the summary stays empty
/// and is not complete, and libwebsockets itself closes the connection if a head is too long.
package struct HeaderSummary: Sendable, Equatable {
  /// Whether the summary covers all headers of the request.
  package var isComplete = true
  /// The number of headers.
  package private(set) var count = 0
  /// The number of bytes of all names and values, with the colon, the space and the line end of each header.
  package private(set) var length = 0
  /// Whether a name has a byte that no name may have.
  ///
  /// A line that begins with a space, and one without a colon, are a part of a name here, so they make it malformed.
  ///
  /// Some servers and proxies read `Content-Length : 5` as the header without the space, and others ignore it. They
  /// then disagree on where the next request begins (RFC 9112, section 5.1).
  package private(set) var hasMalformedName = false

  /// The greatest number of headers that a request may have. Browsers send about 20.
  package static let maximumCount = 100
  /// The greatest value that `length` may have.
  package static let maximumLength = 4_096

  /// A summary of no headers.
  package init() {}

  /// Whether the request has too many headers, or they are too long.
  package var isTooLarge: Bool { count > Self.maximumCount || length > Self.maximumLength }

  /// Adds a header. `name` is given without its colon.
  package mutating func add(name: some Collection<UInt8>, valueLength: Int) {
    count += 1
    length += name.count + valueLength + ": \r\n".utf8.count
    if name.isEmpty || !name.allSatisfy(Self.isTokenByte) { hasMalformedName = true }
  }

  /// Whether a name may have this byte (`tchar` of RFC 9110, section 5.6.2).
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
