import ServerAddress

extension WebSocketAddress {
  /// Reads an address. Throws ``PreviewError/invalidAddress(_:reason:)``.
  static func read(_ text: String) throws(PreviewError) -> WebSocketAddress {
    do throws(InvalidAddress) {
      return try WebSocketAddress(text)
    } catch {
      throw .invalidAddress(error.address, reason: error.reason)
    }
  }

  /// Returns the address. Throws ``PreviewError/invalidAddress(_:reason:)`` for one that needs TLS where there is none.
  func allowed(_ text: String, hasTLS: Bool) throws(PreviewError) -> WebSocketAddress {
    guard isSecure, !hasTLS else { return self }
    throw .invalidAddress(text, reason: "TLS needs the parameter secure, because this library has none")
  }

  /// The address with a session in its query, or the same one for nil. Throws ``PreviewError/invalidAddress(_:reason:)`` for a text
  /// that is no name of a session.
  func leading(to session: String?) throws(PreviewError) -> WebSocketAddress {
    guard let session else { return self }
    guard !session.isEmpty, session.utf8.allSatisfy(Self.isOfSession) else {
      throw .invalidAddress(String(session.prefix(200)), reason: "the name of a session has letters, digits and hyphens")
    }
    var address = self
    address.target += "\(target.contains("?") ? "&" : "?")session=\(session)"
    return address
  }

  private static func isOfSession(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The path and the query of a file of the page, which lies beside the socket.
  func target(of file: String) -> String {
    let query = target.firstIndex(of: "?").map { target[$0...] } ?? ""
    let path = target.dropLast(query.count)
    return "\(path[...(path.lastIndex(of: "/") ?? path.startIndex)])\(file)\(query)"
  }
}
