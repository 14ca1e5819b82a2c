/// A look at a text before YAML's reader sees it, for more values than a file has (`SourceLimits`).
///
/// The reader makes all values before anybody can count them, and takes some microseconds for each. The scan counts the signs of which
/// each value but the first needs one before it. It knows no quotes, so the signs in a text count too.
struct SeparatorScan {
  /// The number of signs up to here, and that of the lines that begin with `%`.
  private var (separators, directives) = (0, 0)
  private var line = 1
  private var previous = UInt8(ascii: "\n")

  /// Throws an error for a text with too many signs or directives.
  static func check(_ text: String) throws(SourceError) {
    var scan = SeparatorScan()
    for byte in text.utf8 {
      scan.take(byte)
      guard scan.separators <= SourceLimits.separators, scan.directives <= SourceLimits.directives else { throw scan.error }
    }
  }

  private var error: SourceError {
    let words =
      directives > SourceLimits.directives
      ? "\(SourceLimits.directives) lines that begin with %"
      : "\(SourceLimits.separators) commas, brackets, colons and hyphens, which can separate values"
    return SourceError(at: SourceMark(line: line, column: 1), "The file has more than \(words).")
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): separators += 1
    case UInt8(ascii: "%"): if previous == UInt8(ascii: "\n") { directives += 1 }
    // A colon, a hyphen or a question mark separates only before a space, and a colon also after quotes.
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      if ":-?".utf8.contains(previous) { separators += 1 }
    default: if previous == UInt8(ascii: ":") { separators += 1 }
    }
    if byte == UInt8(ascii: "\n") { line += 1 }
    previous = byte
  }
}
