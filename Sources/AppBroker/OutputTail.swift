/// The newest lines that a process has written.
struct OutputTail {
  /// The number of lines.
  static let count = 400
  /// The greatest length of a line in bytes. A longer one becomes several.
  static let lineLength = 4_096

  private(set) var lines: [String] = []
  private var unfinished: [UInt8] = []

  /// The line that has no end yet.
  var unfinishedLine: String { String(decoding: unfinished, as: UTF8.self) }

  /// Adds bytes, and returns the lines that they complete.
  mutating func append(_ bytes: [UInt8]) -> [String] {
    var complete: [String] = []
    for byte in bytes {
      if byte != UInt8(ascii: "\n") { unfinished.append(byte) }
      guard byte == UInt8(ascii: "\n") || unfinished.count >= Self.lineLength else { continue }
      complete.append(String(decoding: unfinished, as: UTF8.self))
      unfinished = []
    }
    lines += complete
    if lines.count > Self.count { lines.removeFirst(lines.count - Self.count) }
    return complete
  }

  /// Completes the line that has no end.
  mutating func finish() -> [String] { unfinished.isEmpty ? [] : append([UInt8(ascii: "\n")]) }

  mutating func clear() { lines = [] }
}
