import WebSocketServer

/// The version of this package.
enum Version {
  static let current = "0.1.0"

  /// What `--version` prints: a report of a fault needs the library's version, too.
  static var description: String { "\(current) (libwebsockets \(WebSocketServer.libraryVersion))" }
}
