/// The reason for which a WebSocket closes (RFC 6455, section 7.4).
package struct CloseCode: RawRepresentable, Sendable, Equatable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The server shuts down.
  package static let goingAway = CloseCode(rawValue: 1001)
  /// The client sends something that the protocol does not allow.
  package static let protocolError = CloseCode(rawValue: 1002)
  /// A text is not UTF-8.
  package static let invalidPayload = CloseCode(rawValue: 1007)
  /// The client repeatedly does something that it may not do.
  package static let policyViolation = CloseCode(rawValue: 1008)
  /// A message is longer than the server accepts.
  package static let messageTooBig = CloseCode(rawValue: 1009)
  /// The client has given no code. No frame has this number.
  package static let none = CloseCode(rawValue: 1005)
  /// The connection has ended without a close. No frame has this number.
  package static let abnormal = CloseCode(rawValue: 1006)
  /// Another socket has taken over the session. A client that gets this code does not reconnect (protocol.md,
  /// "Resume").
  package static let takenOver = CloseCode(rawValue: 4001)
  /// The access of the client was taken back. A client that gets this code does not reconnect (protocol.md, "Access names").
  package static let accessEnded = CloseCode(rawValue: 4003)
}
