import NIOCore
import NIOWebSocket

/// The end of a WebSocket's pipeline. It belongs to the event loop of its channel.
///
/// It answers pings, joins fragments, and keeps the texts in its inbox. While the inbox is full it reads nothing, so that the other
/// side has to wait, too.
final class SocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private var inbox = Inbox()
  private var message: JoinedMessage
  private var context: ChannelHandlerContext?
  /// Whether the channel wants to read, and the inbox was full.
  private var isReadHeld = false
  /// Whether this side has sent its closing frame, after which it sends nothing.
  private var isClosing = false

  init(longestMessage: Int) { message = JoinedMessage(limit: longestMessage) }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func read(context: ChannelHandlerContext) {
    if inbox.isFull { isReadHeld = true } else { context.read() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard inbox.end == nil || isClosing else { return }
    do throws(PreviewError) {
      try take(unwrapInboundIn(data), context)
    } catch {
      fail(error, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    fail(PreviewError(error, limit: message.limit), context)
  }

  func channelInactive(context: ChannelHandlerContext) {
    didEnd()
    context.fireChannelInactive()
  }
}

extension SocketHandler {
  /// Gives the next text to the promise, which fails if none comes within the time.
  func receive(_ promise: EventLoopPromise<String>, within time: Duration) {
    inbox.take(promise)
    resumeReading()
    guard let loop = context?.eventLoop else { return }
    let this = NIOLoopBound(self, eventLoop: loop)
    let timer = loop.scheduleTask(in: time.amount) {
      this.value.abandon(promise, PreviewError.timedOut(waitingFor: "a message", after: time))
    }
    promise.futureResult.whenComplete { _ in timer.cancel() }
  }

  /// Takes no more texts because the connection has ended, unless it has ended with another error before.
  func didEnd() { inbox.finish(.connectionLost(code: nil, reason: "")) }

  /// Fails a promise that waits for a text.
  func abandon(_ promise: EventLoopPromise<String>, _ error: any Error) { inbox.abandon(promise, error) }

  /// Sends a text. The promise succeeds when the system has taken it.
  func send(_ text: String, _ promise: EventLoopPromise<Void>) {
    guard let context, !isClosing, inbox.end == nil else { return promise.fail(inbox.end ?? PreviewError.closed) }
    write(.text, context.channel.allocator.buffer(string: text), context, promise)
  }

  /// Sends the closing frame. The texts that nobody has taken are dropped, because the answer comes after them.
  func close() {
    inbox.drop()
    inbox.finish(.closed)
    guard let context else { return }
    if !isClosing { writeClose(.normalClosure, "", context) }
    resumeReading()
  }
}

extension SocketHandler {
  private func take(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) throws(PreviewError) {
    guard frame.reservedBits.isEmpty else { throw .brokenFrame("a frame uses an extension that nobody has asked for") }
    guard frame.maskKey == nil else { throw .brokenFrame("a frame of a server is masked") }
    switch frame.opcode {
    case .ping: if !isClosing { write(.pong, frame.data, context) }
    case .pong: break
    case .connectionClose: try takeClose(frame.data, context)
    default: if case .text(let text) = try message.add(frame) { inbox.put(text) }
    }
  }

  /// Answers the closing frame with the same code (RFC 6455, section 5.5.1).
  private func takeClose(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) throws(PreviewError) {
    var bytes = bytes
    guard bytes.readableBytes != 1 else { throw .brokenFrame("a closing frame has half a code") }
    let code = bytes.readInteger(as: UInt16.self)
    let reason = String(validating: bytes.readableBytesView, as: UTF8.self) ?? ""
    inbox.finish(.connectionLost(code: code.map(Int.init), reason: reason))
    if isClosing { return context.close(promise: nil) }
    writeClose(code.map { WebSocketErrorCode(codeNumber: Int($0)) }, "", context)
    context.close(promise: nil)
  }

  /// Ends the connection because of an error of the other side.
  private func fail(_ error: PreviewError, _ context: ChannelHandlerContext) {
    inbox.finish(error)
    if !isClosing, let code = error.closeCode { writeClose(code, "", context) }
    context.close(promise: nil)
  }

  private func writeClose(_ code: WebSocketErrorCode?, _ reason: String, _ context: ChannelHandlerContext) {
    var bytes = context.channel.allocator.buffer(capacity: 2 + reason.utf8.count)
    if let code { bytes.write(webSocketErrorCode: code) }
    bytes.writeString(reason)
    write(.connectionClose, bytes, context)
    isClosing = true
  }

  /// Writes a frame, masked with a random key as every frame of a client (RFC 6455, section 5.3).
  private func write(
    _ opcode: WebSocketOpcode, _ bytes: ByteBuffer, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>? = nil
  ) {
    let frame = WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: bytes)
    context.writeAndFlush(wrapOutboundOut(frame), promise: promise)
  }

  private func resumeReading() {
    guard isReadHeld, !inbox.isFull else { return }
    isReadHeld = false
    context?.read()
  }
}
