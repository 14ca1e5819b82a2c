import CLibWebSockets

/// The only callback of libwebsockets. It returns 0 to go on and -1 to drop the connection, with a close frame if a
/// close reason was set.
///
/// The callback is a function at file scope, because a closure that is written in a main-actor context traps on any
/// other thread.
func serverCallback(
  socket: OpaquePointer?, reason: lws_callback_reasons, slot: UnsafeMutableRawPointer?,
  input: UnsafeMutableRawPointer?, length: Int
) -> Int32 {
  guard let socket else { return 0 }
  guard let kind = reason.work else { return answer(socket, reason) }
  guard let server = server(of: socket) else { return reason == LWS_CALLBACK_CLOSED ? close(socket, in: slot) : -1 }
  return server.measure(kind) { work(server, socket, reason, slot, UnsafeRawBufferPointer(start: input, count: length)) }
}

/// Answers a callback without work.
private func answer(_ socket: OpaquePointer, _ reason: lws_callback_reasons) -> Int32 {
  switch reason {
  case LWS_CALLBACK_FILTER_NETWORK_CONNECTION: return server(of: socket)?.isStopping == true ? -1 : 0
  case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
    server(of: socket)?.didConnect(socket)
    return 0
  case LWS_CALLBACK_WSI_DESTROY:
    server(of: socket)?.didDisconnect(socket)
    return 0
  case LWS_CALLBACK_RAW_ADOPT: return -1  // CONNECT would make this a raw connection.
  default: return 0
  }
}

private func work(
  _ server: WebSocketServer, _ socket: OpaquePointer, _ reason: lws_callback_reasons, _ slot: UnsafeMutableRawPointer?,
  _ input: UnsafeRawBufferPointer
) -> Int32 {
  switch reason {
  case LWS_CALLBACK_HTTP: server.answer(socket)
  case LWS_CALLBACK_HTTP_WRITEABLE: server.sendPiece(socket)
  case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: server.confirmUpgrade(socket)
  case LWS_CALLBACK_ESTABLISHED: open(socket, in: slot)
  case LWS_CALLBACK_RECEIVE: result(connection(in: slot)?.receive(input))
  case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE: result(connection(in: slot)?.clientCloses(input))
  case LWS_CALLBACK_RECEIVE_PONG: result(connection(in: slot)?.receivePong(input))
  case LWS_CALLBACK_SERVER_WRITEABLE: result(connection(in: slot)?.writable())
  case LWS_CALLBACK_CLOSED: close(socket, in: slot)
  default: 0
  }
}

extension lws_callback_reasons {
  /// The kind of work that a callback means, or nil if it means none that could be long.
  fileprivate var work: WorkClock.Kind? {
    switch self {
    case LWS_CALLBACK_HTTP, LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: .request
    case LWS_CALLBACK_HTTP_WRITEABLE, LWS_CALLBACK_SERVER_WRITEABLE: .send
    case LWS_CALLBACK_ESTABLISHED: .open
    case LWS_CALLBACK_RECEIVE, LWS_CALLBACK_RECEIVE_PONG: .message
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE, LWS_CALLBACK_CLOSED: .close
    default: nil
    }
  }
}

private func result(_ goesOn: Bool?) -> Int32 { goesOn == true ? 0 : -1 }

private func server(of socket: OpaquePointer) -> WebSocketServer? {
  guard let memory = lws_context_user(lws_get_context(socket)) else { return nil }
  return Unmanaged<ContextMemory>.fromOpaque(memory).takeUnretainedValue().server
}

/// The connection to which a slot of memory refers. Libwebsockets keeps a slot for each connection. From ESTABLISHED to
/// CLOSED it holds one reference to the `WebSocketConnection`. At other times, and for a connection that stays HTTP, it
/// is zero.
private func connection(in slot: UnsafeMutableRawPointer?) -> WebSocketConnection? {
  guard let reference = slot?.load(as: UnsafeMutableRawPointer?.self) else { return nil }
  return Unmanaged<WebSocketConnection>.fromOpaque(reference).takeUnretainedValue()
}

private func open(_ socket: OpaquePointer, in slot: UnsafeMutableRawPointer?) -> Int32 {
  guard let slot, let server = server(of: socket) else { return -1 }
  let connection = WebSocketConnection(socket: socket, server: server, accessName: server.didOpen(socket))
  slot.storeBytes(of: Unmanaged.passRetained(connection).toOpaque(), as: UnsafeMutableRawPointer?.self)
  connection.open()
  return 0
}

private func close(_ socket: OpaquePointer, in slot: UnsafeMutableRawPointer?) -> Int32 {
  guard let slot, let reference = slot.load(as: UnsafeMutableRawPointer?.self) else { return 0 }
  slot.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
  let connection = Unmanaged<WebSocketConnection>.fromOpaque(reference).takeRetainedValue()
  connection.didClose()
  server(of: socket)?.didClose(connection)
  return 0
}
