#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
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
      default: .connectionLost(code: nil, reason: Self.reason(for: error))
      }
  }

  /// The error for a connection that could not be made.
  static func notConnected(to address: String, _ error: any Error) -> PreviewError {
    switch error {
    case let error as PreviewError: error
    case let error as NIOConnectionError where error.connectionErrors.isEmpty:
      .unreachable(address, reason: "there is no host \(error.host)")
    case let error as NIOConnectionError: .unreachable(address, reason: reason(for: error.connectionErrors[0].error))
    default: .unreachable(address, reason: reason(for: error))
    }
  }

  /// The words for an error of the system, without a full stop.
  private static func reason(for error: any Error) -> String {
    switch (error as? IOError).flatMap({ POSIXErrorCode(rawValue: $0.errnoCode) }) {
    case .ECONNREFUSED: "nobody listens there"
    case .ECONNRESET, .EPIPE: "the other side has ended the connection"
    case .EHOSTUNREACH, .ENETUNREACH: "there is no way to it"
    case .ETIMEDOUT: "it does not answer"
    default: "\(error)"
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
      .notInScene, .noPreview, .crashed:
      nil
    }
  }
}

extension Duration {
  /// The longest time of a timer: a year. It is our choice; a timer of NIO takes no more than 292 years.
  static let longestTimer = Duration.seconds(365 * 24 * 3_600)

  /// The duration for a timer of NIO.
  var amount: TimeAmount { TimeAmount(min(self, Duration.longestTimer)) }
}
