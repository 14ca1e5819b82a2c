/// The texts of a request that can be its secret: those of `token=` in its address, and those of the cookies.
struct CarriedSecrets {
  let inAddress: [ArraySlice<UInt8>]
  let inCookies: [ArraySlice<UInt8>]

  /// - Parameter isFramed: Whether the cookie for frames of other sites counts.
  init(of request: HTTPRequest, isFramed: Bool) {
    let name = Self.cookieName(for: request)
    let cookies = request.cookie.split(separator: UInt8(ascii: ";"))
    inAddress = Self.values(of: "token", in: request.query.map { $0[...] })
    inCookies = Self.values(of: name, in: cookies) + (isFramed ? Self.values(of: "\(name)-framed", in: cookies) : [])
  }

  /// The name of the cookie for a request. It contains the port of the address that the browser has, because browsers send a cookie
  /// to every port of a host. The processes behind one proxy therefore take one another's cookies.
  static func cookieName(for request: HTTPRequest) -> String {
    let host = request.host ?? []
    let digits = host.suffix(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    let hasPort = !digits.isEmpty && host.dropLast(digits.count).last == UInt8(ascii: ":")
    return hasPort ? "split-preview-\(String(decoding: digits, as: UTF8.self))" : "split-preview"
  }

  /// The greatest number of texts that are compared with the secrets, of which a server can have hundreds.
  private static let most = 8

  /// The values of the fields with a name.
  private static func values(of name: String, in fields: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    let values = fields.lazy.map { $0.drop { $0 == UInt8(ascii: " ") } }.filter { $0.starts(with: "\(name)=".utf8) }
      .map { $0.dropFirst(name.utf8.count + 1) }
    return Array(values.prefix(most))
  }
}

extension [UInt8] {
  /// The last elements that fulfil a condition.
  fileprivate func suffix(where isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0)...]
  }
}
