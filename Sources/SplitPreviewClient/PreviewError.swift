import ServerAddress

/// An error of a client.
///
/// After ``timedOut(waitingFor:after:)``, ``refused(_:)``, ``notInScene(_:)``, ``noPreview(slot:)`` and ``crashed(_:)`` the connection
/// goes on. Every other error ends it.
public enum PreviewError: Error, Equatable, Sendable {
  /// An address that no connection can be made to, with the reason.
  case invalidAddress(String, reason: String)
  /// Nobody answers at the address, or its name is unknown.
  case unreachable(String, reason: String)
  /// The server answers the request for a WebSocket, or for its catalog, with this HTTP status, such as 403 without the token and 503
  /// if it has too many clients. The body has at most 4,096 bytes.
  case upgradeRefused(status: Int, body: String)
  /// The other side answers the request for a WebSocket in a way that RFC 6455 does not allow.
  case handshakeFailed(String)
  /// The connection has ended. The code is that of the WebSocket, such as 4001 if another connection took over the session and 4003 if
  /// the access was taken back, after both of which a client stays away; or nil if it ended without a closing frame.
  case connectionLost(code: Int?, reason: String)
  /// The server sent a message of more bytes than the limit.
  case messageTooLong(limit: Int)
  /// The server sent what RFC 6455 does not allow.
  case brokenFrame(String)
  /// Something did not come in time.
  case timedOut(waitingFor: String, after: Duration)
  /// The client itself has closed the connection.
  case closed
  /// The server refuses a message. Nothing has changed.
  case refused(Refusal)
  /// The server sent what the protocol does not have at a path, such as `panes[3].frame`. An empty path is the whole message.
  case protocolMismatch(path: String, expected: String)
  /// A scene has no such part. The sentence names those that it has.
  case notInScene(String)
  /// No preview is open in a slot.
  case noPreview(slot: Int)
  /// The app has ended. It answers again after ``PreviewRequest/restart(isFresh:)``.
  case crashed(PreviewCrash)

  /// The words of a server that refuses a message.
  public struct Refusal: Equatable, Sendable {
    /// A word that names the kind of the error, such as `unknownTarget` (docs/protocol.md, "Errors").
    public let code: String
    /// A sentence for people.
    public let message: String
    /// The path of the member that is wrong, such as `window.width`.
    public let path: String?

    init(_ members: Members) throws(PreviewError) {
      (code, message) = (try members.string("code"), try members.string("message"))
      path = try members.readIfPresent("path", "a string", \.string)
    }
  }
}

extension PreviewError: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .invalidAddress(let address, let reason): InvalidAddress(address, reason: reason).description
    case .unreachable(let address, let reason): "\(address) cannot be reached: \(reason)."
    case .upgradeRefused(let status, let body): "The server answers with \(status)\(body.isEmpty ? "." : ": \(body)")"
    case .handshakeFailed(let reason): "The other side is no server of previews: \(reason)."
    case .connectionLost(let code, let reason):
      "The connection has ended with \(code.map(String.init) ?? "no code")\(reason.isEmpty ? "." : ": \(reason)")"
    case .messageTooLong(let limit): "The server sent a message of more than \(limit) bytes."
    case .brokenFrame(let what): "The server broke the rules of a WebSocket: \(what)."
    case .timedOut(let what, let duration): "The wait for \(what) has ended after \(duration)."
    case .closed: "The connection is closed."
    case .refused(let refusal):
      "The server refuses the message with \(refusal.code)\(refusal.path.map { " (\($0))" } ?? ""): \(refusal.message)"
    case .protocolMismatch(let path, let expected):
      "The server sent something other than \(expected)\(path.isEmpty ? "" : " at \(path)")."
    case .notInScene(let sentence): sentence
    case .noPreview(let slot): "No preview is open in slot \(slot)."
    case .crashed(let crash): "The app has ended: \(crash)"
    }
  }
}
