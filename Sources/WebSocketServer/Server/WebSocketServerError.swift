/// Why a server cannot listen.
package enum WebSocketServerError: Error, Equatable, Sendable {
  case addressInUse(address: String, port: Int)
  /// The address is numeric but not one of this machine's.
  case addressNotAvailable(address: String)
  /// The system keeps the port for the administrator.
  case notPermitted(port: Int)
  /// The address is not numeric.
  case invalidAddress(String)
  /// The address is numeric, but the system listens to none like it, as to a link-local one without its interface.
  case unusableAddress(String)
  /// The process may open too few files to serve anybody.
  case tooFewFiles(limit: Int)
  /// Anything else, with the system's error number; 0 when libwebsockets gave none.
  case cannotListen(code: Int32)
}

extension WebSocketServerError: CustomStringConvertible {
  /// What is wrong, and what to do where that does not depend on who asks.
  package var description: String {
    switch self {
    case .addressInUse(let address, let port):
      "Port \(port) of \(address) is in use."
    case .addressNotAvailable(let address):
      "\(address) is not an address of this machine. Choose one of its own, such as 127.0.0.1."
    case .notPermitted(let port):
      "Port \(port) is kept for the administrator. Choose one above 1023."
    case .invalidAddress(let address):
      "\(address) is not a numeric address. Write it like 127.0.0.1 or ::1."
    case .unusableAddress(let address):
      "The system does not let a server listen to \(address). Choose another address, such as 127.0.0.1 or ::1."
    case .tooFewFiles(let limit):
      "This process may open only \(limit) files, too few for a server. Raise the limit with ulimit -n."
    case .cannotListen(let code):
      "The server cannot listen (system error \(code)). Choose another address or port."
    }
  }
}
