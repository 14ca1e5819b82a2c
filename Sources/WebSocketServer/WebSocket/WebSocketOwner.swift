/// The server of a connection, with the members that the connection uses.
protocol WebSocketOwner: AnyObject {
  var connectionLimits: WebSocketConnection.Limits { get }

  /// Hears of the bytes that a connection receives and sends.
  var trafficObserver: (any TrafficObserver)? { get }

  /// The number of times that the server has gone through its sockets.
  var servicePass: UInt64 { get }

  /// Whether the server says goodbye to its clients.
  var isStopping: Bool { get }

  /// Makes the other side of a connection that has opened.
  func makeHandler(for connection: WebSocketConnection) -> any WebSocketHandler

  /// The connection has paused, and goes on reading once the other sockets have had their turn.
  func didRest(_ connection: WebSocketConnection)
}
