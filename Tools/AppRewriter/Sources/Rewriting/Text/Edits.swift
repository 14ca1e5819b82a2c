/// Changes of a text, each at a place of the original.
///
/// A rule only notes what it replaces. The text is made at the end, so rules neither see nor move each other's changes. No change adds
/// or removes a line break before the end of the original, so every line keeps its number.
struct Edits {
  /// A change of some bytes.
  struct Edit: Equatable {
    let range: Range<Int>
    let text: [UInt8]
  }

  private(set) var all: [Edit] = []

  /// Puts a text into the place of some bytes. Spaces fill up what is missing, and the line breaks of those bytes stay.
  mutating func replace(_ range: Range<Int>, in bytes: [UInt8], by text: String) {
    let breaks = bytes[range].filter { $0 == .lineFeed }.count
    // The rest of the last line stays in its column if the new text is not longer than the text that it replaces.
    let width = breaks == 0 ? range.count : 0
    let padding = max(0, width - text.utf8.count)
    all.append(
      Edit(
        range: range,
        text: Array(text.utf8) + Array(repeating: .space, count: padding) + Array(repeating: .lineFeed, count: breaks)))
  }

  /// Puts spaces into the place of some bytes.
  mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
    all.append(Edit(range: range, text: bytes[range].map { $0 == .lineFeed || $0 == .carriageReturn ? $0 : .space }))
  }

  /// Inserts a text before a byte.
  mutating func insert(_ text: String, at offset: Int) { all.append(Edit(range: offset..<offset, text: Array(text.utf8))) }

  /// The changes in the order of the text. A change inside another one has no effect.
  var ordered: [Edit] {
    let sorted = all.enumerated().sorted { key($0.element, $0.offset) < key($1.element, $1.offset) }
    return sorted.map(\.element).reduce(into: []) { kept, edit in
      guard let last = kept.last, edit.range.lowerBound < last.range.upperBound else { return kept.append(edit) }
      // The wider one of two changes that begin together wins.
      if edit.range.lowerBound == last.range.lowerBound, edit.range.count > last.range.count { kept[kept.count - 1] = edit }
    }
  }

  /// An insertion at a place stands before the text that replaces the bytes there.
  private func key(_ edit: Edit, _ number: Int) -> (Int, Int, Int) {
    (edit.range.lowerBound, edit.range.isEmpty ? 0 : 1, number)
  }

  /// The text with all changes.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var (result, position) = ([UInt8](), 0)
    for edit in ordered {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
}
