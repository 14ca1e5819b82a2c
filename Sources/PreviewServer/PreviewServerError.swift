import PreviewProtocol
import WebSocketServer

/// Why the server cannot start.
public enum PreviewServerError: Error, Sendable {
  /// None of the places where the page could be is a directory.
  case missingPublic(String)
  /// The directory has no page in it.
  case missingPage(String)
  case unreadablePublic(FileTree.ReadError)
  case unreadableDevices(FileTree.ReadError)
  /// The file of devices does not say what it should: the file, and what is wrong where in it.
  case invalidDevices(String, ProtocolError)
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
    case .unreadablePublic(let error): "\(error) Mend that, or name another directory with --public DIR."
    case .unreadableDevices(let error): "\(error) Name another file with --devices FILE."
    case .invalidDevices(let file, let error): "\(file): \(error.message)"
    case .cannotListen(.addressInUse(_, let port)):
      "Port \(port) is in use. Choose another with --port, or --port 0 for a free one."
    case .cannotListen(let error): error.description
    }
  }
}
