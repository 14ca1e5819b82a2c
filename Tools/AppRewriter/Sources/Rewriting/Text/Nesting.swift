/// The place of a file that is the likeliest reason why the parser cannot read it. It is found without the parser, so brackets in texts
/// and comments count too.
struct Nesting {
  /// The place where brackets are nested deepest, or the beginning of the longest line in a file where no place is deep.
  let likelyPlace: Place

  /// The depth that no code of an app has by itself.
  private static let deep = 16

  init(_ bytes: [UInt8]) {
    var deepest = (depth: 0, place: Place(line: 1, column: 1))
    var longest = (length: 0, line: 1)
    var (line, column, depth) = (1, 0, 0)
    for byte in bytes {
      column += 1
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth = max(0, depth - 1)
      case .lineFeed: (line, column) = (line + 1, 0)
      default: break
      }
      if depth > deepest.depth { deepest = (depth, Place(line: line, column: column)) }
      if column > longest.length { longest = (column, line) }
    }
    likelyPlace = deepest.depth > Self.deep ? deepest.place : Place(line: longest.line, column: 1)
  }
}
