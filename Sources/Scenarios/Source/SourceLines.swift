/// The lines of a text, in which the places of YAML's reader are found. A place counts Unicode scalars.
///
/// The reader gives a place to each of 50,000 values, which can all be in one long line. The scalars of a line are therefore
/// counted once.
struct SourceLines {
  private let bytes: [UInt8]
  /// The offset at which each line begins.
  private let starts: [Int]
  /// The offsets of the scalars of a line with others than ASCII, once somebody has asked for a place in it.
  private var offsets: [Int: [Int32]] = [:]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { Self.endsLine(bytes, at: $0) }.map { $0 + 1 }
  }

  /// The first byte that is no space, at a place or behind it in its line, or nil at the end of the line.
  mutating func firstByte(from mark: SourceMark) -> UInt8? {
    guard starts.indices.contains(mark.line - 1) else { return nil }
    return bytes[offset(of: mark)...].first { $0 != UInt8(ascii: " ") }
  }

  private mutating func offset(of mark: SourceMark) -> Int {
    let start = starts[mark.line - 1]
    let end = mark.line < starts.count ? starts[mark.line] : bytes.count
    let offsets = scalars(of: mark.line, in: start..<end)
    guard let offsets else { return min(start + mark.column - 1, end) }
    return offsets.indices.contains(mark.column - 1) ? Int(offsets[mark.column - 1]) : end
  }

  /// The offsets of the scalars of a line, or nil for one of ASCII.
  private mutating func scalars(of line: Int, in range: Range<Int>) -> [Int32]? {
    if let known = offsets[line] { return known.isEmpty ? nil : known }
    let isASCII = bytes[range].allSatisfy { $0 < 0x80 }
    let found = isASCII ? [] : range.filter { bytes[$0] & 0xC0 != 0x80 }.map { Int32($0) }
    offsets[line] = found
    return found.isEmpty ? nil : found
  }

  /// Whether a line ends with a byte, by the rules of YAML 1.1: after a line feed, a carriage return alone, U+0085, U+2028 or U+2029.
  private static func endsLine(_ bytes: [UInt8], at index: Int) -> Bool {
    switch bytes[index] {
    case 0x0A: true
    case 0x0D: index + 1 == bytes.count || bytes[index + 1] != 0x0A
    case 0x85: index > 0 && bytes[index - 1] == 0xC2
    case 0xA8, 0xA9: index > 1 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2
    default: false
    }
  }
}
