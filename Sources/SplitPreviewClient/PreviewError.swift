/// An error of a client.
///
/// After ``timedOut(waitingFor:after:)`` the connection goes on, and what was waited for can still come. Every other error ends the
/// connection.
public enum PreviewError: Error, Equatable, Sendable {
  /// An address that no connection can be made to, with the reason.
  case invalidAddress(String, reason: String)
  /// Nobody answers at the address, or its name is unknown.
  case unreachable(String, reason: String)
  /// The server answers the request for a WebSocket with this HTTP status, such as 403 without the token and 503 if it has too many
  /// clients. The body has at most 4,096 bytes.
  case upgradeRefused(status: Int, body: String)
  /// The other side answers the request for a WebSocket in a way that RFC 6455 does not allow.
  case handshakeFailed(String)
  /// The connection has ended. The code is that of the WebSocket, such as 4001 if another connection took over the session, or nil if
  /// it ended without a closing frame.
  case connectionLost(code: Int?, reason: String)
  /// The server sent a message of more bytes than the limit.
  case messageTooLong(limit: Int)
  /// The server sent what RFC 6455 does not allow.
  case brokenFrame(String)
  /// Something did not come in time.
  case timedOut(waitingFor: String, after: Duration)
  /// The client itself has closed the connection.
  case closed
}

extension PreviewError: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .invalidAddress(let address, let reason): "\(address) is no address of a server: \(reason)."
    case .unreachable(let address, let reason): "\(address) cannot be reached: \(reason)."
    case .upgradeRefused(let status, let body): "The server answers with \(status)\(body.isEmpty ? "." : ": \(body)")"
    case .handshakeFailed(let reason): "The other side is no server of previews: \(reason)."
    case .connectionLost(let code, let reason):
      "The connection has ended with \(code.map(String.init) ?? "no code")\(reason.isEmpty ? "." : ": \(reason)")"
    case .messageTooLong(let limit): "The server sent a message of more than \(limit) bytes."
    case .brokenFrame(let what): "The server broke the rules of a WebSocket: \(what)."
    case .timedOut(let what, let duration): "There was not \(what) within \(duration)."
    case .closed: "The connection is closed."
    }
  }
}
