/// Joins the bytes of a socket to frames.
///
/// The payload of an incomplete frame is kept once, in the array that becomes the payload of the frame.
package struct FrameJoiner: Sendable {
  /// Why bytes are no frames.
  package enum Violation: Error, Equatable, Sendable {
    case unknownKind(UInt8)
    case tooLong(Int)
  }

  /// The beginning of a frame, of which bytes are missing.
  private struct Beginning {
    let kind: Frame.Kind
    let length: Int
    var payload: [UInt8] = []
  }

  /// The bytes that have come, of which the first `start` were read.
  private var bytes: [UInt8] = []
  private var start = 0
  private var beginning: Beginning?

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
    if beginning == nil { try readHead() }
    guard var frame = beginning else { return nil }
    beginning = nil
    let count = min(bytes.count - start, frame.length - frame.payload.count)
    frame.payload += bytes[start..<start + count]
    start += count
    if frame.payload.count == frame.length { return Frame(frame.kind, frame.payload) }
    beginning = frame
    return nil
  }

  private mutating func readHead() throws(Violation) {
    guard bytes.count - start >= Frame.headLength, let length = bytes.littleEndian(at: start, as: UInt32.self).map(Int.init)
    else { return }
    guard length <= Frame.maximumLength else { throw .tooLong(length) }
    guard let kind = Frame.Kind(rawValue: bytes[start + 4]) else { throw .unknownKind(bytes[start + 4]) }
    start += Frame.headLength
    beginning = Beginning(kind: kind, length: length)
    beginning?.payload.reserveCapacity(length)
  }
}
