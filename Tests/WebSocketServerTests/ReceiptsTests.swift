import Testing

@testable import WebSocketServer

@Suite struct ReceiptsTests {
  private func receipts(_ maximum: Int? = 4) -> Receipts {
    Receipts(maximumUnread: maximum, patience: .milliseconds(40))
  }

  /// Sends messages at a moment in milliseconds, and the pings that become due. Returns how many those are.
  private func send(_ count: Int, at now: Int, with receipts: inout Receipts) -> Int {
    var pings = 0
    for _ in 0..<count {
      receipts.didSend()
      guard receipts.isPingDue(at: { .milliseconds(now) }) else { continue }
      receipts.didPing(at: .milliseconds(now))
      pings += 1
    }
    return pings
  }

  private func pong(to receipts: inout Receipts) -> Bool { receipts.didReceivePong() }

  @Test func `a ping is due at half of what may go unread, and no second one before its pong`() {
    var receipts = receipts()
    #expect(send(1, at: 0, with: &receipts) == 0)
    #expect(send(4, at: 0, with: &receipts) == 1)
    #expect(pong(to: &receipts))
    #expect(send(1, at: 14, with: &receipts) == 0, "The last ping was just now.")
    #expect(send(1, at: 15, with: &receipts) == 1, "Of the five only two were before the ping.")
  }

  @Test func `a client is behind with too much unread for too long, until its pong`() {
    var receipts = receipts()
    #expect(send(2, at: 0, with: &receipts) == 1)
    #expect(pong(to: &receipts))
    #expect(send(3, at: 20, with: &receipts) == 1)
    #expect(!receipts.isBehind { .milliseconds(100) }, "three of four are unread")
    #expect(send(1, at: 30, with: &receipts) == 0)
    #expect(!receipts.isBehind { .milliseconds(59) })
    #expect(receipts.isBehind { .milliseconds(60) })
    #expect(pong(to: &receipts))
    #expect(!receipts.isBehind { .milliseconds(60) })
  }

  @Test func `a client may leave as many times more unread as a message has answers`() {
    var receipts = receipts()
    receipts.answersAtOnce = 3
    #expect(send(5, at: 0, with: &receipts) == 0)
    #expect(send(1, at: 0, with: &receipts) == 1)
    #expect(pong(to: &receipts))
    #expect(send(11, at: 20, with: &receipts) == 1)
    #expect(!receipts.isBehind { .milliseconds(100) })
    #expect(send(1, at: 30, with: &receipts) == 0)
    #expect(receipts.isBehind { .milliseconds(100) })
  }

  @Test func `a client that never answered a ping is never behind`() {
    var receipts = receipts()
    #expect(send(1_000, at: 0, with: &receipts) == 1)
    #expect(!receipts.isBehind { .seconds(60) })
  }

  @Test func `a pong that nobody asked for says nothing`() {
    var receipts = receipts()
    #expect(!pong(to: &receipts))
    #expect(send(2, at: 0, with: &receipts) == 1)
    #expect(pong(to: &receipts))
    #expect(!pong(to: &receipts))
    #expect(send(1, at: 20, with: &receipts) == 0)
  }

  @Test func `without a bound nobody is pinged`() {
    var receipts = receipts(nil)
    #expect(send(100, at: 0, with: &receipts) == 0)
    #expect(!receipts.isBehind { .seconds(60) })
  }
}
