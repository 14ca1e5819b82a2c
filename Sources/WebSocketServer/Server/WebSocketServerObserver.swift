/// Hears of what a server does, on the server's thread, for metrics and a log.
package protocol WebSocketServerObserver: TrafficObserver {
  /// The server has refused a request.
  func didRefuse(_ reason: RefusedRequest)

  /// A timer of the server has run so much later than it was due.
  func didRunTimer(late: Duration)

  /// A piece of work has taken so much processor time of the server's thread. Short pieces are not told.
  func didWork(_ kind: WorkClock.Kind, for time: Duration)

  /// The server begins to wait for its clients to leave, for at most so long.
  func willDrain(for time: Duration, clients: Int)

  /// The server begins to close its clients.
  func willStop(clients: Int)
}
