import WebSocketServer

/// The version of this package.
enum Version {
  static let current = "0.1.0"

  /// The output of `--version`. It contains the library's version too, which a bug report needs.
  static var description: String { "\(current) (libwebsockets \(WebSocketServer.libraryVersion))" }
}
