import PreviewProtocol
import WebSocketClient

/// The connection of a replay to a running server.
final class ReplaySocket: ReplayServer {
  private let address: String
  private let timeout: Duration
  private var socket: WebSocketClient?

  init(to address: String, timeout: Duration) { (self.address, self.timeout) = (address, timeout) }

  func connect() throws {
    socket = nil
    socket = try WebSocketClient(to: address, subprotocol: "preview.v1", timeout: timeout)
  }

  func send(_ text: [UInt8]) throws {
    try connected().send(String(decoding: text, as: UTF8.self), timeout: timeout)
  }

  func receive() throws -> [UInt8] {
    guard let text = try receive(within: timeout) else {
      throw WebSocketClientError.timedOut(waitingFor: "a message", after: timeout)
    }
    return text
  }

  func receive(within time: Duration) throws -> [UInt8]? {
    try connected().receive(within: time).map { Array($0.utf8) }
  }

  private func connected() throws -> WebSocketClient {
    guard let socket else { throw ReplayFailure(description: "The replay is not connected.") }
    return socket
  }
}
