/// Joins the bytes of a socket to frames.
package struct FrameJoiner: Sendable {
  /// Why bytes are no frames.
  package enum Violation: Error, Equatable, Sendable {
    case unknownKind(UInt8)
    case tooLong(Int)
  }

  private var bytes: [UInt8] = []
  private var start = 0

  package init() {}

  package mutating func append(_ more: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// Removes and returns the next frame, or returns nil while it is incomplete.
  package mutating func next() throws(Violation) -> Frame? {
    guard let length = bytes.littleEndian(at: start, as: UInt32.self).map(Int.init), bytes.count > start + 4 else { return nil }
    guard length <= Frame.maximumLength else { throw .tooLong(length) }
    guard let kind = Frame.Kind(rawValue: bytes[start + 4]) else { throw .unknownKind(bytes[start + 4]) }
    let (from, end) = (start + Frame.headLength, start + Frame.headLength + length)
    guard bytes.count >= end else { return nil }
    start = end
    return Frame(kind, Array(bytes[from..<end]))
  }
}
