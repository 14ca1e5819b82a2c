import Dispatch
import PreviewProtocol
import SplitPreviewClient
import Synchronization

/// The connection of a replay to a running server.
///
/// A replay waits for one message after another, and this command has nothing else to do. Every call therefore blocks.
final class ReplaySocket: ReplayServer {
  private let address: String
  private let timeout: Duration
  private var socket: PreviewSocket?

  init(to address: String, timeout: Duration) { (self.address, self.timeout) = (address, timeout) }

  func connect() throws {
    socket = nil
    socket = try waiting { [address, timeout] in try await PreviewSocket.connect(to: address, timeout: timeout) }
  }

  func send(_ text: [UInt8]) throws {
    let (socket, timeout) = (try connected(), timeout)
    try waiting { try await socket.send(String(decoding: text, as: UTF8.self), timeout: timeout) }
  }

  func receive() throws -> [UInt8] {
    let (socket, timeout) = (try connected(), timeout)
    return try waiting { Array(try await socket.receive(timeout: timeout).utf8) }
  }

  func receive(within time: Duration) throws -> [UInt8]? {
    let socket = try connected()
    return try waiting {
      do {
        return Array(try await socket.receive(timeout: time).utf8)
      } catch PreviewError.timedOut {
        return nil
      }
    }
  }

  private func connected() throws -> PreviewSocket {
    guard let socket else { throw ReplayFailure(description: "The replay is not connected.") }
    return socket
  }

  /// Runs asynchronous work, and returns when it has ended.
  private func waiting<Success: Sendable>(_ work: @escaping @Sendable () async throws -> Success) throws -> Success {
    let outcome = Outcome<Success>()
    Task {
      do { outcome.end(.success(try await work())) } catch { outcome.end(.failure(error)) }
    }
    return try outcome.wait()
  }
}

/// The result of a task, for a thread that waits for it.
private final class Outcome<Success: Sendable>: Sendable {
  private let result = Mutex<Result<Success, any Error>?>(nil)
  private let ended = DispatchSemaphore(value: 0)

  func end(_ result: Result<Success, any Error>) {
    self.result.withLock { $0 = result }
    ended.signal()
  }

  func wait() throws -> Success {
    ended.wait()
    guard let result = result.withLock({ $0 }) else { preconditionFailure("A task that has ended has a result.") }
    return try result.get()
  }
}
