/// Joins the chunks of a message, within limits, and checks that a text is UTF-8.
///
/// A message consists of one or more frames, and a frame arrives in one or more chunks. The limits apply to both: to
/// bytes, including those that a frame still announces, and to frames, because millions of empty frames cost as much as
/// a long message.
struct MessageJoiner {
  /// The position of a chunk in its message.
  struct Position {
    /// Whether the message is a text.
    var isText: Bool
    /// Whether the chunk is the first of its message.
    var isFirst: Bool
    /// Whether the chunk is the last of its message.
    var isLast: Bool
    /// The number of bytes of the chunk's frame that are still to come, as the frame's head claims.
    var remaining: Int
  }

  enum Step: Equatable {
    case incomplete
    case message([UInt8])
    /// The message exceeds a limit or is no text, and the connection must close with this code.
    case violation(CloseCode)
  }

  /// The length of the longest message, in bytes.
  let maximumLength: Int
  /// The greatest number of frames in a message.
  let maximumFrames: Int
  private var bytes: [UInt8] = []
  private var frames = 0
  private var text = UTF8Validator()

  init(maximumLength: Int, maximumFrames: Int) {
    self.maximumLength = maximumLength
    self.maximumFrames = maximumFrames
  }

  /// Adds the next chunk. Do not call this method again after a violation.
  mutating func append(_ chunk: UnsafeRawBufferPointer, at position: Position) -> Step {
    if position.isFirst { reset() }
    // The condition subtracts, because a head can claim 2^63 - 1 bytes and an addition would overflow.
    guard chunk.count <= maximumLength - bytes.count,
      position.remaining <= maximumLength - bytes.count - chunk.count
    else { return .violation(.messageTooBig) }
    if position.remaining == 0 { frames += 1 }
    guard frames <= maximumFrames else { return .violation(.policyViolation) }
    guard !position.isText || isText(chunk, at: position) else { return .violation(.invalidPayload) }
    bytes.append(contentsOf: chunk)
    guard position.isLast else { return .incomplete }
    defer { reset() }
    return .message(bytes)
  }

  /// Whether the text is well formed so far, and whole if the chunk is the last.
  private mutating func isText(_ chunk: UnsafeRawBufferPointer, at position: Position) -> Bool {
    text.append(chunk) && (text.isComplete || !position.isLast)
  }

  private mutating func reset() {
    bytes = []
    frames = 0
    text = UTF8Validator()
  }
}
