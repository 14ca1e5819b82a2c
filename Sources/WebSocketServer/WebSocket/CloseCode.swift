/// Why a WebSocket ends, by RFC 6455, section 7.4.
package struct CloseCode: RawRepresentable, Sendable, Equatable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The server shuts down.
  package static let goingAway = CloseCode(rawValue: 1001)
  /// The client sends what the protocol does not allow.
  package static let protocolError = CloseCode(rawValue: 1002)
  /// The client goes on doing what it may not do.
  package static let policyViolation = CloseCode(rawValue: 1008)
  /// A message is longer than the server takes.
  package static let messageTooBig = CloseCode(rawValue: 1009)
  /// Another socket goes on with what this one had: a client that is told so does not come back (protocol.md, "Resume").
  package static let takenOver = CloseCode(rawValue: 4001)
}
