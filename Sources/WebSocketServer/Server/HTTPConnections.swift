/// The connections that are not WebSockets, in the order in which something last happened to them.
///
/// They include connections that have not sent a request, and those that are about to close.
struct HTTPConnections {
  /// The number of the last event of each connection.
  private var lastEvents: [OpaquePointer: UInt64] = [:]
  private var events: UInt64 = 0

  var count: Int { lastEvents.count }

  /// The connection to which nothing has happened for the longest time.
  var longestIdle: OpaquePointer? { lastEvents.min { $0.value < $1.value }?.key }

  /// Records that something happened to a connection, which may be new.
  mutating func touch(_ socket: OpaquePointer) {
    events += 1
    lastEvents[socket] = events
  }

  /// Forgets a connection that is gone or has become a WebSocket.
  mutating func remove(_ socket: OpaquePointer) { lastEvents[socket] = nil }
}
