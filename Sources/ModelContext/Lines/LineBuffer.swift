/// Splits a stream of bytes into lines, whose length it limits.
///
/// A longer line is dropped while it arrives, so a client cannot make this process hold more than one line and one piece of the
/// stream.
struct LineBuffer {
  enum Line: Equatable {
    /// The bytes before the end of the line.
    case text([UInt8])
    /// A line with more than `maximumLength` bytes, of which nothing was kept.
    case tooLong
  }

  /// The greatest length of a line in bytes, 1 MiB. The longest texts that a message of the wire takes have 64 KiB.
  static let maximumLength = 1_048_576

  private var started: [UInt8] = []
  private var isTooLong = false

  /// Takes the next bytes of the stream, and returns the lines that end in them.
  mutating func append(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      extend(by: rest[..<end])
      lines.append(takeLine())
      rest = rest[(end + 1)...]
    }
    extend(by: rest)
    return lines
  }

  /// Ends the stream. Returns its last line if that is not empty, although it has no end.
  mutating func finish() -> Line? { isTooLong || !started.isEmpty ? takeLine() : nil }

  private mutating func extend(by bytes: ArraySlice<UInt8>) {
    if started.count + bytes.count > Self.maximumLength { isTooLong = true }
    if isTooLong { started = [] } else { started += bytes }
  }

  private mutating func takeLine() -> Line {
    defer { (started, isTooLong) = ([], false) }
    return isTooLong ? .tooLong : .text(started)
  }
}
