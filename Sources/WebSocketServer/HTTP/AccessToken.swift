/// A secret that every request has to carry: for whoever can reach the server but is not to use it.
///
/// It comes in the address as `?token=`, where a person or a program has put it, or in a cookie, which the first answer
/// to such an address sets; so a page needs to know nothing of it for the files, documents and WebSockets that it asks
/// for. The cookie goes to pages of this server alone (`SameSite=Strict`), and no script can read it (`HttpOnly`).
package struct AccessToken: Sendable {
  /// The secret: letters and digits, so that it stands in an address as it is.
  package let text: String
  private let cookieName: String

  /// - Parameter port: a part of the cookie's name, because browsers send a cookie to every port of a host.
  init(_ text: String, port: Int) {
    self.text = text
    cookieName = "split-preview-\(port)"
  }

  /// The bounds of a secret's length: shorter ones are guessed, longer ones do not fit beside other headers.
  package static let lengths = 16...128

  /// Whether a secret can be written into an address and a cookie, and is long enough.
  package static func isValid(_ text: String) -> Bool {
    lengths.contains(text.utf8.count) && text.utf8.allSatisfy(isLetterOrDigit)
  }

  /// Whether a request carries the secret.
  func isCarried(by request: HTTPRequest) -> Bool {
    isInAddress(of: request) || hasValue(cookieName, in: request.cookie.split(separator: UInt8(ascii: ";")))
  }

  /// The header that gives the secret to a browser that has it in the address only; `nil` for any other request.
  func cookie(for request: HTTPRequest) -> (name: String, value: String)? {
    guard isInAddress(of: request) else { return nil }
    return ("Set-Cookie", "\(cookieName)=\(text); Path=/; HttpOnly; SameSite=Strict")
  }

  private func isInAddress(of request: HTTPRequest) -> Bool {
    hasValue("token", in: request.query.map { $0[...] })
  }

  /// Takes as long for any candidate of the same length, wherever it differs: an answer's delay tells nothing.
  private func isEqual(_ candidate: ArraySlice<UInt8>) -> Bool {
    guard candidate.count == text.utf8.count else { return false }
    return zip(candidate, text.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Whether one of the fields is `name` with the secret as its value.
  private func hasValue(_ name: String, in fields: [ArraySlice<UInt8>]) -> Bool {
    fields.contains { field in
      let field = field.drop { $0 == UInt8(ascii: " ") }
      return field.starts(with: "\(name)=".utf8) && isEqual(field.dropFirst(name.utf8.count + 1))
    }
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
