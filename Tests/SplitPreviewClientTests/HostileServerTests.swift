import Testing

@testable import SplitPreviewClient

/// A limit that no test reaches unless something hangs.
private let patience = Duration.seconds(60)

@Suite(.timeLimit(.minutes(3))) struct HostileServerTests {
  private func socket(_ script: ScriptedServer.Script, longestMessage: Int = 1000) async throws -> (ScriptedServer, PreviewSocket)
  {
    let server = try await ScriptedServer.start(script)
    return (server, try await PreviewSocket.connect(to: server.address, timeout: patience, longestMessage: longestMessage))
  }

  private func refusal(_ script: ScriptedServer.Script, timeout: Duration = patience) async throws -> PreviewError? {
    let server = try await ScriptedServer.start(script)
    return await #expect(throws: PreviewError.self) {
      _ = try await PreviewSocket.connect(to: server.address, timeout: timeout)
    }
  }

  // MARK: The request for a WebSocket

  @Test(arguments: [
    ("HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nNever", PreviewError.upgradeRefused(status: 404, body: "Never")),
    ("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n", .upgradeRefused(status: 403, body: "")),
    (
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: no\r\n\r\n",
      .handshakeFailed("its answer to the request for a WebSocket has a wrong key or no key")
    ),
    (
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
      .handshakeFailed("its answer to the request for a WebSocket has a wrong key or no key")
    ),
    ("SSH-2.0-OpenSSH_9.7\r\n\r\n", .handshakeFailed("its answer is no HTTP")),
  ])
  func `an answer that is no WebSocket is an error that says what came`(answer: String, error: PreviewError) async throws {
    #expect(try await refusal(.answer(answer, closes: false)) == error)
  }

  @Test func `a long body is cut`() async throws {
    let answer = "HTTP/1.1 200 OK\r\nContent-Length: 900000\r\n\r\n" + String(repeating: "x", count: 9000)
    let error = try await refusal(.answer(answer, closes: false))
    #expect(error == .upgradeRefused(status: 200, body: String(repeating: "x", count: 4096)))
  }

  @Test(arguments: ["", "HTTP/1.1 101 Switching Pro"])
  func `a server that closes before it has answered is a lost connection`(answer: String) async throws {
    let error = try await refusal(.answer(answer, closes: true))
    #expect(error == .connectionLost(code: nil, reason: "before the request for a WebSocket was answered"))
  }

  @Test func `a body that breaks off is as much as came`() async throws {
    let error = try await refusal(.answer("HTTP/1.1 503 Full\r\nContent-Length: 100\r\n\r\nFull", closes: true))
    #expect(error == .upgradeRefused(status: 503, body: "Full"))
  }

  @Test(arguments: ["", "HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nNev"])
  func `a server that never answers ends at the time limit`(answer: String) async throws {
    let error = try await refusal(.answer(answer, closes: false), timeout: .milliseconds(200))
    guard case .timedOut = error else { Issue.record("\(error as Any)"); return }
  }

  @Test func `nobody at the address is an error with the reason`() async throws {
    let reserved = try #require(ReservedAddress())
    let address = reserved.address
    let error = await #expect(throws: PreviewError.self) { _ = try await PreviewSocket.connect(to: address, timeout: patience) }
    #expect(error == .unreachable(address, reason: "nobody listens there"))
    withExtendedLifetime(reserved) {}
  }

  @Test func `TLS without a way to encrypt is refused`() async throws {
    let error = await #expect(throws: PreviewError.self) { _ = try await PreviewSocket.connect(to: "wss://127.0.0.1:1/ws") }
    #expect(
      error == .invalidAddress("wss://127.0.0.1:1/ws", reason: "TLS needs the parameter secure, because this library has none"))
  }

  // MARK: Messages

  @Test func `texts come in their order, whole and in fragments, and a ping between them is answered`() async throws {
    let long = String(repeating: "ä", count: 400)
    let bytes =
      text("one") + text("tw", isFinal: false) + ping("p") + continuation("", isFinal: false) + continuation("o") + text("")
      + text(long)
    let (server, socket) = try await socket(.socket(bytes))
    for expected in ["one", "two", "", long] { #expect(try await socket.receive(timeout: patience) == expected) }
    var frames = server.frames.makeAsyncIterator()
    #expect(await frames.next() == .init(opcode: .pong, bytes: Array("p".utf8)))
    try await socket.send("ü", timeout: patience)
    #expect(await frames.next() == .init(opcode: .text, bytes: Array("ü".utf8)))
  }

  @Test(arguments: [
    (frame(0x2, [1]), "it sent a binary message", 1002), (frame(0x1, [0xFF]), "a text is no UTF-8", 1002),
    (frame(0x1, [], reserved: 0x40), "a frame uses an extension that nobody has asked for", 1002),
    (frame(0x1, [65], isMasked: true), "a frame of a server is masked", 1002), (frame(0x3, []), "there is no such opcode", 1002),
    (frame(0xB, []), "there is no such opcode", 1002),
    (continuation("x"), "a fragment continues no message", 1002),
    (text("x", isFinal: false) + text("y"), "a message begins inside another one", 1002),
    (frame(0x9, [], isFinal: false), "a control frame is fragmented or longer than 125 bytes", 1002),
    (frame(0x9, Array(repeating: 0, count: 126)), "a control frame is fragmented or longer than 125 bytes", 1002),
    (frame(0x8, [3]), "a closing frame has half a code", 1002),
  ])
  func `a broken frame ends the connection after the texts before it`(bytes: [UInt8], reason: String, code: UInt16) async throws {
    let (server, socket) = try await socket(.socket(text("before") + bytes + text("after")))
    #expect(try await socket.receive(timeout: patience) == "before")
    await #expect(throws: PreviewError.brokenFrame(reason)) { try await socket.receive(timeout: patience) }
    await #expect(throws: PreviewError.brokenFrame(reason)) { try await socket.send("x", timeout: patience) }
    var frames = server.frames.makeAsyncIterator()
    #expect(await frames.next() == .init(opcode: .connectionClose, bytes: code.bytes))
  }

  /// A message of more than 1,000 bytes.
  enum LongMessage: CaseIterable {
    case announced, announcedBarely, announcedBeyondAllMemory, inFragments, sent

    var bytes: [UInt8] {
      switch self {
      case .announced: frame(0x1, [], announces: 64 << 20)
      case .announcedBarely: frame(0x1, [], announces: 1001)
      case .announcedBeyondAllMemory: frame(0x1, [], announces: Int.max)
      case .inFragments:
        text(String(repeating: "x", count: 600), isFinal: false)
          + continuation(String(repeating: "x", count: 401), isFinal: false)
      case .sent: frame(0x1, Array(repeating: 65, count: 64 << 20))
      }
    }
  }

  @Test(arguments: LongMessage.allCases)
  func `a message that is too long ends the connection`(message: LongMessage) async throws {
    let (server, socket) = try await socket(.socket(message.bytes))
    await #expect(throws: PreviewError.messageTooLong(limit: 1000)) { try await socket.receive(timeout: patience) }
    var frames = server.frames.makeAsyncIterator()
    let closing = await frames.next()
    // The system drops the closing frame with the connection if the server has sent what nobody has read.
    #expect(closing == .init(opcode: .connectionClose, bytes: UInt16(1009).bytes) || message == .sent && closing == nil)
  }

  @Test func `a closing frame says why, and is answered`() async throws {
    let (server, socket) = try await socket(.socket(text("last") + closing(4001, "taken over")))
    #expect(try await socket.receive(timeout: patience) == "last")
    await #expect(throws: PreviewError.connectionLost(code: 4001, reason: "taken over")) {
      try await socket.receive(timeout: patience)
    }
    var frames = server.frames.makeAsyncIterator()
    #expect(await frames.next() == .init(opcode: .connectionClose, bytes: UInt16(4001).bytes))
    await socket.close(timeout: patience)
  }

  @Test(arguments: [[], text("x", isFinal: false), [0x81], [0x81, 0x7E, 0x00]])
  func `a connection that breaks off is lost, wherever it does`(bytes: [UInt8]) async throws {
    let (_, socket) = try await socket(.socket(bytes, closes: true))
    await #expect(throws: PreviewError.connectionLost(code: nil, reason: "")) { try await socket.receive(timeout: patience) }
  }

  /// The answer, the texts and the end often come at once. Which parts come together differs between connections.
  @Test(arguments: [1, 30]) func `a server that closes at once is heard to the end`(count: Int) async throws {
    let server = try await ScriptedServer.start(.socket(Array(repeating: text("hi"), count: count).flatMap(\.self), closes: true))
    for _ in 0..<100 {
      let socket = try await PreviewSocket.connect(to: server.address, timeout: patience)
      for _ in 0..<count { #expect(try await socket.receive(timeout: patience) == "hi") }
      await #expect(throws: PreviewError.connectionLost(code: nil, reason: "")) { try await socket.receive(timeout: patience) }
    }
  }

  // MARK: Waiting

  @Test func `a wait ends at its time limit, and the next one gets what comes later`() async throws {
    let (_, socket) = try await socket(.socket([], onMessage: text("answer")))
    await #expect(throws: PreviewError.timedOut(waitingFor: "a message", after: .milliseconds(20))) {
      try await socket.receive(timeout: .milliseconds(20))
    }
    try await socket.send("question", timeout: patience)
    #expect(try await socket.receive(timeout: patience) == "answer")
  }

  @Test func `a task that is cancelled waits no longer, and takes no text away`() async throws {
    let (_, socket) = try await socket(.socket([], onMessage: text("answer")))
    let task = Task { try await socket.receive(timeout: patience) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await socket.send("question", timeout: patience)
    #expect(try await socket.receive(timeout: patience) == "answer")
  }

  @Test func `tasks that wait get the texts in the order in which they wait`() async throws {
    let (_, socket) = try await socket(.socket([], onMessage: text("1") + text("2")))
    async let first = socket.receive(timeout: patience)
    async let second = socket.receive(timeout: patience)
    try await socket.send("go", timeout: patience)
    #expect(try await Set([first, second]) == ["1", "2"])
  }

  @Test func `a server that reads nothing holds a sender up to the time limit`() async throws {
    let (_, socket) = try await socket(.deaf)
    await #expect(throws: PreviewError.timedOut(waitingFor: "room for a message", after: .milliseconds(200))) {
      try await socket.send(String(repeating: "x", count: 64 << 20), timeout: .milliseconds(200))
    }
  }

  @Test func `closing needs no answer`() async throws {
    let (server, socket) = try await socket(.socket(text("unread")))
    await socket.close(timeout: .milliseconds(50))
    await socket.close(timeout: patience)
    await #expect(throws: PreviewError.closed) { try await socket.receive(timeout: patience) }
    await #expect(throws: PreviewError.closed) { try await socket.send("x", timeout: patience) }
    var frames = server.frames.makeAsyncIterator()
    #expect(await frames.next() == .init(opcode: .connectionClose, bytes: UInt16(1000).bytes))
  }
}
