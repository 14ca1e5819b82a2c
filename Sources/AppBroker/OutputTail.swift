import PreviewProtocol

/// The newest lines that a process has written.
package struct OutputTail {
  /// The greatest number of lines, and their greatest length together in bytes.
  package static let count = 400
  package static let byteCount = 256 << 10
  /// The greatest length of a line in bytes. A longer one becomes several.
  static let lineLength = 4_096
  /// The greatest number of lines in one piece of output. If a piece has more, only its newest lines are read.
  package static let mostAtOnce = 2_000

  package private(set) var lines: [String] = []
  private var bytes = 0
  private var unfinished: [UInt8] = []
  /// The number of lines that were not read.
  private var skipped = 0

  package init() {}

  /// Whether the line that has no end yet begins a report of a crash.
  var beginsReport: Bool { CrashTrace.beginnings.contains { unfinished.starts(with: $0.utf8) } }

  /// Adds bytes, and returns the lines that they complete.
  package mutating func append(_ bytes: [UInt8]) -> [String] {
    var (complete, rest): ([String], _) = ([], readable(bytes))
    while !rest.isEmpty {
      let room = rest.prefix(Self.lineLength - unfinished.count)
      let end = room.firstIndex(of: UInt8(ascii: "\n"))
      unfinished += room[..<(end ?? room.endIndex)]
      rest = rest[(end.map { $0 + 1 } ?? room.endIndex)...]
      guard end != nil || unfinished.count == Self.lineLength else { continue }
      complete.append(String(decoding: unfinished, as: UTF8.self).withoutSurplusMarks)
      unfinished.removeAll(keepingCapacity: true)
    }
    keep(complete)
    return complete
  }

  /// The bytes of the lines that are read: all, or the newest if there are too many.
  private mutating func readable(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let ends = bytes.count { $0 == UInt8(ascii: "\n") }
    guard ends > Self.mostAtOnce else { return bytes[...] }
    unfinished.removeAll(keepingCapacity: true)
    skipped += ends - Self.count
    var (rest, left) = (bytes[...], ends - Self.count)
    while left > 0, let byte = rest.popFirst() { left -= byte == UInt8(ascii: "\n") ? 1 : 0 }
    return rest
  }

  /// Removes and returns the number of lines that were not read.
  mutating func takeSkipped() -> Int {
    defer { skipped = 0 }
    return skipped
  }

  /// Completes the line that has no end.
  package mutating func finish() -> [String] { unfinished.isEmpty ? [] : append([UInt8(ascii: "\n")]) }

  mutating func clear() { (lines, bytes) = ([], 0) }

  private mutating func keep(_ complete: [String]) {
    lines += complete
    bytes += complete.reduce(0) { $0 + $1.utf8.count }
    var surplus = 0
    while lines.count - surplus > Self.count || bytes > Self.byteCount {
      bytes -= lines[surplus].utf8.count
      surplus += 1
    }
    lines.removeFirst(surplus)
  }
}
