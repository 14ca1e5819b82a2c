import PreviewProtocol

/// Makes the texts of JSON that a process has written safe to lay out, while its bytes come.
///
/// An app can give a label any text. A browser hangs for seconds with a letter that has a hundred thousand marks, or with a text of
/// megabytes. A text is therefore cut, and marks beyond those that a client may send are left out. Bytes that no writer of ours makes end
/// the process: such as are not UTF-8, and escapes of letters beyond ASCII, behind which marks could hide.
struct TextFilter: Sendable {
  /// Bytes that no writer of ours makes.
  struct Violation: Error, Equatable, Sendable {}

  /// The greatest length of a text in bytes. An edit of a field sends its whole text, and is refused above 32 KiB, so that no app takes a
  /// text that was cut for that of its user.
  static let longest = 48 << 10
  /// The beginnings of messages with a document for a file, which nobody lays out as text.
  private static let documents = ["picture", "export"].map { Array("{\"type\":\"\($0)\"".utf8) }

  private var isInside = false
  /// The bytes of an escape or of a letter beyond ASCII, of which some are missing.
  private var unit: [UInt8] = []
  private var marks = MarkCount()
  /// The length of the text under way.
  private var length = 0
  private var isCut = false

  /// Whether all escapes and letters are whole.
  var isComplete: Bool { unit.isEmpty }

  /// Adds bytes to those that are kept, without what is too much.
  mutating func add(_ bytes: ArraySlice<UInt8>, to kept: inout [UInt8]) throws(Violation) {
    var rest = bytes
    while let byte = rest.first {
      let plain = unit.isEmpty ? rest.prefix(while: \.isPlain) : rest.prefix(0)
      if plain.isEmpty {
        unit.append(byte)
        rest = rest.dropFirst()
        if try isWhole() { keepUnit(in: &kept) }
      } else {
        marks = MarkCount()
        keep(plain, in: &kept)
        rest = rest[plain.endIndex...]
      }
    }
  }

  /// Whether the unit has all of its bytes.
  private func isWhole() throws(Violation) -> Bool {
    if unit[0] == UInt8(ascii: "\\") { return try isWholeEscape() }
    guard let length = unit[0].lengthOfLetter else { throw Violation() }
    guard unit.count == length else { return false }
    guard length == 1 || unit.letter != nil else { throw Violation() }
    return true
  }

  /// An escape is a letter after the backslash, or four digits, of which the first two are 0.
  private func isWholeEscape() throws(Violation) -> Bool {
    guard unit.count > 1 else { return false }
    guard unit[1] == UInt8(ascii: "u") else { return true }
    guard unit.dropFirst(2).prefix(2).allSatisfy({ $0 == UInt8(ascii: "0") }) else { throw Violation() }
    guard unit.count < 5 || (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(unit[4]) else { throw Violation() }
    return unit.count == 6
  }

  private mutating func keepUnit(in kept: inout [UInt8]) {
    defer { unit.removeAll(keepingCapacity: true) }
    if unit[0] == UInt8(ascii: "\"") {
      (isInside, length, isCut, marks) = (!isInside, 0, false, MarkCount())
      kept.append(unit[0])
    } else if let letter = unit.letter, !marks.admits(letter) {
      return
    } else {
      keep(unit[...], in: &kept)
    }
  }

  /// Keeps the bytes of a text, up to the greatest length.
  private mutating func keep(_ bytes: ArraySlice<UInt8>, in kept: inout [UInt8]) {
    if isCut { return }
    guard isInside, length + bytes.count > Self.longest, !Self.isDocument(kept) else {
      if isInside { length += bytes.count }
      kept += bytes
      return
    }
    isCut = true
    // A letter or an escape is kept whole or not at all.
    if unit.isEmpty { kept += bytes.prefix(Self.longest - length) }
    kept += "…".utf8
  }

  private static func isDocument(_ kept: [UInt8]) -> Bool { documents.contains { kept.starts(with: $0) } }
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII that begins and ends nothing in JSON.
  fileprivate var isPlain: Bool { self < 0x80 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") }

  /// The length of the letter in UTF-8 that begins with the byte, or nil if none does.
  fileprivate var lengthOfLetter: Int? {
    switch self {
    case 0..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: nil
    }
  }
}

extension [UInt8] {
  /// The letter beyond ASCII of which these are the bytes, or nil if they are none. The library's own check takes several times as long,
  /// and the thread of the server would wait for it.
  fileprivate var letter: Unicode.Scalar? {
    guard count > 1, dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return nil }
    let lead = UInt32(self[0]) & (0x7F >> UInt32(count))
    let value = dropFirst().reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }
    let least: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
    return value < least[count] ? nil : Unicode.Scalar(value)
  }
}
