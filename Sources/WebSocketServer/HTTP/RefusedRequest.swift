/// The reasons for which a server refuses a request before it looks at what is asked for.
///
/// The raw values name the reasons in metrics and in the log, so they stay the same.
package enum RefusedRequest: String, CaseIterable, Sendable {
  /// The headers are too many or too long.
  case headersTooLarge
  /// The name of a header has an invalid byte.
  case malformedHeader
  /// `Host` is not one of the server's names.
  case host
  /// The token is missing or wrong.
  case token
  /// A page of another site embeds the resource.
  case embedding
  /// The version of HTTP is another one.
  case version
  /// The method is not served.
  case method
  /// The request has a body.
  case body
  /// The request for the WebSocket asks for no upgrade.
  case noUpgrade
  /// `Origin` is missing or not one of those that may connect.
  case origin
  /// The path of a handshake is not that of the WebSocket.
  case path
  /// A handshake is not one of WebSocket's version 13.
  case handshake
  /// An access name has as many clients as it may have.
  case accessFull
  /// There are as many clients as there may be.
  case full
  /// The server drains, and the client has no session here.
  case draining
  /// The server stops.
  case stopping
}
