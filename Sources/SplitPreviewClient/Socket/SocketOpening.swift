import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import ServerAddress

/// The request for a WebSocket (RFC 6455, section 4.1), and the pipeline that reads its answer.
struct SocketOpening: Sendable {
  let address: WebSocketAddress
  let longestMessage: Int
  /// Adds the handlers that encrypt to the pipeline.
  let secure: (@Sendable (any Channel, _ host: String) throws -> Void)?

  /// The answer of a server.
  private enum Answer: Sendable {
    case opened(any Channel, NIOLoopBound<SocketHandler>)
    case refused(EventLoopFuture<PreviewError>)
  }

  /// Connects. The channel is closed if the promise has failed meanwhile, as it does at the end of the time.
  func run(on loop: any EventLoop, within time: Duration, _ promise: EventLoopPromise<PreviewSocket>) async throws
    -> PreviewSocket
  {
    let asked = try await ClientBootstrap(group: loop).connectTimeout(time.amount)
      .connect(host: address.host, port: address.port) { channel in
        promise.futureResult.whenFailure { _ in channel.close(promise: nil) }
        return channel.eventLoop.makeCompletedFuture { try answer(in: channel) }
      }
    switch try await answered(asked) {
    case .opened(let channel, let handler): return PreviewSocket(channel: channel, handler: handler)
    case .refused(let error): throw try await error.get()
    }
  }

  private func answered(_ asked: EventLoopFuture<Answer>) async throws -> Answer {
    do { return try await asked.get() } catch { throw handshakeError(error) }
  }

  private func answer(in channel: any Channel) throws -> EventLoopFuture<Answer> {
    try secure?(channel, address.host)
    try channel.pipeline.syncOperations.addHandler(LateEnd())
    let upgrader = NIOTypedWebSocketClientUpgrader<Answer>(
      maxFrameSize: longestMessage, enableAutomaticErrorHandling: false
    ) { channel, head in
      channel.eventLoop.makeCompletedFuture { try opened(channel, head) }
    }
    let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: address.target, headers: headers)
    let upgrade = NIOTypedHTTPClientUpgradeConfiguration(upgradeRequestHead: request, upgraders: [upgrader]) { channel in
      channel.eventLoop.makeCompletedFuture { try refused(channel) }
    }
    var pipeline = NIOUpgradableHTTPClientPipelineConfiguration(upgradeConfiguration: upgrade)
    // The first messages can come in one packet with the answer.
    pipeline.leftOverBytesStrategy = .forwardBytes
    return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(configuration: pipeline)
  }

  private var headers: HTTPHeaders { ["Host": address.authority, "Sec-WebSocket-Protocol": PreviewSocket.subprotocol] }

  private func opened(_ channel: any Channel, _ head: HTTPResponseHead) throws -> Answer {
    let chosen = head.headers["Sec-WebSocket-Protocol"]
    guard chosen.isEmpty || chosen == [PreviewSocket.subprotocol], head.headers["Sec-WebSocket-Extensions"].isEmpty else {
      throw PreviewError.handshakeFailed("it chose a subprotocol or an extension that was not offered")
    }
    let handler = SocketHandler(longestMessage: longestMessage)
    try channel.pipeline.syncOperations.addHandler(handler)
    let bound = NIOLoopBound(handler, eventLoop: channel.eventLoop)
    // A connection that ends during the upgrade tells the handler nothing.
    channel.closeFuture.whenComplete { _ in bound.value.didEnd() }
    return .opened(channel, bound)
  }

  private func refused(_ channel: any Channel) throws -> Answer {
    let promise = channel.eventLoop.makePromise(of: PreviewError.self)
    try channel.pipeline.syncOperations.addHandler(RefusalReader(promise))
    return .refused(promise.futureResult)
  }

  private func handshakeError(_ error: any Error) -> PreviewError {
    switch error {
    case let error as PreviewError: error
    case is NIOHTTPClientUpgradeError: .handshakeFailed("its answer to the request for a WebSocket has a wrong key or no key")
    case let error as HTTPParserError where error != .invalidEOFState: .handshakeFailed("its answer is no HTTP")
    default: .connectionLost(code: nil, reason: "before the request for a WebSocket was answered")
    }
  }
}
