import CLibWebSockets
import ServerAddress

/// A WebSocket to a server: texts go out, and texts come in, in their order.
///
/// Every call waits, and blocks its thread meanwhile. Only the thread that has made a client may use it. The client answers pings
/// while it waits, and ends the connection without a closing frame when nobody holds it any more.
///
///     let socket = try WebSocketClient(to: "ws://127.0.0.1:8080/ws", subprotocol: "preview.v1", timeout: .seconds(30))
///     try socket.send(#"{"type":"ping"}"#, timeout: .seconds(30))
///     let answer = try socket.receive(within: .seconds(30))
///
/// An address with `wss` or `https` needs a libwebsockets with TLS. The certificate of the server has to be one that the system
/// trusts, and has to name the host.
package final class WebSocketClient {
  private let memory: ClientMemory
  private let context: OpaquePointer
  private var exchange: Exchange { memory.exchange }

  /// Connects to a server.
  ///
  /// - Parameters:
  ///   - text: The address of the server's socket, or the address that the server prints for browsers.
  ///   - subprotocol: The only subprotocol that the client offers.
  ///   - timeout: The time for connecting and for the server's answer. The system finds the host in its own time before.
  ///   - longestMessage: The greatest number of bytes of a message. A longer one ends the connection, at the latest after 64 KiB of
  ///     the frame that announces it.
  /// - Throws: `InvalidAddress`, or ``WebSocketClientError``.
  package init(to text: String, subprotocol: String, timeout: Duration, longestMessage: Int = 16 << 20) throws {
    let address = try WebSocketAddress(text)
    try ConnectionRequest.check(address, text)
    clws_silence()
    let exchange = Exchange(with: text, isSecure: address.isSecure, longestMessage: longestMessage)
    memory = ClientMemory(subprotocol: subprotocol, exchange: exchange)
    context = try memory.makeContext(isSecure: address.isSecure, timeout: timeout)
    try connect(to: address, text, timeout)
  }

  deinit { lws_context_destroy(context) }

  private func connect(to address: WebSocketAddress, _ text: String, _ timeout: Duration) throws(WebSocketClientError) {
    guard ConnectionRequest.send(to: address, context, memory) else { throw ConnectionFault.unreachable(text, address) }
    let isAnswered = wait(atMost: timeout) { $0.isOpen }
    if exchange.isUnreached { throw ConnectionFault.unreachable(text, address) }
    if let end = exchange.end, !exchange.isOpen { throw end }
    guard isAnswered else { throw .timedOut(waitingFor: "an answer of \(text)", after: timeout) }
  }
}

extension WebSocketClient {
  /// Sends a text, and returns when the system has taken it. Throws ``WebSocketClientError/timedOut(waitingFor:after:)`` if the server
  /// takes nothing for so long, or the error that has ended the connection.
  package func send(_ text: String, timeout: Duration) throws(WebSocketClientError) {
    exchange.put(text)
    let isSent = wait(atMost: timeout) { $0.isSent }
    if let end = exchange.end { throw end }
    guard isSent else { throw .timedOut(waitingFor: "space for a message", after: timeout) }
  }

  /// Returns the next text, or `nil` if none comes within the time. Texts that came before the connection ended are returned first.
  /// Throws the error that has ended the connection.
  package func receive(within time: Duration) throws(WebSocketClientError) -> String? {
    _ = wait(atMost: time) { $0.hasText }
    if let text = exchange.take() { return text }
    if let end = exchange.end { throw end }
    return nil
  }

  /// Lets libwebsockets work until the condition holds, the connection has ended or the time is over. Returns whether the condition
  /// holds.
  private func wait(atMost time: Duration, until condition: (Exchange) -> Bool) -> Bool {
    let deadline = lws_now_usecs() + time.microseconds
    while !condition(exchange), exchange.end == nil {
      let left = deadline - lws_now_usecs()
      guard left > 0 else { return false }
      clws_set_alarm(memory.alarm, context, left)
      if lws_service(context, 0) < 0 { exchange.finish(.connectionLost(code: nil, reason: "")) }
    }
    return condition(exchange)
  }
}
