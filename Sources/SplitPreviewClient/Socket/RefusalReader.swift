import NIOCore
import NIOHTTP1

/// Reads the answer of a server that gives no WebSocket, and closes the connection.
final class RefusalReader: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  /// The greatest number of bytes of the answer's body that are kept.
  private static let longestBody = 4096

  private let promise: EventLoopPromise<PreviewError>
  private var status = 0
  private var body = ByteBuffer()

  init(_ promise: EventLoopPromise<PreviewError>) { self.promise = promise }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): status = Int(head.status.code)
    case .body(var part):
      let room = Self.longestBody - body.readableBytes
      if let piece = part.readSlice(length: min(room, part.readableBytes)) { body.writeImmutableBuffer(piece) }
      if body.readableBytes == Self.longestBody { finish(context) }
    case .end: finish(context)
    }
  }

  /// A connection that breaks off ends the body, too.
  func channelInactive(context: ChannelHandlerContext) {
    finish(context)
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { finish(context) }

  private func finish(_ context: ChannelHandlerContext) {
    promise.succeed(.upgradeRefused(status: status, body: String(buffer: body)))
    context.close(promise: nil)
  }
}
