import NIOCore
import NIOWebSocket

/// The message whose fragments are coming (RFC 6455, section 5.4).
///
/// The decoder of NIO has already refused control frames that are long or fragmented, and frames that are longer than the limit.
struct JoinedMessage {
  /// The greatest number of bytes of a message.
  let limit: Int
  private var joined: ByteBuffer?

  init(limit: Int) { self.limit = limit }

  /// The result of a frame.
  enum Step: Equatable {
    /// More fragments have to come.
    case incomplete
    case text(String)
  }

  /// Takes the next frame that is no control frame. Throws ``PreviewError/messageTooLong(limit:)``, and ``PreviewError/brokenFrame(_:)``
  /// for one that is out of order, binary, or no UTF-8.
  mutating func add(_ frame: WebSocketFrame) throws(PreviewError) -> Step {
    switch (frame.opcode, joined) {
    case (.continuation, nil): throw .brokenFrame("a fragment continues no message")
    case (.continuation, var before?):
      joined = nil
      before.writeImmutableBuffer(frame.data)
      return try step(before, isWhole: frame.fin)
    case (.text, nil): return try step(frame.data, isWhole: frame.fin)
    case (.text, .some): throw .brokenFrame("a message begins inside another one")
    case (.binary, _): throw .brokenFrame("it sent a binary message")
    default: throw .brokenFrame("there is no such opcode")
    }
  }

  private mutating func step(_ bytes: ByteBuffer, isWhole: Bool) throws(PreviewError) -> Step {
    guard bytes.readableBytes <= limit else { throw .messageTooLong(limit: limit) }
    guard isWhole else {
      joined = bytes
      return .incomplete
    }
    guard let text = String(validating: bytes.readableBytesView, as: UTF8.self) else { throw .brokenFrame("a text is no UTF-8") }
    return .text(text)
  }
}
