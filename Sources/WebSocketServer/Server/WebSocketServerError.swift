/// An error that keeps a server from listening.
package enum WebSocketServerError: Error, Equatable, Sendable {
  case addressInUse(address: String, port: Int)
  /// The address is numeric but is not an address of this machine.
  case addressNotAvailable(address: String)
  /// The system reserves the port for the administrator.
  case notPermitted(port: Int)
  /// The address is not numeric.
  case invalidAddress(String)
  /// The address is numeric, but the system cannot listen to it as it is: a link-local address needs its interface.
  case unusableAddress(String)
  /// The process may open too few files to serve anybody.
  case tooFewFiles(limit: Int)
  /// The system starts no further thread.
  case noThread
  /// Any other failure, with the system's error number, or 0 if libwebsockets gave none.
  case cannotListen(code: Int32)
}

extension WebSocketServerError: CustomStringConvertible {
  /// A message that says what is wrong. It also says what to do if that is the same for every caller.
  package var description: String {
    switch self {
    case .addressInUse(let address, let port):
      "Port \(port) of \(address) is in use."
    case .addressNotAvailable(let address):
      "\(address) is not an address of this machine. Choose one of its own, such as 127.0.0.1."
    case .notPermitted(let port):
      "Port \(port) is reserved for the administrator. Choose one above 1023."
    case .invalidAddress(let address):
      "\(address) is not a numeric address. Write it like 127.0.0.1 or ::1."
    case .unusableAddress(let address):
      "The system does not let a server listen to \(address). Choose another address, such as 127.0.0.1 or ::1."
    case .tooFewFiles(let limit):
      "This process may open only \(limit) files, too few for a server. Raise the limit with ulimit -n."
    case .noThread: "The system starts no further thread for this process."
    case .cannotListen(let code):
      "The server cannot listen (system error \(code)). Choose another address or port."
    }
  }
}
