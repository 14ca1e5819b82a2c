import CLibWebSockets

extension WebSocketServer {
  /// Counts a connection that was accepted, and makes room for the next one.
  ///
  /// Without room, new requests would wait in the kernel until connections time out, and a few hundred idle connections
  /// could keep everybody out. The server therefore drops the connection to which nothing has happened for the longest
  /// time, unless it is a WebSocket.
  func didConnect(_ socket: OpaquePointer) {
    httpConnections.touch(socket)
    guard clients + httpConnections.count > mostConnections - spareConnections,
      let idle = httpConnections.longestIdle, idle != socket
    else { return }
    // The connection is still counted until it is gone, and must not be chosen again.
    httpConnections.touch(idle)
    clws_drop_soon(idle)
  }

  /// Forgets a connection that is gone. It may have been a WebSocket.
  func didDisconnect(_ socket: OpaquePointer) {
    httpConnections.remove(socket)
    transfers[socket] = nil
    accessCount.forget(socket)
  }

  /// The number of connections that are kept free, so that libwebsockets accepts new ones at once. It also bounds how
  /// many are accepted in one pass.
  private var spareConnections: Int { max(1, reservedForHTTP / 4) }
}
