import NIOCore
import ServerAddress

/// A WebSocket to a server: texts go out, and texts come in, in their order.
///
/// The messages are those of docs/protocol.md, as texts.
///
///     let socket = try await PreviewSocket.connect(to: "ws://127.0.0.1:8080/ws")
///     let hello = try await socket.receive()
///     try await socket.send(#"{"type":"open","scene":"mail"}"#)
///     let scene = try await socket.receive()
///     await socket.close()
///
/// Any task may use a socket. It answers pings by itself. It keeps 64 texts, or 1 MiB of them, that nobody has taken, and then reads
/// no further until somebody takes one; the server then merges its answers. A socket that nobody holds any more closes without
/// a closing frame.
public final class PreviewSocket: Sendable {
  /// The subprotocol that a socket offers.
  public static let subprotocol = "preview.v1"

  private let channel: any Channel
  private let handler: NIOLoopBound<SocketHandler>

  init(channel: any Channel, handler: NIOLoopBound<SocketHandler>) {
    (self.channel, self.handler) = (channel, handler)
  }

  deinit { channel.close(promise: nil) }

  /// Connects to a server.
  ///
  /// - Parameters:
  ///   - address: The address of the server's socket, such as `ws://127.0.0.1:8080/ws`, or the address that the server prints for
  ///     browsers. The query of both can have the `token`.
  ///   - session: The session with which the caller wants to go on. A proxy in front of several servers reads it in the address, and
  ///     finds the one that has the session.
  ///   - timeout: The time for all of it: finding the host, connecting, and the server's answer.
  ///   - longestMessage: The greatest number of bytes of a message. A longer one ends the connection as soon as its length is known.
  ///   - secure: Adds the handlers that encrypt to a new channel, for an address with `wss` or `https`. This library has no TLS of
  ///     its own, because that would take longer to build than everything else. With the package swift-nio-ssl, it is one line:
  ///     `{ try $0.pipeline.syncOperations.addHandler(NIOSSLClientHandler(context: context, serverHostname: $1)) }`.
  /// - Throws: ``PreviewError/invalidAddress(_:reason:)``, also for a `wss` without `secure`;
  ///   ``PreviewError/unreachable(_:reason:)``, ``PreviewError/upgradeRefused(status:body:)``,
  ///   ``PreviewError/handshakeFailed(_:)``, ``PreviewError/connectionLost(code:reason:)``,
  ///   ``PreviewError/timedOut(waitingFor:after:)``, or `CancellationError`.
  public static func connect(
    to address: String, session: String? = nil, timeout: Duration = .seconds(30), longestMessage: Int = 16 << 20,
    secure: (@Sendable (any Channel, _ host: String) throws -> Void)? = nil
  ) async throws -> PreviewSocket {
    precondition((1...1 << 30).contains(longestMessage), "A message has 1 byte to 1 GiB.")
    let place = try WebSocketAddress.read(address).leading(to: session).allowed(address, hasTLS: secure != nil)
    let opening = SocketOpening(address: place, longestMessage: longestMessage, secure: place.isSecure ? secure : nil)
    do {
      return try await Deadline.run(timeout, "an answer of \(address)") { loop, promise in
        promise.completeWithTask { try await opening.run(on: loop, within: timeout, promise) }
      }
    } catch let error where !(error is CancellationError) {
      throw PreviewError.notConnected(to: address, error)
    }
  }
}

extension PreviewSocket {
  /// Sends a text, and returns when the system has taken it. Texts of one task go out in the order of its calls.
  ///
  /// - Throws: ``PreviewError/timedOut(waitingFor:after:)`` if the server takes nothing for so long (the text can still go out
  ///   later), the error that has ended the connection, or `CancellationError`.
  public func send(_ text: String, timeout: Duration = .seconds(30)) async throws {
    try await wait(for: enqueue(text), timeout: timeout)
  }

  /// Waits until the system has taken a text that was enqueued. Throws as ``send(_:timeout:)`` does.
  func wait(for written: EventLoopFuture<Void>, timeout: Duration) async throws {
    try await Deadline.run(timeout, "room for a message", on: channel.eventLoop) { written.cascade(to: $1) }
  }

  /// Sends a text after those before it, without waiting. The result comes when the system has taken the text.
  @discardableResult
  func enqueue(_ text: String) -> EventLoopFuture<Void> {
    let (loop, handler) = (channel.eventLoop, handler)
    let written = loop.makePromise(of: Void.self)
    loop.execute { handler.value.send(text, written) }
    return written.futureResult.flatMapErrorThrowing { throw PreviewError($0, limit: 0) }
  }

  /// Returns the next text. A text that has come before the connection ended is returned first.
  ///
  /// - Throws: ``PreviewError/timedOut(waitingFor:after:)``, after which the next call returns what comes later; the error that
  ///   has ended the connection; or `CancellationError`, which loses no text either.
  public func receive(timeout: Duration = .seconds(30)) async throws -> String {
    let (loop, handler, promise) = (channel.eventLoop, handler, channel.eventLoop.makePromise(of: String.self))
    // The loop runs this before the cancellation, whatever the moment of that.
    loop.execute { handler.value.receive(promise, within: timeout) }
    return try await withTaskCancellationHandler {
      try await promise.futureResult.get()
    } onCancel: {
      loop.execute { handler.value.abandon(promise, CancellationError()) }
    }
  }

  /// Ends the connection: sends a closing frame, and waits for that of the server, at most for the given time. Texts that nobody has
  /// taken are dropped. A second call does nothing.
  public func close(timeout: Duration = .seconds(5)) async {
    let (channel, handler) = (channel, handler)
    channel.eventLoop.execute { handler.value.close() }
    let timer = channel.eventLoop.scheduleTask(in: timeout.amount) { channel.close(promise: nil) }
    try? await channel.closeFuture.get()
    timer.cancel()
  }
}
