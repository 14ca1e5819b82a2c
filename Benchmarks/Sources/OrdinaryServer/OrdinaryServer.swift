import FlyingFox
import Foundation

/// A server as most are written in Swift: an asynchronous WebSocket library, and JSON by `Codable`. The engine is the same.
///
/// It prints the port that it listens on.
@main
struct OrdinaryServer {
  static func main() async throws {
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
    let handler = MessageFrameWSHandler(handler: Conversations(), frameSize: 1 << 20)
    await server.appendRoute("GET /ws", to: WebSocketHTTPHandler(handler: handler))
    let task = Task { try await server.run() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port) = await server.listeningAddress else { fatalError("The server does not listen.") }
    FileHandle.standardOutput.write(Data("\(port)\n".utf8))
    try await task.value
  }
}

/// Answers each message of a client. A conversation stays within one task, since the engine belongs to one thread.
struct Conversations: WSMessageHandler {
  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    AsyncStream { continuation in
      let task = Task {
        let conversation = Conversation()
        for await case .text(let text) in client {
          do {
            continuation.yield(.text(try conversation.answer(to: text)))
          } catch {
            continuation.yield(.close(.protocolError))
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
