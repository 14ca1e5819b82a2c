/// The address of a server, as it prints its own, for links that open a window.
package struct ServerAddress: Sendable {
  /// The address with a path, and the token as its query if the server has one.
  private let base: String

  /// Reads an address such as `http://127.0.0.1:8080/` or `https://example.com/?token=secret`. Returns nil for anything else.
  package init?(_ text: String) {
    guard let scheme = ["http://", "https://"].first(where: text.hasPrefix) else { return nil }
    let rest = text.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" && $0 != "?" }
    guard !host.isEmpty, host.first != ":", !text.contains(where: { $0.isWhitespace || $0 == "#" || !$0.isASCII }) else {
      return nil
    }
    let path = rest.dropFirst(host.count)
    base = scheme + host + (path.hasPrefix("/") ? "" : "/") + path
  }

  /// The address of a window, whose query begins with a question mark.
  func link(to query: String) -> String {
    guard base.contains("?") else { return base + query }
    return base + (base.hasSuffix("?") || base.hasSuffix("&") ? "" : "&") + query.dropFirst()
  }
}
