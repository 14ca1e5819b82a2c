import CLibWebSockets

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The least number of connections. With fewer, a browser that loads the page would leave none for its own WebSocket.
private let fewestConnections = 16

/// The number of bytes of a head that libwebsockets keeps. It closes the connection without an answer after a longer
/// head. The capacity is larger than the limit, so that heads that exceed the limit get an answer.
private let headCapacity = UInt16((clws_tells_unknown_names() != 0 ? 4 : 1) * HeaderSummary.maximumLength)

/// A context of libwebsockets that listens.
struct Listener {
  let context: OpaquePointer
  let port: Int

  /// Binds the address and listens. Throws an error if that is impossible.
  static func open(
    _ configuration: WebSocketServer.Configuration, memory: ContextMemory
  ) throws(WebSocketServerError) -> Listener {
    try check(configuration)
    guard memory.connections >= fewestConnections else { throw .tooFewFiles(limit: descriptorLimit()) }
    clws_silence()
    var info = information(configuration, memory: memory)
    guard let context = context(&info, memory: memory) else { throw .cannotListen(code: 0) }
    guard let host = lws_create_vhost(context, &info) else {
      lws_context_destroy(context)
      throw .cannotListen(code: 0)
    }
    return Listener(context: context, port: Int(lws_get_vhost_listen_port(host)))
  }

  /// Creates a context. Without its plug-in for libev, libwebsockets creates none for libev's loop.
  private static func context(_ info: inout lws_context_creation_info, memory: ContextMemory) -> OpaquePointer? {
    guard case .libev(let libev) = memory.loop else { return lws_create_context(&info) }
    var own = info
    var loops: [UnsafeMutableRawPointer?] = [nil]
    let context = loops.withUnsafeMutableBufferPointer { loops in
      clws_libev_use(libev, &info, loops.baseAddress)
      defer { info = own }
      return lws_create_context(&info)
    }
    if let context { return context }
    memory.giveUpLibev()
    return lws_create_context(&own)
  }

  /// Checks whether the address can be bound, because libwebsockets does not say why it cannot.
  private static func check(_ configuration: WebSocketServer.Configuration) throws(WebSocketServerError) {
    let (address, port) = (configuration.address, configuration.port)
    switch clws_try_bind(address, isIPv6(address) ? 1 : 0, Int32(port)) {
    case 0: return
    case EADDRINUSE: throw .addressInUse(address: address, port: port)
    case EADDRNOTAVAIL: throw .addressNotAvailable(address: address)
    case EACCES, EPERM: throw .notPermitted(port: port)
    case -1: throw .invalidAddress(address)
    case EINVAL: throw .unusableAddress(address)
    case let code: throw .cannotListen(code: code)
    }
  }

  private static func information(
    _ configuration: WebSocketServer.Configuration, memory: ContextMemory
  ) -> lws_context_creation_info {
    let limits = configuration.limits
    var info = lws_context_creation_info()
    info.options = clws_options(isIPv6(configuration.address) ? 1 : 0)
    info.port = Int32(configuration.port)
    info.iface = isEveryAddress(configuration.address) ? nil : UnsafePointer(memory.address)
    info.protocols = UnsafePointer(memory.protocols)
    info.retry_and_idle_policy = UnsafePointer(memory.liveness)
    info.pt_serv_buf_size = UInt32(limits.readLength)
    info.max_http_header_data = headCapacity
    // Further connections wait in the kernel. Without this limit, a process that has run out of descriptors spins.
    info.fd_limit_per_thread = UInt32(max(memory.connections + 4, 8))
    clws_keep_user(&info)
    info.user = Unmanaged.passUnretained(memory).toOpaque()
    return info
  }

  private static func isIPv6(_ address: String) -> Bool { address.contains(":") }

  private static func isEveryAddress(_ address: String) -> Bool { address == "0.0.0.0" || address == "::" }
}
