import CLibWebSockets
import ServerAddress

/// The request for a WebSocket (RFC 6455, section 4.1).
enum ConnectionRequest {
  /// The number of bytes that libwebsockets keeps of the request and of the server's answer together.
  static let longestHead = 16 << 10
  /// The greatest numbers of bytes of a host and of a path with its query. Libwebsockets truncates the header line of a
  /// longer one together with its line break, so the next header would become part of it.
  private static let (longestHost, longestTarget) = (100, 1_900)

  /// Checks whether libwebsockets can ask for this address.
  static func check(_ address: WebSocketAddress, _ text: String) throws {
    guard !address.isSecure || clws_has_tls() != 0 else {
      throw WebSocketClientError.unreachable(text, reason: "it needs TLS, and libwebsockets was built without")
    }
    guard address.host.utf8.count <= longestHost, address.target.utf8.count <= longestTarget else {
      throw InvalidAddress(text, reason: "its host has more than \(longestHost) bytes, or its path more than \(longestTarget)")
    }
  }

  /// Begins to connect, and to send the request. Returns false if there is no such host, or no address of it can be tried.
  static func send(to address: WebSocketAddress, _ context: OpaquePointer, _ memory: ClientMemory) -> Bool {
    var info = lws_client_connect_info()
    info.context = context
    info.port = Int32(address.port)
    info.protocol = UnsafePointer(memory.subprotocol)
    info.ssl_connection = clws_connection_flags(address.isSecure ? 1 : 0)
    // Libwebsockets copies the texts.
    return address.host.withCString { host in
      address.target.withCString { target in
        address.authority.withCString { authority in
          (info.address, info.path, info.host) = (host, target, authority)
          return lws_client_connect_via_info(&info) != nil
        }
      }
    }
  }
}
