extension Collection<UInt8> {
  /// The bytes without the spaces and tabs at both ends, which are no part of a header's value (RFC 9110, section
  /// 5.6.3).
  var trimmed: [UInt8] {
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return drop(while: isBlank).reversed().drop(while: isBlank).reversed()
  }
}
