/// Joins the bytes of a socket to frames.
///
/// The payload of an incomplete frame is kept once, in the array that becomes the payload of the frame. The texts of an app are made safe
/// piece by piece (``TextFilter``), because all at once would take longer than the thread of a server may.
package struct FrameJoiner: Sendable {
  /// Why bytes are no frames.
  package enum Violation: Error, Equatable, Sendable {
    case unknownKind(UInt8)
    case tooLong(Int)
    case unsafeText
  }

  /// The beginning of a frame, of which bytes are missing.
  private struct Beginning {
    let kind: Frame.Kind
    let length: Int
    /// The texts of a frame for the client are made safe, so that its payload may become shorter.
    var filter: TextFilter?
    var payload: [UInt8] = []
    var received = 0

    mutating func append(_ bytes: ArraySlice<UInt8>) throws(Violation) {
      received += bytes.count
      guard filter != nil else { return payload += bytes }
      do throws(TextFilter.Violation) { try filter!.add(bytes, to: &payload) } catch { throw .unsafeText }
      guard received < length || filter!.isComplete else { throw .unsafeText }
    }
  }

  /// The bytes that have come, of which the first `start` were read.
  private var bytes: [UInt8] = []
  private var start = 0
  private var beginning: Beginning?

  /// Whether the bytes are those of an app, which are data of a stranger.
  private let isOfApp: Bool

  package init(isOfApp: Bool) { self.isOfApp = isOfApp }

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
    let count = min(bytes.count - start, frame.length - frame.received)
    try frame.append(bytes[start..<start + count])
    start += count
    if frame.received == frame.length { return Frame(frame.kind, frame.payload) }
    beginning = frame
    return nil
  }

  private mutating func readHead() throws(Violation) {
    guard bytes.count - start >= Frame.headLength, let length = bytes.littleEndian(at: start, as: UInt32.self).map(Int.init)
    else { return }
    guard length <= Frame.maximumLength else { throw .tooLong(length) }
    guard let kind = Frame.Kind(rawValue: bytes[start + 4]) else { throw .unknownKind(bytes[start + 4]) }
    start += Frame.headLength
    beginning = Beginning(kind: kind, length: length, filter: kind.hasTexts && isOfApp ? TextFilter() : nil)
    beginning?.payload.reserveCapacity(length)
  }
}
