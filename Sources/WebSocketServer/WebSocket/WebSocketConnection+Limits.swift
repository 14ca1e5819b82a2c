extension WebSocketConnection {
  /// The bounds of one connection. Sizes are bytes, times are seconds.
  package struct Limits: Sendable {
    /// The longest message; a longer one closes with 1009.
    package var messageLength = 65_536
    /// The most frames of one message; more close with 1008.
    package var messageFrames = 64
    /// What the kernel holds unsent before the socket counts as full. The default of megabytes would be full of
    /// scenes that nobody wants to see any more.
    package var unsentBytes = 16_384
    /// The most messages that a client leaves unread before `isBehind` may hold, which is found out
    /// with pings; `nil` does not look.
    package var unreadMessages: Int?
    /// How long a client may take to answer such a ping before it is behind. A measure of stalls, not of networks: well
    /// above a round trip, well below what somebody sees.
    package var unreadPatience = Duration.milliseconds(40)
    /// How long a close waits for a client that does not read.
    package var closeTimeout = 5

    package init() {}
  }
}
