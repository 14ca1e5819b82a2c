import NIOCore

/// Tells the handlers behind it one turn of the event loop later that the connection has ended.
///
/// A server can answer the request for a WebSocket, send texts and close at once. NIO's decoder of HTTP drops the bytes after the answer
/// if it hears of the end before it has left the pipeline, which takes it one turn.
final class LateEnd: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  func channelInactive(context: ChannelHandlerContext) {
    let context = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.eventLoop.execute { context.value.fireChannelInactive() }
  }
}
