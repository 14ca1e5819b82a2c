import WebSocketServer

/// A conversation in which each message is its own answer.
final class Echo: WebSocketHandler {
  /// The messages that wait to be sent, each after the room for a frame's head.
  private var waiting: [(bytes: [UInt8], isBinary: Bool)] = []
  private var waitingBytes = 0

  /// The number of waiting bytes above which the handler reads nothing more.
  private static let mostWaiting = 1_048_576

  func receive(_ message: WebSocketMessage, on connection: WebSocketConnection) {
    switch message {
    case .text(let bytes): answer(bytes, isBinary: false)
    case .binary(let bytes): answer(bytes, isBinary: true)
    }
    if waitingBytes > Self.mostWaiting { connection.pauseReading() }
  }

  var hasMessage: Bool { !waiting.isEmpty }

  var nextIsBinary: Bool { waiting.first?.isBinary ?? false }

  func nextMessage(on connection: WebSocketConnection) -> [UInt8]? {
    guard !waiting.isEmpty else { return nil }
    let next = waiting.removeFirst().bytes
    waitingBytes -= next.count
    if waitingBytes == 0 { connection.resumeReading() }
    return next
  }

  func didClose() {}

  private func answer(_ bytes: [UInt8], isBinary: Bool) {
    let answer = [UInt8](repeating: 0, count: WebSocketConnection.headroom) + bytes
    waiting.append((answer, isBinary))
    waitingBytes += answer.count
  }
}
