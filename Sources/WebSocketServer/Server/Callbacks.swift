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
  switch reason {
  case LWS_CALLBACK_FILTER_NETWORK_CONNECTION: return server(of: socket)?.isStopping == true ? -1 : 0
  case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
    server(of: socket)?.didConnect(socket)
    return 0
  case LWS_CALLBACK_WSI_DESTROY:
    server(of: socket)?.didDisconnect(socket)
    return 0
  case LWS_CALLBACK_RAW_ADOPT: return -1  // CONNECT would make this a raw connection.
  case LWS_CALLBACK_HTTP: return server(of: socket)?.answer(socket) ?? -1
  case LWS_CALLBACK_HTTP_WRITEABLE: return server(of: socket)?.sendPiece(socket) ?? -1
  case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: return server(of: socket)?.confirmUpgrade(socket) ?? -1
  case LWS_CALLBACK_ESTABLISHED: return open(socket, in: slot)
  case LWS_CALLBACK_RECEIVE:
    return result(connection(in: slot)?.receive(UnsafeRawBufferPointer(start: input, count: length)))
  case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
    return result(connection(in: slot)?.clientCloses(UnsafeRawBufferPointer(start: input, count: length)))
  case LWS_CALLBACK_RECEIVE_PONG:
    return result(connection(in: slot)?.receivePong(UnsafeRawBufferPointer(start: input, count: length)))
  case LWS_CALLBACK_SERVER_WRITEABLE: return result(connection(in: slot)?.writable())
  case LWS_CALLBACK_CLOSED: return close(socket, in: slot)
  default: return 0
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
