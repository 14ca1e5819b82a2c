import PreviewProtocol
import WebSocketServer

/// An error that keeps the server from starting.
public enum PreviewServerError: Error, Sendable {
  /// There is no directory at any of the places where the page could be.
  case missingPublic(String)
  /// The directory contains no page.
  case missingPage(String)
  case unreadablePublic(FileTree.ReadError)
  case unreadableDevices(FileTree.ReadError)
  /// The file of devices is invalid. The values are its path, and the error with its place in the file.
  case invalidDevices(String, ProtocolError)
  case cannotListen(WebSocketServerError)
}

extension PreviewServerError: CustomStringConvertible {
  /// A line that says what is wrong and what to do.
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
