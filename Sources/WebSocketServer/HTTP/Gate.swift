/// The rules that decide which requests the server answers. They apply before anything else is read from a request.
///
/// A page of any site can send requests to a loopback address, and anybody can make a name of their site resolve to
/// one. `Host` must therefore be a name of this server, and `Origin`, which browsers always send with a WebSocket, must
/// be a page that this server has served. Both are compared as a whole, because other servers were attacked through
/// comparisons of prefixes and suffixes.
package struct Gate: Sendable {
  /// The path of the WebSocket.
  package let socketPath: [UInt8]
  private let hosts: Set<[UInt8]>
  private let origins: Set<[UInt8]>
  /// The secret that every request has to carry, or `nil` if there is none.
  private let token: AccessToken?
  /// The names whose secrets do as well, where the server requires one.
  private var names: [(access: AccessName, token: AccessToken)] = []
  /// The secret with which a monitor passes the rules of `Host` and of the token, or `nil` if there is none.
  private let monitorToken: AccessToken?
  /// The paths for which it does.
  private let monitorPaths: Set<[UInt8]>
  private let isFramed: Bool
  /// Whether a client without an origin, which is no browser, may connect. It may from this machine, or with the token.
  private let admitsOtherClients: Bool

  /// - Parameters:
  ///   - address: The numeric address that the server listens on. It is a name of the server unless it stands for all addresses.
  ///   - port: The port that the server listens on. Browsers leave 80 out of both headers.
  ///   - allowedHosts: Further values of `Host`, compared as a whole. Their pages over `http` may connect as well.
  ///   - allowedOrigins: Further values of `Origin`, compared as a whole, such as `https://preview.example.com`.
  ///   - allowedEmbedders: The origins whose pages may show the page in a frame. If there are any, the token has a cookie for
  ///     frames.
  ///   - token: A secret that every request has to carry, which `AccessToken.isValid` accepts.
  ///   - monitorToken: A secret by which a request for one of `monitorPaths` needs neither a name of the server nor the token.
  package init(
    socketPath: String, address: String, port: Int, allowedHosts: [String] = [], allowedOrigins: [String] = [],
    allowedEmbedders: [String] = [], token: String? = nil, monitorToken: String? = nil, monitorPaths: [String] = []
  ) {
    var names = ["localhost", "127.0.0.1", "[::1]"]
    if address != "0.0.0.0", address != "::" { names.append(address.contains(":") ? "[\(address)]" : address) }
    let own = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    let hosts = own + allowedHosts
    isFramed = !allowedEmbedders.isEmpty
    self.token = token.map { [isFramed] in AccessToken($0, isFramed: isFramed) }
    self.monitorToken = monitorToken.map { AccessToken($0) }
    self.monitorPaths = Set(monitorPaths.map { Array($0.utf8) })
    admitsOtherClients = token != nil || Self.isLoopback(address)
    self.socketPath = Array(socketPath.utf8)
    self.hosts = Set(hosts.map { Array($0.utf8) })
    origins = Set((hosts.map { "http://" + $0 } + allowedOrigins).map { Array($0.utf8) })
  }

  /// Whether only this machine can reach a numeric address.
  package static func isLoopback(_ address: String) -> Bool { address.hasPrefix("127.") || address == "::1" }

  /// Who sends a request, by the token that it carries.
  package enum Access: Equatable {
    /// Somebody with the server's own token, or anybody if it has none.
    case owner
    case name(AccessName)

    /// The access name, or nil for the owner.
    var name: String? { if case .name(let access) = self { access.name } else { nil } }
  }

  /// Admits the tokens of these names from now on, and of no others besides the server's own.
  package mutating func admit(_ names: [AccessName]) {
    self.names = names.map { ($0, AccessToken($0.token, isFramed: isFramed)) }
  }

  /// The names that are admitted besides the server's own token.
  package var accessNames: [String] { names.map(\.access.name) }

  /// Who sends a request, or `nil` if it carries no token of the server. The address counts before a cookie, because a browser may
  /// still have that of another name.
  package func access(of request: HTTPRequest) -> Access? {
    guard let token else { return .owner }
    let carried = CarriedSecrets(of: request, isFramed: isFramed)
    let all = [(access: Access.owner, token: token)] + names.map { (.name($0.access), $0.token) }
    func owner(of secrets: [ArraySlice<UInt8>]) -> Access? { all.first { secrets.contains(where: $0.token.isEqual) }?.access }
    return owner(of: carried.inAddress) ?? owner(of: carried.inCookies)
  }

  /// The headers that set the cookies for a request that has a token in its address.
  func cookies(for request: HTTPRequest) -> [(name: String, value: String)] {
    switch access(of: request) {
    case .owner: token?.cookies(for: request) ?? []
    case .name(let access): AccessToken(access.token, isFramed: isFramed).cookies(for: request)
    case nil: []
    }
  }

  /// The refusal of a request that stays HTTP, or `nil` if the server may answer it.
  package func refusal(of request: HTTPRequest) -> HTTPResponse? {
    if let refusal = refusal(ofAny: request) { return refusal }
    return request.path == socketPath ? .refusal(.upgradeRequired, "This is a WebSocket.", because: .noUpgrade) : nil
  }

  /// The refusal of a handshake, or `nil` if the WebSocket may open.
  package func refusal(ofUpgrade request: HTTPRequest, _ upgrade: HTTPRequest.Upgrade) -> HTTPResponse? {
    refusal(ofAny: request) ?? refusal(ofOrigin: request.origin) ?? refusal(ofHandshake: request, upgrade)
  }

  /// The refusal by the rules that hold for every request.
  private func refusal(ofAny request: HTTPRequest) -> HTTPResponse? {
    if let refusal = refusal(ofHeaders: request.headers) { return refusal }
    if !isOfMonitor(request), let refusal = refusal(ofStranger: request) { return refusal }
    if request.isCrossSiteEmbedding {
      return .refusal(.forbidden, "Another site may not embed this.", because: .embedding)
    }
    guard request.version.elementsEqual("HTTP/1.1".utf8) || request.version.elementsEqual("HTTP/1.0".utf8) else {
      return .refusal(.httpVersionNotSupported, "The server speaks HTTP/1.1.", because: .version)
    }
    if request.method == .other {
      return .refusal(.methodNotAllowed, "Only GET and HEAD are served.", because: .method)
    }
    return request.hasBody ? .refusal(.contentTooLarge, "A request has no body here.", because: .body) : nil
  }

  /// The refusal by the rules for whom the server knows: by which name it was reached, and whether the request has the token.
  private func refusal(ofStranger request: HTTPRequest) -> HTTPResponse? {
    guard let host = request.host, hosts.contains(host) else {
      let sentence = "This host name is not one of the server's. Allow it with --allow-host."
      return .refusal(.forbidden, sentence, because: .host)
    }
    if access(of: request) != nil { return nil }
    let sentence = "Open the address that the server has printed, or that you were given, which ends in a token."
    return .refusal(.forbidden, sentence, because: .token)
  }

  /// Whether the request is one of a monitor: for a path that is there for monitors, and with their token.
  ///
  /// Such a program reaches the server by any name or address, so that it needs no other. No page of another site can send the
  /// token, because it does not know it.
  private func isOfMonitor(_ request: HTTPRequest) -> Bool {
    guard let monitorToken, monitorPaths.contains(request.path) else { return false }
    return monitorToken.isBearer(of: request)
  }

  /// The refusal by the headers as a whole. This check comes first, because nothing in a malformed head can be trusted.
  private func refusal(ofHeaders headers: HeaderSummary) -> HTTPResponse? {
    if headers.isTooLarge {
      return .refusal(
        .requestHeaderFieldsTooLarge,
        "The headers of a request are at most \(HeaderSummary.maximumCount), of \(HeaderSummary.maximumLength) bytes.",
        because: .headersTooLarge)
    }
    guard headers.hasMalformedName else { return nil }
    return .refusal(.badRequest, "The name of a header has an invalid byte.", because: .malformedHeader)
  }

  private func refusal(ofHandshake request: HTTPRequest, _ upgrade: HTTPRequest.Upgrade) -> HTTPResponse? {
    if request.path != socketPath { return .refusal(.notFound, "There is no WebSocket here.", because: .path) }
    if request.method != .get { return .refusal(.methodNotAllowed, "A handshake is a GET request.", because: .method) }
    if !request.version.elementsEqual("HTTP/1.1".utf8) {
      return .refusal(.httpVersionNotSupported, "A handshake is HTTP/1.1.", because: .version)
    }
    if !upgrade.version.elementsEqual("13".utf8) {
      return .refusal(.upgradeRequired, "The WebSocket version must be 13.", because: .handshake)
    }
    // The key is 16 bytes in Base64, which are 22 digits and two characters of padding.
    if upgrade.key.count == 24 { return nil }
    return .refusal(.badRequest, "Sec-WebSocket-Key has 24 characters.", because: .handshake)
  }

  private func refusal(ofOrigin origin: [UInt8]?) -> HTTPResponse? {
    guard let origin else {
      if admitsOtherClients { return nil }
      let sentence = "From another machine, only pages that this server has served may connect."
      return .refusal(.forbidden, sentence, because: .origin)
    }
    if origins.contains(origin) { return nil }
    let sentence = "Pages of this origin may not connect. Allow the origin with --allow-origin."
    return .refusal(.forbidden, sentence, because: .origin)
  }
}
