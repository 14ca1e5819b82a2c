extension WebSocketConnection {
  /// The limits of one connection. Sizes are in bytes, times in seconds.
  package struct Limits: Sendable {
    /// The length of the longest message. The server closes the connection with 1009 after a longer one.
    package var messageLength = 65_536
    /// The greatest number of frames in a message. The server closes the connection with 1008 after more.
    package var messageFrames = 64
    /// The number of unsent bytes in the kernel at which the socket counts as full. The default of megabytes would fill
    /// with scenes that nobody wants to see any more.
    package var unsentBytes = 16_384
    /// The number of unread messages from which `isBehind` can hold, or `nil` if it never holds.
    /// The server finds out with pings how much a client has read.
    package var unreadMessages: Int?
    /// The time that a client may take to answer such a ping before it is behind. It distinguishes a stall from a slow
    /// network, so it is well above a round trip, and well below what a user notices.
    package var unreadPatience = Duration.milliseconds(40)
    /// The time for which a close waits for a client that does not read.
    package var closeTimeout = 5

    package init() {}
  }
}
