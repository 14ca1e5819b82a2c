import CLibWebSockets

/// The number of milliseconds to wait for the body of a refusal, which can come after its head.
private let patienceForBody: Int32 = 500

/// The only callback of libwebsockets. It returns 0 to go on and -1 to end the connection.
///
/// The callback is a function at file scope, because a closure that is written in a main-actor context traps on any other thread.
func clientCallback(
  socket: OpaquePointer?, reason: lws_callback_reasons, user: UnsafeMutableRawPointer?,
  input: UnsafeMutableRawPointer?, length: Int
) -> Int32 {
  guard let socket, let exchange = exchange(of: socket) else { return 0 }
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : length) }
  switch reason {
  case LWS_CALLBACK_WSI_CREATE: exchange.didConnect()
  case LWS_CALLBACK_OPENSSL_PERFORM_SERVER_CERT_VERIFICATION:
    if length == 0 { exchange.didRefuse(clws_certificate_fault(user).map { String(cString: $0) }) }
  case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER: exchange.didAsk()
  case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP: return answered(socket)
  case LWS_CALLBACK_RECEIVE_CLIENT_HTTP_READ:
    exchange.takeBody(bytes)
    return -1
  case LWS_CALLBACK_COMPLETED_CLIENT_HTTP: return -1
  case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
    exchange.didFail(status: Int(lws_http_client_http_response(socket)), reason: String(decoding: bytes, as: UTF8.self))
  case LWS_CALLBACK_CLIENT_ESTABLISHED: exchange.didOpen(socket)
  case LWS_CALLBACK_CLIENT_RECEIVE: return exchange.receive(bytes, from: socket) ? 0 : -1
  case LWS_CALLBACK_CLIENT_WRITEABLE: return exchange.writable(socket) ? 0 : -1
  case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE: exchange.didClose(bytes)
  case LWS_CALLBACK_CLIENT_CLOSED, LWS_CALLBACK_WSI_DESTROY: exchange.didEnd()
  default: break
  }
  return 0
}

private func exchange(of socket: OpaquePointer) -> Exchange? {
  lws_context_user(lws_get_context(socket)).map { Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() }
}

/// Reads the body of an answer that gives no WebSocket. Libwebsockets then ends the connection with an error.
private func answered(_ socket: OpaquePointer) -> Int32 {
  guard lws_http_client_http_response(socket) != 101 else { return 0 }
  clws_await_body(socket, patienceForBody)
  return -1
}
