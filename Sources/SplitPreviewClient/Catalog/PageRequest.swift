import NIOCore
import NIOHTTP1
import NIOPosix
import ServerAddress

/// A request for a file of the page (HTTP/1.1).
struct PageRequest: Sendable {
  /// The greatest number of bytes of a file.
  static let longestFile = 16 << 20

  let address: WebSocketAddress
  /// The name of the file.
  let file: String
  /// Adds the handlers that encrypt to the pipeline.
  let secure: (@Sendable (any Channel, _ host: String) throws -> Void)?

  /// Asks for the file, and gives its text to the promise.
  func run(on loop: any EventLoop, within time: Duration, _ promise: EventLoopPromise<String>) {
    let connected = ClientBootstrap(group: loop).connectTimeout(time.amount)
      .channelInitializer { channel in
        promise.futureResult.whenComplete { _ in channel.close(promise: nil) }
        return channel.eventLoop.makeCompletedFuture {
          try secure?(channel, address.host)
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandler(FileReader(head, promise))
        }
      }
      .connect(host: address.host, port: address.port)
    connected.whenFailure { promise.fail($0) }
  }

  private var head: HTTPRequestHead {
    let headers: HTTPHeaders = ["Host": address.authority, "Accept": "application/json", "Connection": "close"]
    return HTTPRequestHead(version: .http1_1, method: .GET, uri: address.target(of: file), headers: headers)
  }
}

/// Sends a request and reads its answer.
private final class FileReader: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias OutboundOut = HTTPClientRequestPart

  private let request: HTTPRequestHead
  private let promise: EventLoopPromise<String>
  private var status = 0
  private var body = ByteBuffer()

  init(_ request: HTTPRequestHead, _ promise: EventLoopPromise<String>) { (self.request, self.promise) = (request, promise) }

  func channelActive(context: ChannelHandlerContext) {
    context.write(wrapOutboundOut(.head(request)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): status = Int(head.status.code)
    case .body(var part):
      body.writeBuffer(&part)
      if body.readableBytes > PageRequest.longestFile {
        promise.fail(PreviewError.messageTooLong(limit: PageRequest.longestFile))
      }
    case .end: finish()
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    promise.fail(PreviewError.connectionLost(code: nil, reason: "before the file was whole"))
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case HTTPParserError.invalidEOFState: break  // The end of the connection is next.
    case is HTTPParserError: promise.fail(PreviewError.handshakeFailed("its answer is no HTTP"))
    default: promise.fail(error)
    }
  }

  private func finish() {
    guard status == 200 else {
      let start = body.readSlice(length: min(body.readableBytes, 4096)) ?? ByteBuffer()
      return promise.fail(PreviewError.upgradeRefused(status: status, body: String(buffer: start)))
    }
    promise.succeed(String(buffer: body))
  }
}
