import Testing

@testable import WebSocketServer

@Suite struct HeaderSummaryTests {
  private func summary(_ names: [String], valueLength: Int = 0) -> HeaderSummary {
    var summary = HeaderSummary()
    for name in names { summary.add(name: Array(name.utf8), valueLength: valueLength) }
    return summary
  }

  @Test func `a header counts its name, its value and four bytes around them`() {
    let summary = summary(["host", "x"], valueLength: 10)
    #expect(summary.count == 2)
    #expect(summary.length == 5 + 2 * (10 + 4))
  }

  @Test(arguments: ["host", "X-Forwarded-For", "sec-websocket-key", "!#$%&'*+-.^_`|~09"])
  func `a name of the allowed bytes is well formed`(name: String) {
    #expect(!summary([name]).hasMalformedName)
  }

  @Test func `every other byte makes a name malformed, wherever it is`() {
    let allowed = Set("!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    for byte in UInt8.min...UInt8.max {
      for name in [[byte], [byte, 0x61], [0x61, byte], [0x61, byte, 0x61]] {
        var summary = HeaderSummary()
        summary.add(name: name, valueLength: 0)
        #expect(summary.hasMalformedName == !allowed.contains(byte), "\(name)")
      }
    }
  }

  @Test func `a header without a name is malformed, and one bad name is enough`() {
    #expect(summary([""]).hasMalformedName)
    #expect(summary(["content-length ", "host"]).hasMalformedName)
    #expect(!HeaderSummary().hasMalformedName)
  }

  @Test func `the bounds are inclusive`() {
    let most = HeaderSummary.maximumLength - "a".utf8.count - 4
    #expect(!summary(["a"], valueLength: most).isTooLarge)
    #expect(summary(["a"], valueLength: most + 1).isTooLarge)
    #expect(!summary(Array(repeating: "a", count: HeaderSummary.maximumCount)).isTooLarge)
    #expect(summary(Array(repeating: "a", count: HeaderSummary.maximumCount + 1)).isTooLarge)
  }

  @Test func `a head that is not understood is refused before anything else of it is looked at`() {
    let gate = Gate(socketPath: "/ws", address: "127.0.0.1", port: 8080)
    var request = HTTPRequest(method: .other, path: [], headers: summary(["a b"]))
    #expect(gate.refusal(of: request)?.status == .badRequest)
    request.headers = summary(["a b"], valueLength: HeaderSummary.maximumLength)
    #expect(gate.refusal(of: request)?.status == .requestHeaderFieldsTooLarge)
    #expect(gate.refusal(of: request)?.closesConnection == true)
  }
}
