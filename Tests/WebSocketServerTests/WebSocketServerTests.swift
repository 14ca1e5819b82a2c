import Testing

@testable import WebSocketServer

@Suite struct WebSocketServerTests {
  private final class Silent: WebSocketHandler {
    func receive(_: WebSocketMessage, on _: WebSocketConnection) {}
    var hasMessage: Bool { false }
    func nextMessage(on _: WebSocketConnection) -> [UInt8]? { nil }
    func didClose() {}
  }

  private func server(
    _ address: String = "127.0.0.1", port: Int = 0, loop: EventLoop = .automatic, stopHandle: StopHandle = StopHandle()
  ) throws(WebSocketServerError) -> WebSocketServer {
    try WebSocketServer(
      .init(address: address, port: port, subprotocol: "test", eventLoop: loop), stopHandle: stopHandle,
      makeHandler: { _ in Silent() })
  }

  @Test func `port 0 takes a free port, and a port in use is an error`() throws {
    let first = try server()
    #expect(first.port > 0)
    #expect(throws: WebSocketServerError.addressInUse(address: "127.0.0.1", port: first.port)) {
      try server(port: first.port)
    }
    #expect(try server().port != first.port)
  }

  @Test(arguments: [
    ("nowhere", WebSocketServerError.invalidAddress("nowhere")), ("", .invalidAddress("")),
    ("127.0.0", .invalidAddress("127.0.0")), ("1:2", .invalidAddress("1:2")),
    ("192.0.2.1", .addressNotAvailable(address: "192.0.2.1")),
  ])
  func `an address that cannot be listened on is an error that says why`(address: String, error: WebSocketServerError) {
    #expect(throws: error) { try server(address) }
  }

  @Test(arguments: [EventLoop.poll, .libev])
  func `a server that is stopped before it runs returns at once`(loop: EventLoop) throws {
    let handle = StopHandle()
    let server = try server(loop: loop, stopHandle: handle)
    handle.stop()
    handle.stop()
    server.run()
    handle.stop()
    #expect(handle.isRequested)
  }

  /// Nobody is connected, so nothing but its alarm wakes the server: without one of them it would wait until it is
  /// given up.
  @Test(arguments: [EventLoop.poll, .libev])
  func `what is done again and again needs nobody to wake the server`(loop: EventLoop) throws {
    let handle = StopHandle()
    let server = try server(loop: loop, stopHandle: handle)
    var count = 0
    server.every(.microseconds(2_300)) {
      count += 1
      if count == 800 { handle.stop() }
    }
    let patience = Task.detached {
      try await Task.sleep(for: .seconds(60))
      handle.stop()
    }
    server.run()
    patience.cancel()
    #expect(count == 800)
  }

  @Test func `the room before a message is that of libwebsockets`() {
    #expect(WebSocketConnection.headroom == 16)
  }
}
