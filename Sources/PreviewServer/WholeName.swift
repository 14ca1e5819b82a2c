/// Checks names that browsers write into `Host` and `Origin`. Both headers are compared as a whole. A flag with any
/// other text, such as a pattern, would silently admit nobody.
enum WholeName {
  /// Whether a text is a name or an address in lower case, with or without a port.
  static func isHost(_ text: String) -> Bool {
    let bytes = text.utf8[...]
    let isBracketed = bytes.first == UInt8(ascii: "[")
    guard let end = isBracketed ? bytes.firstIndex(of: UInt8(ascii: "]")) : colonOrEnd(of: bytes) else { return false }
    let name = isBracketed ? bytes[..<end].dropFirst() : bytes[..<end]
    let rest = isBracketed ? bytes[end...].dropFirst() : bytes[end...]
    return !name.isEmpty && name.allSatisfy(isBracketed ? isOfIPv6 : isOfName) && (rest.isEmpty || isPort(rest))
  }

  /// Whether a text is `http` or `https` and a host, with nothing after it. An origin leaves out the default port of
  /// its scheme.
  static func isOrigin(_ text: String) -> Bool {
    for (scheme, port) in [("http://", ":80"), ("https://", ":443")] where text.hasPrefix(scheme) {
      return isHost(String(text.dropFirst(scheme.count))) && !text.hasSuffix(port)
    }
    return false
  }

  private static func colonOrEnd(of bytes: Substring.UTF8View) -> String.Index {
    bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
  }

  /// Whether the bytes are a colon and a port.
  private static func isPort(_ bytes: Substring.UTF8View) -> Bool {
    let digits = bytes.dropFirst()
    guard bytes.first == UInt8(ascii: ":"), digits.allSatisfy(isDigit) else { return false }
    return UInt16(Substring(digits)).map { $0 > 0 } ?? false
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isOfName(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || "-._".utf8.contains(byte)
  }

  private static func isOfIPv6(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte) || ":.".utf8.contains(byte)
  }
}
