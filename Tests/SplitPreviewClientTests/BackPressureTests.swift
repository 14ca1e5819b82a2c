import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import SplitPreviewClient

@Suite struct BackPressureTests {
  /// Counts the times at which the channel is asked to read.
  private final class ReadCounter: ChannelOutboundHandler {
    typealias OutboundIn = WebSocketFrame
    private(set) var count = 0

    func read(context: ChannelHandlerContext) { count += 1 }
  }

  private func frame(_ text: String) -> WebSocketFrame {
    WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
  }

  @Test(arguments: [(Inbox.fullCount, "x"), (4, String(repeating: "x", count: Inbox.fullBytes / 4))])
  func `a full inbox reads no further until a text is taken`(count: Int, text: String) throws {
    let (counter, handler) = (ReadCounter(), SocketHandler(longestMessage: Inbox.fullBytes))
    let channel = EmbeddedChannel(handlers: [counter, handler])
    for index in 0..<count {
      channel.read()
      #expect(counter.count == index + 1)
      try channel.writeInbound(frame(text))
    }
    channel.read()
    #expect(counter.count == count)
    let promise = channel.eventLoop.makePromise(of: String.self)
    handler.receive(promise, within: .seconds(1))
    #expect(try promise.futureResult.wait() == text)
    #expect(counter.count == count + 1)
    _ = try channel.finish()
  }

  @Test func `closing reads on, because the closing frame comes after the texts`() throws {
    let (counter, handler) = (ReadCounter(), SocketHandler(longestMessage: 100))
    let channel = EmbeddedChannel(handlers: [counter, handler])
    for _ in 0..<Inbox.fullCount { try channel.writeInbound(frame("x")) }
    channel.read()
    #expect(counter.count == 0)
    handler.close()
    #expect(counter.count == 1)
    _ = try channel.finish()
  }
}
