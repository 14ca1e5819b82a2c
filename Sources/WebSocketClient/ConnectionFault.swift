import CLibWebSockets
import ServerAddress

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The error for a connection that cannot be made.
enum ConnectionFault {
  /// The number of milliseconds to find out why a host cannot be reached, for each of its addresses.
  private static let patience: Int32 = 1_000

  /// The error for an address to which libwebsockets could not connect. Libwebsockets reports no reason, so this function tries it again.
  static func unreachable(_ text: String, _ address: WebSocketAddress) -> WebSocketClientError {
    .unreachable(text, reason: reason(clws_try_connect(address.host, "\(address.port)", patience), address.host))
  }

  private static func reason(_ code: Int32, _ host: String) -> String {
    switch code {
    case -1: "there is no host \(host)"
    case ECONNREFUSED: "nobody listens there"
    case EHOSTUNREACH, ENETUNREACH: "there is no way to it"
    case ETIMEDOUT: "it does not answer"
    case 0: "the first attempt has failed, and a second one succeeds"
    default: String(cString: strerror(code))
    }
  }
}
