import CLibWebSockets

/// The text whose pieces are coming: a message has one or more frames, and a frame comes in one or more pieces.
///
/// Libwebsockets has already refused frames that are out of order, and has kept the control frames between them for itself.
struct JoinedText {
  /// The place of a piece in its message.
  struct Position {
    var isBinary: Bool
    var isLast: Bool
    /// The number of bytes of the frame that are still to come, as its head claims.
    var remaining: Int
  }

  /// The greatest number of bytes of a text.
  let limit: Int
  private var bytes: [UInt8] = []

  init(limit: Int) { self.limit = limit }

  /// Adds a piece. Returns the text if the piece is its last one.
  mutating func add(_ piece: UnsafeRawBufferPointer, _ position: Position) throws(WebSocketClientError) -> String? {
    guard !position.isBinary else { throw .brokenFrame("it sent a binary message") }
    // The condition subtracts, because a head can claim 2^63 - 1 bytes and an addition would overflow.
    let room = limit - bytes.count - piece.count
    guard room >= 0, position.remaining <= room else { throw .messageTooLong(limit: limit) }
    bytes.append(contentsOf: piece)
    guard position.isLast else { return nil }
    defer { bytes = [] }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .brokenFrame("a text is no UTF-8") }
    return text
  }
}

extension JoinedText.Position {
  /// The place of the piece that libwebsockets is passing on.
  init(of socket: OpaquePointer) {
    isBinary = lws_frame_is_binary(socket) != 0
    isLast = lws_is_final_fragment(socket) != 0
    remaining = Int(clamping: lws_remaining_packet_payload(socket))
  }
}
