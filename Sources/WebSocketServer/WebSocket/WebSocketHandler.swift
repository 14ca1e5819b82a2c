/// A whole message of a client. Text is valid UTF-8: the server has closed the connection otherwise.
package enum WebSocketMessage: Sendable, Equatable {
  case text([UInt8])
  case binary([UInt8])
}

/// One side of a conversation: it is handed messages, and is asked for its own when the socket takes them.
///
/// Nothing is pushed. What waits to be sent waits in the handler, which alone knows what may be merged.
package protocol WebSocketHandler: AnyObject {
  /// Takes a message. What it answers is asked for right after.
  func receive(_ message: WebSocketMessage, on connection: WebSocketConnection)

  /// Whether `nextMessage()` is to be asked; it may have nothing to give yet.
  var hasMessage: Bool { get }

  /// Whether the next message to send is binary; text where a handler does not say.
  var nextIsBinary: Bool { get }

  /// The next message to send, behind `WebSocketConnection.headroom` unused bytes, or `nil`.
  func nextMessage(on connection: WebSocketConnection) -> [UInt8]?

  /// The connection is gone; the last call.
  func didClose()
}

extension WebSocketHandler {
  package var nextIsBinary: Bool { false }
}
