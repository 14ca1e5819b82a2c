import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A server on a free port that does to its clients what a test says.
final class ScriptedServer: Sendable {
  /// The behaviour of the server.
  enum Script: Sendable {
    /// It answers the first bytes with these, which need not be HTTP. With `closes`, it then closes the connection.
    case answer(String, closes: Bool)
    /// It gives a WebSocket and sends these bytes, and the second ones when it gets a message.
    case socket([UInt8], onMessage: [UInt8] = [], closes: Bool = false)
    /// It gives a WebSocket and reads nothing from it.
    case deaf
  }

  /// A frame of a client.
  struct Frame: Sendable, Equatable {
    var opcode: WebSocketOpcode
    var bytes: [UInt8]
    var isMasked = true
  }

  let address: String
  /// The frames of the client, which end with its connection.
  let frames: AsyncStream<Frame>
  private let channel: any Channel

  private init(_ channel: any Channel, _ frames: AsyncStream<Frame>) {
    (self.channel, self.frames) = (channel, frames)
    address = "ws://127.0.0.1:\(channel.localAddress?.port ?? 0)/ws"
  }

  deinit { channel.close(promise: nil) }

  static func start(_ script: Script) async throws -> ScriptedServer {
    let (frames, record) = AsyncStream.makeStream(of: Frame.self)
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 8)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try set(up: channel, script, record) }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    return ScriptedServer(channel, frames)
  }

  private static func set(up channel: any Channel, _ script: Script, _ record: AsyncStream<Frame>.Continuation) throws {
    if case .answer(let text, let closes) = script {
      return try channel.pipeline.syncOperations.addHandler(FirstAnswer(text, closes: closes))
    }
    let upgrader = NIOWebSocketServerUpgrader(maxFrameSize: 1 << 26, automaticErrorHandling: false) { channel, _ in
      channel.eventLoop.makeSucceededFuture([:])
    } upgradePipelineHandler: { channel, _ in
      channel.eventLoop.makeCompletedFuture {
        let writer = RawWriter()
        try channel.pipeline.syncOperations.addHandler(writer, position: .first)
        try channel.pipeline.syncOperations.addHandler(Actor(script, writer, record))
      }
    }
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(
      withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }))
  }
}

private final class FirstAnswer: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let text: String
  private let closes: Bool
  private var isDone = false

  init(_ text: String, closes: Bool) { (self.text, self.closes) = (text, closes) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isDone else { return }
    isDone = true
    if !text.isEmpty { context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil) }
    if closes { context.close(promise: nil) }
  }
}

/// Stands before the encoder of frames, so what it writes need not be a frame.
private final class RawWriter: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private var context: ChannelHandlerContext?

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }
  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func write(_ bytes: [UInt8]) { context?.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil) }
}

private final class Actor: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = Never

  private let script: ScriptedServer.Script
  private let writer: RawWriter
  private let record: AsyncStream<ScriptedServer.Frame>.Continuation

  init(_ script: ScriptedServer.Script, _ writer: RawWriter, _ record: AsyncStream<ScriptedServer.Frame>.Continuation) {
    (self.script, self.writer, self.record) = (script, writer, record)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    guard case .socket(let bytes, _, let closes) = script else { return }
    writer.write(bytes)
    if closes { context.close(promise: nil) }
  }

  func read(context: ChannelHandlerContext) {
    if case .deaf = script { return }
    context.read()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    record.yield(.init(opcode: frame.opcode, bytes: Array(frame.unmaskedData.readableBytesView), isMasked: frame.maskKey != nil))
    if case .socket(_, let bytes, _) = script, frame.opcode == .text { writer.write(bytes) }
  }

  func channelInactive(context: ChannelHandlerContext) { record.finish() }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
