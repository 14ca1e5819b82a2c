/// A secret that every request has to carry, which keeps out clients that can reach the server but must not use it.
///
/// A request carries the secret in its address as `?token=`, which a person or a program has added, or in a cookie. The
/// first answer to an address with the secret sets the cookie, so the page needs no token of its own for the files,
/// documents and WebSockets that it requests. Browsers send the cookie only for pages of this server
/// (`SameSite=Strict`), and no script can read it (`HttpOnly`).
///
/// A page in a frame of another site never gets that cookie. If other sites may frame the page, the answer also sets a second
/// cookie, which browsers send from frames. They take it over TLS or from this machine alone (`Secure`, without which they
/// refuse `SameSite=None`), and keep it for the site whose frame it came in (`Partitioned`, CHIPS).
package struct AccessToken: Sendable {
  /// The secret. It consists of letters and digits, which need no escaping in an address.
  package let text: String
  /// Whether there is a cookie for frames of other sites.
  private let isFramed: Bool

  /// - Parameter isFramed: Whether pages of other sites may show the page in a frame.
  init(_ text: String, isFramed: Bool = false) {
    self.text = text
    self.isFramed = isFramed
  }

  /// The valid lengths of a secret. A shorter secret can be guessed, and a longer one does not fit beside other
  /// headers.
  package static let lengths = 16...128

  /// Whether a secret is long enough and can be written into an address and a cookie.
  package static func isValid(_ text: String) -> Bool {
    lengths.contains(text.utf8.count) && text.utf8.allSatisfy(isLetterOrDigit)
  }

  /// Whether a request carries the secret.
  func isCarried(by request: HTTPRequest) -> Bool {
    let carried = CarriedSecrets(of: request, isFramed: isFramed)
    return (carried.inAddress + carried.inCookies).contains(where: isEqual)
  }

  /// Whether a request carries the secret in `Authorization: Bearer` (RFC 6750, section 2.1), which programs send and browsers do
  /// not. The case of the scheme does not matter (RFC 9110, section 11.1).
  func isBearer(of request: HTTPRequest) -> Bool {
    let scheme = "bearer "
    guard let header = request.authorization, header.count > scheme.utf8.count else { return false }
    let named = String(decoding: header.prefix(scheme.utf8.count), as: Unicode.ASCII.self).lowercased()
    return named == scheme && isEqual(header.dropFirst(scheme.utf8.count).drop { $0 == UInt8(ascii: " ") })
  }

  /// The headers that set the cookies, for a request that has the secret in its address. Any other request has none.
  func cookies(for request: HTTPRequest) -> [(name: String, value: String)] {
    guard CarriedSecrets(of: request, isFramed: isFramed).inAddress.contains(where: isEqual) else { return [] }
    let name = CarriedSecrets.cookieName(for: request)
    let own = "\(name)=\(text); Path=/; HttpOnly; SameSite=Strict"
    let framed = "\(name)-framed=\(text); Path=/; HttpOnly; Secure; SameSite=None; Partitioned"
    return (isFramed ? [own, framed] : [own]).map { ("Set-Cookie", $0) }
  }

  /// Compares a candidate with the secret. The time depends on the length alone, so the delay of an answer reveals
  /// nothing.
  func isEqual(_ candidate: ArraySlice<UInt8>) -> Bool {
    guard candidate.count == text.utf8.count else { return false }
    return zip(candidate, text.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
