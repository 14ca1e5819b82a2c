import WebSocketServer

/// Why the server cannot start.
public enum PreviewServerError: Error, Sendable {
  /// None of the places where the page could be is a directory.
  case missingPublic(String)
  /// The directory has no page in it.
  case missingPage(String)
  case unreadablePublic(FileTree.ReadError)
  case cannotListen(WebSocketServerError)
}

extension PreviewServerError: CustomStringConvertible {
  /// What is wrong and what to do, in one line.
  public var description: String {
    switch self {
    case .missingPublic(let places):
      "There is no directory \(places). Name the one that holds the page with --public DIR."
    case .missingPage(let directory):
      "There is no index.html in \(directory). Name the directory that holds the page with --public DIR."
    case .unreadablePublic(let error): "\(error) Make it readable, or name another directory with --public DIR."
    case .cannotListen(.addressInUse(let address, let port)):
      "Port \(port) of \(address) is in use. Stop what listens there, or take another with --port (0 is any free one)."
    case .cannotListen(let error): error.description
    }
  }
}
