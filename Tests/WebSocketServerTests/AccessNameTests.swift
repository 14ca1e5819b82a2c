import Testing

@testable import WebSocketServer

/// The names that have a token of their own beside that of the server.
@Suite struct AccessNameTests {
  private static let own = "ownownownownown0"
  private static let anna = AccessName("anna", token: "annaannaannaanna", clients: 2)
  private static let ben = AccessName("ben", token: "benbenbenbenben0")

  private var gate: Gate {
    var gate = Gate(socketPath: "/ws", address: "127.0.0.1", port: 8080, token: Self.own)
    gate.admit([Self.anna, Self.ben])
    return gate
  }

  private func request(query: String? = nil, cookie: String? = nil) -> HTTPRequest {
    let cookie = cookie.map { "split-preview-8080=\($0)" } ?? ""
    return HTTPRequest(
      method: .get, path: Array("/".utf8), query: query.map { [Array("token=\($0)".utf8)] } ?? [],
      host: Array("127.0.0.1:8080".utf8),
      cookie: Array(cookie.utf8))
  }

  @Test(
    arguments: [
      (nil, nil, nil), (own, nil, .owner), (nil, own, .owner), (anna.token, nil, .name(anna)), (nil, ben.token, .name(ben)),
      // A browser that has used another name before gets the one of its new address.
      (anna.token, ben.token, .name(anna)), (anna.token, own, .name(anna)), (own, anna.token, .owner),
      ("nobodynobodynobo", anna.token, .name(anna)),
      ("annaannaannaann", nil, nil), ("annaannaannaannb", nil, nil), ("Annaannaannaanna", nil, nil),
    ] as [(String?, String?, Gate.Access?)])
  func `the token of a request says who sends it, and that of the address counts first`(
    query: String?, cookie: String?, access: Gate.Access?
  ) {
    let request = request(query: query, cookie: cookie)
    #expect(gate.access(of: request) == access)
    #expect((gate.refusal(of: request)?.status == .forbidden) == (access == nil))
  }

  @Test func `the address of a name sets the cookie of that name`() {
    #expect(
      gate.cookies(for: request(query: Self.ben.token)).map(\.value) == [
        "split-preview-8080=benbenbenbenben0; Path=/; HttpOnly; SameSite=Strict"
      ])
    #expect(gate.cookies(for: request(cookie: Self.ben.token)).isEmpty)
  }

  @Test func `a name that is not in the newer list is admitted no more`() {
    var gate = gate
    gate.admit([Self.ben])
    #expect(gate.access(of: request(query: Self.anna.token)) == nil)
    #expect(gate.access(of: request(query: Self.ben.token)) == .name(Self.ben))
  }

  @Test func `a server without a token asks nobody for a name`() {
    var gate = Gate(socketPath: "/ws", address: "127.0.0.1", port: 8080)
    gate.admit([Self.anna])
    #expect(gate.access(of: request(query: Self.anna.token)) == .owner)
  }

  @Test func `a name is taken back if it is gone or has another token`() {
    let before = [Self.anna, Self.ben]
    #expect(before.takenBack(by: before).isEmpty)
    #expect(before.takenBack(by: [Self.ben]) == ["anna"])
    #expect(before.takenBack(by: [AccessName("anna", token: "newnewnewnewnew0"), Self.ben]) == ["anna"])
    #expect(
      before.takenBack(by: [AccessName("anna", token: Self.anna.token, clients: 1), Self.ben, AccessName("c", token: "c")])
        .isEmpty)
    #expect(before.takenBack(by: []) == ["anna", "ben"])
  }

  @Test func `the clients of a name are counted, and also those that are about to open`() throws {
    let sockets = (1...3).compactMap { OpaquePointer(bitPattern: $0) }
    var count = AccessCount()
    #expect(count.hasRoom(for: Self.anna, isReturning: false))
    count.admit(sockets[0], as: "anna")
    #expect(count.didOpen(sockets[0]) == "anna")
    count.admit(sockets[1], as: "anna")
    #expect(!count.hasRoom(for: Self.anna, isReturning: false) && count.hasRoom(for: Self.ben, isReturning: false))
    #expect(count.hasRoom(for: Self.anna, isReturning: true), "it takes the place of one of them")
    count.forget(sockets[1])
    #expect(count.hasRoom(for: Self.anna, isReturning: false) && count.open == ["anna": 1])
    #expect(count.didOpen(sockets[2]) == nil, "one with the server's own token")
    count.didClose(nil)
    count.didClose("anna")
    #expect(count.open.isEmpty)
  }
}
