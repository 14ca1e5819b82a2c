import Testing

@testable import WebSocketServer

@Suite struct HTTPConnectionsTests {
  /// An address that nothing reads.
  private func socket(_ number: Int) -> OpaquePointer { OpaquePointer(bitPattern: number * 16)! }

  @Test func `the connection that was touched first has been idle for the longest time`() {
    var connections = HTTPConnections()
    #expect(connections.longestIdle == nil)
    for number in 1...4 { connections.touch(socket(number)) }
    #expect(connections.count == 4)
    #expect(connections.longestIdle == socket(1))
    connections.touch(socket(1))
    #expect(connections.count == 4)
    #expect(connections.longestIdle == socket(2))
    connections.remove(socket(2))
    #expect(connections.count == 3)
    #expect(connections.longestIdle == socket(3))
  }
}
