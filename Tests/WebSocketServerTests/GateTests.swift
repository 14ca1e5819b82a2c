import Testing

@testable import WebSocketServer

@Suite struct GateTests {
  private func gate(
    address: String = "127.0.0.1", port: Int = 8080, hosts: [String] = [], origins: [String] = []
  ) -> Gate {
    Gate(socketPath: "/ws", address: address, port: port, allowedHosts: hosts, allowedOrigins: origins)
  }

  private func request(host: String?, path: String = "/") -> HTTPRequest {
    HTTPRequest(method: .get, path: Array(path.utf8), host: host.map { Array($0.utf8) })
  }

  private static let goodUpgrade = HTTPRequest.Upgrade(
    name: Array("websocket".utf8), version: Array("13".utf8), key: Array("dGhlIHNhbXBsZSBub25jZQ==".utf8))

  private func status(ofUpgradeFrom origin: String?, at gate: Gate) -> HTTPStatus? {
    var request = request(host: "localhost:8080", path: "/ws")
    request.origin = origin.map { Array($0.utf8) }
    return gate.refusal(ofUpgrade: request, Self.goodUpgrade)?.status
  }

  @Test(arguments: ["localhost:8080", "127.0.0.1:8080", "[::1]:8080"])
  func `a loopback name with the port is let in`(host: String) {
    #expect(gate().refusal(of: request(host: host)) == nil)
  }

  @Test(
    arguments: [
      ("HTTP/1.1", nil, nil), ("HTTP/1.0", nil, .httpVersionNotSupported),
      ("HTTP/2.0", .httpVersionNotSupported, .httpVersionNotSupported), ("", .httpVersionNotSupported, .httpVersionNotSupported),
      ("http/1.1", .httpVersionNotSupported, .httpVersionNotSupported),
      ("HTTP/1.10", .httpVersionNotSupported, .httpVersionNotSupported),
    ] as [(String, HTTPStatus?, HTTPStatus?)])
  func `a request is HTTP 1, and a handshake 1.1`(version: String, page: HTTPStatus?, upgrade: HTTPStatus?) {
    var request = request(host: "localhost:8080")
    request.version = Array(version.utf8)
    #expect(gate().refusal(of: request)?.status == page)
    request.path = gate().socketPath
    #expect(gate().refusal(ofUpgrade: request, Self.goodUpgrade)?.status == upgrade)
  }

