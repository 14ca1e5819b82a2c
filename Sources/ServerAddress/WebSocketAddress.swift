/// The address of a server's WebSocket, taken apart.
///
/// Only the characters that RFC 3986 allows are taken, so that no part of an address can end the line of the request in which it
/// stands. Names of hosts are ASCII.
package struct WebSocketAddress: Equatable, Sendable {
  /// Whether the address begins with `wss` or `https`.
  package var isSecure: Bool
  /// The name or the number of the host, without the brackets of IPv6.
  package var host: String
  package var port: Int
  /// The path with the query, as the first line of the request has them.
  package var target: String

  /// The value of the header `Host`.
  package var authority: String { "\(host.contains(":") ? "[\(host)]" : host):\(port)" }

  /// Reads an address such as `ws://127.0.0.1:8080/ws?token=…`.
  ///
  /// The address that a server prints for browsers (`http://127.0.0.1:8080/?token=…`) stands for the WebSocket of that server.
  /// Throws ``InvalidAddress``.
  package init(_ text: String) throws(InvalidAddress) {
    func invalid(_ reason: String) -> InvalidAddress { InvalidAddress(text, reason: reason) }
    guard text.utf8.allSatisfy(Self.isAllowed) else { throw invalid("it has a character that no address has") }
    guard let mark = text.firstRange(of: "://"), let scheme = Scheme(rawValue: text[..<mark.lowerBound].lowercased()) else {
      throw invalid("it begins with none of ws://, wss://, http:// and https://")
    }
    let rest = text[mark.upperBound...].prefix { $0 != "#" }
    let place = rest.prefix { $0 != "/" && $0 != "?" }
    guard !place.contains("@") else { throw invalid("a WebSocket takes no name and password") }
    guard let (host, port) = Self.split(place, usual: scheme.isSecure ? 443 : 80) else {
      throw invalid("it has no host, or no port from 1 to 65535")
    }
    (isSecure, self.host, self.port) = (scheme.isSecure, host, port)
    target = Self.target(String(rest[place.endIndex...]), isPage: scheme.isPage)
  }

  private enum Scheme: String {
    case ws, wss, http, https
    var isSecure: Bool { self == .wss || self == .https }
    /// Whether the address is that of a page.
    var isPage: Bool { self == .http || self == .https }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !#""<>\^`{|}"#.utf8.contains(byte)
  }

  private static func split(_ place: Substring, usual: Int) -> (host: String, port: Int)? {
    let isLiteral = place.hasPrefix("[")
    let end = isLiteral ? place.firstIndex(of: "]") : place.lastIndex(of: ":") ?? place.endIndex
    guard let end else { return nil }
    let host = isLiteral ? place[..<end].dropFirst() : place[..<end]
    let rest = isLiteral ? place[end...].dropFirst() : place[end...]
    let isHost = !host.isEmpty && (isLiteral || !host.contains { ":[]".contains($0) })
    guard isHost, rest.isEmpty || rest.hasPrefix(":") else { return nil }
    guard let port = rest.isEmpty ? usual : number(rest.dropFirst()), (1...65_535).contains(port) else { return nil }
    return (String(host), port)
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.allSatisfy { ("0"..."9").contains($0) } ? Int(digits) : nil
  }

  private static func target(_ rest: String, isPage: Bool) -> String {
    let query = rest.firstIndex(of: "?").map { rest[$0...] } ?? ""
    let path = rest.dropLast(query.count)
    if isPage, path.isEmpty || path == "/" { return "/ws\(query)" }
    return "\(path.isEmpty ? "/" : path)\(query)"
  }
}
