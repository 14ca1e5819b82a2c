import CLibWebSockets

/// The memory to which libwebsockets keeps pointers. It must live until the context is destroyed.
final class ClientMemory {
  /// The number of bytes that libwebsockets reads or writes at once.
  private static let chunk = 64 << 10
  /// The number of descriptors that libwebsockets has space for. It uses one for the connection and a few for itself.
  private static let descriptors: UInt32 = 16
  /// The number of seconds that libwebsockets waits longer than the client, so that the client decides.
  private static let grace: lws_usec_t = 10

  let exchange: Exchange
  /// The protocol of the client, and the empty entry that ends the table.
  let protocols: UnsafeMutablePointer<lws_protocols>
  /// The alarm that ends a wait.
  let alarm: UnsafeMutablePointer<clws_alarm>
  let subprotocol: UnsafeMutablePointer<CChar>

  init(subprotocol name: String, exchange: Exchange) {
    self.exchange = exchange
    let name = Array(name.utf8CString)
    subprotocol = .allocate(capacity: name.count)
    subprotocol.initialize(from: name, count: name.count)
    var ours = lws_protocols()
    ours.name = UnsafePointer(subprotocol)
    ours.callback = clientCallback
    ours.rx_buffer_size = Self.chunk
    ours.tx_packet_size = Self.chunk
    protocols = .allocate(capacity: 2)
    protocols.initialize(to: ours)
    (protocols + 1).initialize(to: lws_protocols())
    alarm = .allocate(capacity: 1)
    alarm.initialize(to: clws_alarm())
  }

  deinit {
    protocols.deallocate()
    alarm.deallocate()
    subprotocol.deallocate()
  }

  /// Makes the context, whose callbacks find the exchange as its user.
  func makeContext(isSecure: Bool, timeout: Duration) throws(WebSocketClientError) -> OpaquePointer {
    var info = lws_context_creation_info()
    clws_use_as_client(&info, isSecure ? 1 : 0)
    clws_keep_user(&info)
    info.protocols = UnsafePointer(protocols)
    info.user = Unmanaged.passUnretained(exchange).toOpaque()
    info.fd_limit_per_thread = Self.descriptors
    info.pt_serv_buf_size = UInt32(Self.chunk)
    info.max_http_header_data = UInt16(ConnectionRequest.longestHead)
    clws_open_within(&info, UInt32(clamping: timeout.microseconds / 1_000_000 + Self.grace))
    guard let context = lws_create_context(&info) else {
      throw .unreachable("The server", reason: "libwebsockets cannot start")
    }
    return context
  }
}
