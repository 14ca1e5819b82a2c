import ServerAddress
import Testing

@testable import SplitPreviewClient

@Suite(.timeLimit(.minutes(15))) struct CatalogTests {
  @Test func `a catalog has the previews with their options, and the devices`() async throws {
    let server = try await ServerProgram.start("--token", "0123456789abcdef")
    let catalog = try await PreviewCatalog.load(from: server.address, timeout: ServerProgram.patience)
    let lab = try #require(catalog.scenes.first { $0.id == "lab" })
    #expect(lab.profile == "ios26" && lab.profiles.contains("ios14"))
    #expect(lab.options["style"]?.kind == "choice" && lab.options["style"]?.values?.contains("tripleColumn") == true)
    #expect(catalog.devices.contains { $0.id == "ipad-9" && $0.name == "iPad (9th generation)" })
    let socket = server.address.replacing("http://", with: "ws://").replacing("/?", with: "/ws?")
    #expect(try await PreviewCatalog.load(from: socket, timeout: ServerProgram.patience) == catalog)
    let error = await #expect(throws: PreviewError.self) {
      try await PreviewCatalog.load(from: String(server.address.prefix { $0 != "?" }))
    }
    guard case .upgradeRefused(status: 403, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]", PreviewError.protocolMismatch(path: "", expected: "an object")),
    ("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n{\"a\"", .protocolMismatch(path: "", expected: "JSON")),
    ("HTTP/1.1 500 No\r\nContent-Length: 4\r\n\r\nOops", .upgradeRefused(status: 500, body: "Oops")),
    ("HTTP/1.1 200 OK\r\nContent-Length: 40\r\n\r\n{}", .connectionLost(code: nil, reason: "before the file was whole")),
    ("SSH-2.0-OpenSSH_9.7\r\n\r\n", .handshakeFailed("its answer is no HTTP")),
    ("", .connectionLost(code: nil, reason: "before the file was whole")),
  ])
  func `an answer that is no catalog is an error that says what came`(answer: String, error: PreviewError) async throws {
    let server = try await ScriptedServer.start(.answer(answer, closes: true))
    await #expect(throws: error) { try await PreviewCatalog.load(from: server.address, timeout: ServerProgram.patience) }
  }

  @Test func `a server that never answers ends at the time limit`() async throws {
    let server = try await ScriptedServer.start(.answer("HTTP/1.1 200 OK\r\n", closes: false))
    await #expect(throws: PreviewError.timedOut(waitingFor: "the catalog of \(server.address)", after: .milliseconds(100))) {
      try await PreviewCatalog.load(from: server.address, timeout: .milliseconds(100))
    }
    await #expect(throws: PreviewError.self) { try await PreviewCatalog.load(from: "https://127.0.0.1:1/") }
  }

  @Test(arguments: [
    ("http://h/", "/meta.json"), ("http://h", "/meta.json"), ("ws://h/ws?token=a/b", "/meta.json?token=a/b"),
    ("http://h/demo/?token=x", "/demo/meta.json?token=x"), ("ws://h/demo/ws", "/demo/meta.json"),
  ])
  func `a file lies beside the socket`(address: String, target: String) throws {
    #expect(try WebSocketAddress(address).target(of: "meta.json") == target)
  }
}
