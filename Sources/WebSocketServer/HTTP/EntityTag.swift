/// The name of one version of a file, by which a browser asks whether its copy is still good (RFC 9110, section 8.8.3).
package struct EntityTag: Sendable, Equatable {
  /// As it stands in a header, with its quotes.
  package let quoted: String

  /// The tag of these bytes: their 64-bit FNV-1a hash and their number. Equal bytes have equal tags in every process,
  /// which Swift's own seeded hash would not give.
  package init(of bytes: [UInt8]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    quoted = "\"\(String(hash, radix: 16))-\(String(bytes.count, radix: 16))\""
  }

  /// Whether an `If-None-Match` header names this tag or any (`*`). The compare is the weak one of section 8.8.3.2:
  /// a `W/` in front does not count.
  package func matches(ifNoneMatch header: [UInt8]) -> Bool {
    header.split(separator: UInt8(ascii: ",")).contains { field in
      var tag = field.trimmed
      if tag.elementsEqual("*".utf8) { return true }
      if tag.starts(with: "W/".utf8) { tag = tag.dropFirst(2) }
      return tag.elementsEqual(quoted.utf8)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Without spaces and tabs around it, the white space that HTTP allows there.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return drop(while: isBlank).reversed().drop(while: isBlank).reversed()[...]
  }
}
