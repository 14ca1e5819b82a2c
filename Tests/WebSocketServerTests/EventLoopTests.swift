import Testing

@testable import WebSocketServer

@Suite struct EventLoopTests {
  @Test(arguments: [
    (EventLoop.automatic, 1, false), (.automatic, EventLoop.mostClientsForPoll, false),
    (.automatic, EventLoop.mostClientsForPoll + 1, true), (.poll, 100_000, false), (.libev, 1, true),
  ])
  func `a crowd of clients prefers libev unless the setting names a loop`(_ loop: EventLoop, _ clients: Int, _ prefers: Bool) {
    #expect(loop.prefersLibev(clients: clients) == prefers)
  }

  @Test func `the default number of clients needs no libev`() {
    #expect(!EventLoop.automatic.prefersLibev(clients: WebSocketServer.Limits().clients))
  }
}
