/// A whole message of a client. A text is valid UTF-8, because the server closes the connection on any other.
package enum WebSocketMessage: Sendable, Equatable {
  case text([UInt8])
  case binary([UInt8])
}

/// The server's side of a conversation. It receives messages, and provides its own when the socket takes them.
///
/// The server never pushes a message. Messages wait in the handler, which alone knows which of them can be merged.
package protocol WebSocketHandler: AnyObject {
  /// Receives a message. The server asks for the answer right after.
  func receive(_ message: WebSocketMessage, on connection: WebSocketConnection)

  /// Goes on after `WebSocketConnection.rest()`, once the other sockets have had their turn. The default does nothing.
  func goOn(on connection: WebSocketConnection)

  /// Whether the server should call `nextMessage(on:)`, which may still return `nil`.
  var hasMessage: Bool { get }

  /// Whether the next message is binary. The default is false.
  var nextIsBinary: Bool { get }

  /// The next message to send, after `WebSocketConnection.headroom` unused bytes, or `nil` if there is none.
  func nextMessage(on connection: WebSocketConnection) -> [UInt8]?

  /// Tells the handler that the connection has closed. This is the last call.
  func didClose()
}

extension WebSocketHandler {
  package var nextIsBinary: Bool { false }
  package func goOn(on connection: WebSocketConnection) {}
}
