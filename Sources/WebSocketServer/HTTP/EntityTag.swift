import HostSystem

/// The name of one version of a file, with which a browser asks whether its copy is current (RFC 9110, section 8.8.3).
///
/// Each form of the file has a tag of its own, because the forms differ in their bytes.
package struct EntityTag: Sendable, Equatable {
  /// The tag without its quotes. It consists of hexadecimal digits and a hyphen, or is the name of the file. The tag of a compressed form
  /// ends in the name of the coding.
  package let name: String

  /// The tag with its quotes, as in a header.
  package var quoted: String { "\"\(name)\"" }

  /// Creates the tag of a file: the hash of its bytes, and their number. Equal bytes have equal tags in every process.
  package init(of bytes: [UInt8]) {
    name = "\(String(Fingerprint.of(bytes), radix: 16))-\(String(bytes.count, radix: 16))"
  }

  /// Creates the tag of a file whose name follows from its bytes, such as `0123456789abcdef.png`.
  package init(name: String) { self.name = name }

  /// The tag of a form of the file with this tag.
  package func of(_ coding: ContentCoding) -> EntityTag {
    coding == .identity ? self : EntityTag(name: "\(name)-\(coding.name)")
  }

  /// Whether an `If-None-Match` header names this tag, or any tag (`*`). The comparison is the weak one of section
  /// 8.8.3.2, which ignores a leading `W/`.
  package func matches(ifNoneMatch header: [UInt8]) -> Bool {
    header.split(separator: UInt8(ascii: ",")).contains { field in
      var tag = field.trimmed
      if tag.elementsEqual("*".utf8) { return true }
      if tag.starts(with: "W/".utf8) { tag.removeFirst(2) }
      return tag.elementsEqual(quoted.utf8)
    }
  }
}
