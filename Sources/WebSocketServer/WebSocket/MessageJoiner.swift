/// Joins the chunks in which a message arrives, within bounds.
///
/// A message is one or more frames, and a frame arrives in one or more chunks. The bounds are on both: on bytes,
/// those still announced included, and on frames, because millions of empty ones cost as much as a big one.
struct MessageJoiner {
  /// Where a chunk stands in its message.
  struct Position {
    /// Whether it is the message's first.
    var isFirst: Bool
    /// Whether it is the message's last.
    var isLast: Bool
    /// The bytes of its frame that are still to come, as the frame's head claims.
    var remaining: Int
  }

  enum Step: Equatable {
    case incomplete
    case message([UInt8])
    /// The message breaks a bound, and the connection ends with this code.
    case violation(CloseCode)
  }

  /// The longest message in bytes.
  let maximumLength: Int
  /// The most frames in a message.
  let maximumFrames: Int
  private var bytes: [UInt8] = []
  private var frames = 0

  init(maximumLength: Int, maximumFrames: Int) {
    self.maximumLength = maximumLength
    self.maximumFrames = maximumFrames
  }

  /// Takes the next chunk. After a violation it must not be called again.
  mutating func append(_ chunk: some Collection<UInt8>, at position: Position) -> Step {
    if position.isFirst { reset() }
    // A head may claim 2^63 - 1 bytes: subtract, adding would overflow.
    guard chunk.count <= maximumLength - bytes.count,
      position.remaining <= maximumLength - bytes.count - chunk.count
    else { return .violation(.messageTooBig) }
    if position.remaining == 0 { frames += 1 }
    guard frames <= maximumFrames else { return .violation(.policyViolation) }
    bytes.append(contentsOf: chunk)
    guard position.isLast else { return .incomplete }
    defer { reset() }
    return .message(bytes)
  }

  private mutating func reset() {
    bytes = []
    frames = 0
  }
}
