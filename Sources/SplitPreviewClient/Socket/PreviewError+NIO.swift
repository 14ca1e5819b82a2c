import NIOCore
import NIOPosix
import NIOWebSocket

extension PreviewError {
  /// The error that an error in the pipeline of an open WebSocket stands for.
  init(_ error: any Error, limit: Int) {
    self =
      switch error {
      case let error as PreviewError: error
      case NIOWebSocketError.invalidFrameLength: .messageTooLong(limit: limit)
      case is NIOWebSocketError: .brokenFrame("a control frame is fragmented or longer than 125 bytes")
      default: .connectionLost(code: nil, reason: "\(error)")
      }
  }

  /// The error for a connection that could not be made.
  static func notConnected(to address: String, _ error: any Error) -> PreviewError {
    switch error {
    case let error as PreviewError: error
    case let error as NIOConnectionError where error.connectionErrors.isEmpty:
      .unreachable(address, reason: "there is no host \(error.host)")
    case let error as NIOConnectionError: .unreachable(address, reason: "\(error.connectionErrors[0].error)")
    default: .unreachable(address, reason: "\(error)")
    }
  }

  /// The code with which a client ends a connection after an error of the server, or nil if the connection is already gone
  /// (RFC 6455, section 7.4.1).
  var closeCode: WebSocketErrorCode? {
    switch self {
    case .messageTooLong: .messageTooLarge
    case .brokenFrame: .protocolError
    case .invalidAddress, .unreachable, .upgradeRefused, .handshakeFailed, .connectionLost, .timedOut, .closed, .refused,
      .protocolMismatch,
      .notInScene, .noPreview:
      nil
    }
  }
}

extension Duration {
  /// The duration for a timer of NIO. A timer takes no more than 292 years, so a longer one is a year.
  var amount: TimeAmount { self > .seconds(31_536_000) ? .hours(8760) : TimeAmount(self) }
}