  @Test(arguments: [
    nil, "", "localhost", "localhost:80", "LOCALHOST:8080", "localhost:8080 ", "localhost.:8080", "0.0.0.0:8080",
    "localhost:8080.evil.example", "evil.example", "evil.example:8080", "xlocalhost:8080", "a@localhost:8080",
    "localhost:8080,localhost:8080", "127.0.0.1:80800", "[::1]", "::1:8080", "\u{212A}ocalhost:8080",
  ])
  func `any other host is refused`(host: String?) {
    #expect(gate().refusal(of: request(host: host))?.status == .forbidden)
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("127.9.9.9", true), ("::1", true), ("0.0.0.0", false), ("::", false), ("192.168.1.2", false),
  ])
  func `a client without an origin may connect from this machine alone`(address: String, isAdmitted: Bool) {
    let gate = gate(address: address)
    #expect((status(ofUpgradeFrom: nil, at: gate) == nil) == isAdmitted)
    #expect(status(ofUpgradeFrom: "http://localhost:8080", at: gate) == nil)
  }

  @Test func `browsers leave port 80 out`() {
    #expect(gate(port: 80).refusal(of: request(host: "localhost")) == nil)
    #expect(gate(port: 80).refusal(of: request(host: "localhost:80")) == nil)
  }

  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7:8080", true), ("fe80::1", "[fe80::1]:8080", true), ("0.0.0.0", "0.0.0.0:8080", false),
    ("::", "[::]:8080", false),
  ])
  func `the address is a name unless it stands for all`(address: String, host: String, isLetIn: Bool) {
    #expect((gate(address: address).refusal(of: request(host: host)) == nil) == isLetIn)
  }

  @Test func `names are compared as bytes, not as Unicode`() {
    // The Kelvin sign equals the letter K for `String`.
    #expect("\u{212A}" == "K")
    let gate = gate(hosts: ["K:1"])
    #expect(gate.refusal(of: request(host: "K:1")) == nil)
    #expect(gate.refusal(of: request(host: "\u{212A}:1"))?.status == .forbidden)
  }

  @Test(arguments: [nil, "http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080"])
  func `pages of the server and other programs may connect`(origin: String?) {
    #expect(status(ofUpgradeFrom: origin, at: gate()) == nil)
  }

  @Test(arguments: [
    "", "null", "http://evil.example", "https://localhost:8080", "http://localhost", "http://localhost:80",
    "http://localhost:8080/", "http://localhost:8080.evil.example", "http://evil.localhost:8080", "localhost:8080",
    "http://localhost:8080,http://localhost:8080", "http://localhost:8080@evil.example", "HTTP://localhost:8080",
  ])
  func `pages of others may not connect`(origin: String) {
    #expect(status(ofUpgradeFrom: origin, at: gate()) == .forbidden)
  }

  @Test func `what a flag allows may connect`() {
    let gate = gate(hosts: ["preview.example:81"], origins: ["https://preview.example"])
    #expect(status(ofUpgradeFrom: "https://preview.example", at: gate) == nil)
    #expect(status(ofUpgradeFrom: "http://preview.example:81", at: gate) == nil)
    #expect(status(ofUpgradeFrom: "http://preview.example", at: gate) == .forbidden)
  }

  @Test(arguments: [(HTTPRequest.Method.get, nil), (.head, nil), (.other, HTTPStatus.methodNotAllowed)])
  func `only GET and HEAD are served`(method: HTTPRequest.Method, status: HTTPStatus?) {
    var request = request(host: "localhost:8080")
    request.method = method
    #expect(gate().refusal(of: request)?.status == status)
  }

  @Test func `a body and an embedding are refused, and the socket's path wants an upgrade`() {
    var body = request(host: "localhost:8080")
    body.hasBody = true
    #expect(gate().refusal(of: body)?.status == .contentTooLarge)
    var embedding = request(host: "localhost:8080")
    embedding.isCrossSiteEmbedding = true
    #expect(gate().refusal(of: embedding)?.status == .forbidden)
    #expect(gate().refusal(of: request(host: "localhost:8080", path: "/ws"))?.status == .upgradeRequired)
  }

  @Test(
    arguments: [
      ("/ws", HTTPRequest.Method.get, "13", 24, nil), ("/", .get, "13", 24, HTTPStatus.notFound),
      ("/ws/", .get, "13", 24, .notFound), ("/ws", .head, "13", 24, .methodNotAllowed),
      ("/ws", .other, "13", 24, .methodNotAllowed), ("/ws", .get, "", 24, .upgradeRequired),
      ("/ws", .get, "8", 24, .upgradeRequired), ("/ws", .get, "13,13", 24, .upgradeRequired),
      ("/ws", .get, "13", 0, .badRequest), ("/ws", .get, "13", 23, .badRequest), ("/ws", .get, "13", 49, .badRequest),
    ] as [(String, HTTPRequest.Method, String, Int, HTTPStatus?)])
  func `a handshake is checked part by part`(
    path: String, method: HTTPRequest.Method, version: String, keyLength: Int, status: HTTPStatus?
  ) {
    var request = request(host: "localhost:8080", path: path)
    request.method = method
    let upgrade = HTTPRequest.Upgrade(
      name: Array("websocket".utf8), version: Array(version.utf8), key: .init(repeating: 65, count: keyLength))
    #expect(gate().refusal(ofUpgrade: request, upgrade)?.status == status)
  }

  private static let monitorToken = "monitor0123456789abc"

  private func watchedGate() -> Gate {
    Gate(
      socketPath: "/ws", address: "127.0.0.1", port: 8080, token: "0123456789abcdef", monitorToken: Self.monitorToken,
      monitorPaths: ["/health", "/metrics"])
  }

  @Test(arguments: [
    ("/health", "Bearer monitor0123456789abc", true), ("/metrics", "bearer  monitor0123456789abc", true),
    ("/metrics", "Bearer monitor0123456789abd", false), ("/metrics", "Bearer monitor0123456789ab", false),
    ("/metrics", "Bearer 0123456789abcdef", false), ("/metrics", "Bearer", false), ("/metrics", "", false),
    ("/metrics", "Basic monitor0123456789abc", false), ("/metrics", "monitor0123456789abc", false),
    ("/", "Bearer monitor0123456789abc", false), ("/metrics/", "Bearer monitor0123456789abc", false),
    ("/ws", "Bearer monitor0123456789abc", false),
  ])
  func `a monitor passes with its token, by any name, for its paths alone`(path: String, header: String, passes: Bool) {
    for host in ["localhost:8080", "evil.example"] {
      var request = request(host: host, path: path)
      request.authorization = Array(header.utf8)
      let refusal = watchedGate().refusal(of: request)
      #expect((refusal == nil) == passes)
      #expect(refusal == nil || refusal?.refusal == (host == "evil.example" ? .host : .token))
    }
  }

  @Test func `a monitor keeps to all other rules`() {
    var request = request(host: "evil.example", path: "/metrics")
    request.authorization = Array("Bearer \(Self.monitorToken)".utf8)
    request.method = .other
    #expect(watchedGate().refusal(of: request)?.refusal == .method)
    request.method = .get
    request.hasBody = true
    #expect(watchedGate().refusal(of: request)?.refusal == .body)
    request.hasBody = false
    #expect(watchedGate().refusal(ofUpgrade: request, Self.goodUpgrade)?.refusal == .path)
  }

  @Test func `without a token for monitors, none passes`() {
    var request = request(host: "evil.example", path: "/metrics")
    for header in ["Bearer ", "Bearer x", "Bearer nil"] {
      request.authorization = Array(header.utf8)
      #expect(gate().refusal(of: request)?.refusal == .host)
    }
  }

  @Test(arguments: [
    ("websocket", true), ("WebSocket", true), ("", false), ("h2c", false), ("websocket, h2c", false),
    ("websocket2", false), ("websoc\u{212A}et", false),
  ])
  func `only a WebSocket is upgraded to`(name: String, isWebSocket: Bool) {
    let upgrade = HTTPRequest.Upgrade(name: Array(name.utf8), version: [], key: [])
    #expect(upgrade.isWebSocket == isWebSocket)
  }
}
