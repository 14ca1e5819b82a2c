/// An error of a client. Every one but ``timedOut(waitingFor:after:)`` ends the connection.
package enum WebSocketClientError: Error, Equatable {
  /// No connection can be made to the address.
  case unreachable(String, reason: String)
  /// The server answers the request for a WebSocket with this HTTP status. The body is the part of it that has come at once.
  case upgradeRefused(status: Int, body: String)
  /// The other side answers the request for a WebSocket in a way that RFC 6455 does not allow.
  case handshakeFailed(String)
  /// The connection has ended. The code is that of the closing frame, or `nil` if there was none or it had no code.
  case connectionLost(code: Int?, reason: String)
  /// The server sent a message of more bytes than the limit.
  case messageTooLong(limit: Int)
  /// The server sent a message that is no text.
  case brokenFrame(String)
  /// Something did not come in time.
  case timedOut(waitingFor: String, after: Duration)
}

extension WebSocketClientError: CustomStringConvertible {
  /// A sentence for people.
  package var description: String {
    switch self {
    case .unreachable(let address, let reason): "\(address) cannot be reached: \(reason)."
    case .upgradeRefused(let status, let body): "The server answers with \(status)\(body.isEmpty ? "." : ": \(body)")"
    case .handshakeFailed(let reason): "The other side is no server of previews: \(reason)."
    case .connectionLost(let code, let reason):
      "The connection has ended with \(code.map(String.init) ?? "no code")\(reason.isEmpty ? "." : ": \(reason)")"
    case .messageTooLong(let limit): "The server sent a message of more than \(limit) bytes."
    case .brokenFrame(let what): "The server broke the rules of a WebSocket: \(what)."
    case .timedOut(let what, let duration): "The wait for \(what) has ended after \(duration)."
    }
  }
}
