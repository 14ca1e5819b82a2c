import CLibWebSockets

/// The memory to which libwebsockets keeps pointers. It must live until the context is destroyed.
final class ContextMemory {
  /// The server that handles the callbacks, or `nil` while it is initialized and after it is deinitialized.
  weak var server: WebSocketServer?
  /// The greatest number of connections. It is `Limits.connections`, or less if the process may open too few files.
  let connections: Int
  /// The protocol of this server, and the empty entry that ends the table.
  let protocols: UnsafeMutablePointer<lws_protocols>
  let liveness: UnsafeMutablePointer<lws_retry_bo_t>
  /// The loop that waits for the sockets.
  private(set) var loop: ServiceLoop
  private let name: UnsafeMutablePointer<CChar>
  let address: UnsafeMutablePointer<CChar>

  init(configuration: WebSocketServer.Configuration) {
    let limits = configuration.limits
    precondition(limits.hangUpAfter > limits.pingAfter, "A client needs time to answer a ping.")
    raiseDescriptorLimit(to: limits.connections + descriptorsForOthers)
    connections = min(limits.connections, max(0, descriptorLimit() - descriptorsForOthers))
    name = copy(configuration.subprotocol)
    address = copy(configuration.address)
    var ours = lws_protocols()
    ours.name = UnsafePointer(name)
    ours.callback = serverCallback
    ours.per_session_data_size = MemoryLayout<UnsafeMutableRawPointer?>.size
    ours.rx_buffer_size = limits.readLength
    ours.tx_packet_size = limits.writeLength
    protocols = .allocate(capacity: 2)
    protocols.initialize(to: ours)
    (protocols + 1).initialize(to: lws_protocols())
    var policy = lws_retry_bo_t()
    policy.secs_since_valid_ping = UInt16(limits.pingAfter)
    policy.secs_since_valid_hangup = UInt16(limits.hangUpAfter)
    liveness = .allocate(capacity: 1)
    liveness.initialize(to: policy)
    loop = .preferred(for: configuration)
  }

  /// Goes back to libwebsockets' own loop, because libwebsockets cannot use the other one.
  func giveUpLibev() {
    loop.close()
    loop = .poll()
  }

  deinit {
    protocols.deallocate()
    liveness.deallocate()
    loop.close()
    name.deallocate()
    address.deallocate()
  }
}

/// The number of descriptors that are not for connections: the standard streams, the listener, those of the library,
/// and those that an app opens.
private let descriptorsForOthers = 32

private func copy(_ string: String) -> UnsafeMutablePointer<CChar> {
  string.withCString { source in
    let length = string.utf8.count + 1
    let target = UnsafeMutablePointer<CChar>.allocate(capacity: length)
    target.initialize(from: source, count: length)
    return target
  }
}
