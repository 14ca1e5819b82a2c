import CLibWebSockets

/// The state of a connection, between the callbacks of libwebsockets and the calls that wait.
final class Exchange {
  /// The steps of a connection before it is open.
  enum Step: Comparable {
    case connecting, connected, asked, open
  }

  private let address: String
  private let isSecure: Bool
  private var step = Step.connecting
  /// The open connection of libwebsockets.
  private var socket: OpaquePointer?
  /// Why no more texts come and go.
  private(set) var end: WebSocketClientError?
  private var inbox = Inbox()
  private var message: JoinedText
  /// The text that waits for room, behind the bytes that libwebsockets overwrites.
  private var outgoing: [UInt8]?
  /// Why the server's certificate is not trusted.
  private var certificateFault: String?
  private var refusal = ""

  init(with address: String, isSecure: Bool, longestMessage: Int) {
    (self.address, self.isSecure) = (address, isSecure)
    message = JoinedText(limit: longestMessage)
  }
}

/// The questions and the orders of the calls that wait.
extension Exchange {
  var isOpen: Bool { step == .open }
  /// Whether the connection has failed before there was one.
  var isUnreached: Bool { end != nil && step == .connecting }
  /// Whether the system has taken all that was put.
  var isSent: Bool { outgoing == nil && socket.map { lws_partial_buffered($0) == 0 } == true }
  var hasText: Bool { !inbox.isEmpty }

  /// Puts a text, which libwebsockets fetches when the system has space for it.
  func put(_ text: String) {
    guard let socket else { return }
    outgoing = Array(repeating: 0, count: Int(clws_headroom)) + Array(text.utf8)
    lws_callback_on_writable(socket)
  }

  /// Takes the oldest text.
  func take() -> String? {
    let wasFull = inbox.isFull
    defer { if wasFull, !inbox.isFull, let socket { lws_rx_flow_control(socket, 1) } }
    return inbox.take()
  }

  /// Notes why the connection ends. The first reason holds.
  func finish(_ error: WebSocketClientError) {
    if end == nil { end = error }
  }
}

/// The news of the callbacks, up to the open connection.
extension Exchange {
  func didConnect() { step = max(step, .connected) }

  func didAsk() { step = max(step, .asked) }

  /// Notes that the certificate of the server is not trusted, with the words of OpenSSL.
  func didRefuse(_ fault: String?) {
    didConnect()
    certificateFault = fault ?? "it is not valid"
  }

  /// Takes the beginning of the body of an answer that gives no WebSocket.
  func takeBody(_ bytes: UnsafeRawBufferPointer) { refusal = String(decoding: bytes.prefix(4096), as: UTF8.self) }

  func didOpen(_ socket: OpaquePointer) {
    self.socket = socket
    step = .open
  }

  /// Notes that there will be no connection.
  ///
  /// - Parameters:
  ///   - status: The status of the server's answer, or 0 if there was none.
  ///   - reason: The words of libwebsockets.
  func didFail(status: Int, reason: String) {
    switch step {
    case .connecting: finish(.unreachable(address, reason: reason))
    case .connected where isSecure: finish(.unreachable(address, reason: tlsFault))
    default: finish(Self.handshakeError(status, refusal, reason))
    }
  }

  private var tlsFault: String {
    certificateFault.map { "its certificate is not trusted (\($0))" } ?? "it does not agree to TLS"
  }

  private static func handshakeError(_ status: Int, _ body: String, _ reason: String) -> WebSocketClientError {
    if status == 101 { return .handshakeFailed("its answer to the request for a WebSocket breaks the rules of RFC 6455") }
    if status != 0 { return .upgradeRefused(status: status, body: body) }
    // These are the words of libwebsockets for an answer that it cannot read.
    if reason.hasPrefix("problems parsing") || reason.hasPrefix("HS:") { return .handshakeFailed("its answer is no HTTP") }
    return .connectionLost(code: nil, reason: "before the request for a WebSocket was answered.")
  }
}

/// The news of the callbacks about the open connection. Each result says whether the connection goes on.
extension Exchange {
  /// Takes a piece of a message.
  func receive(_ bytes: UnsafeRawBufferPointer, from socket: OpaquePointer) -> Bool {
    do throws(WebSocketClientError) {
      // A libwebsockets that was built without extensions takes the first reserved bit for that of compression.
      guard lws_get_reserved_bits(socket) == 0 else { throw .brokenFrame("a frame uses an extension that nobody has asked for") }
      if let text = try message.add(bytes, JoinedText.Position(of: socket)) { inbox.put(text) }
    } catch {
      finish(error)
      return false
    }
    if inbox.isFull { lws_rx_flow_control(socket, 0) }
    return true
  }

  /// Sends the text that waits.
  func writable(_ socket: OpaquePointer) -> Bool {
    guard var text = outgoing else { return true }
    outgoing = nil
    let length = text.count - Int(clws_headroom)
    return text.withUnsafeMutableBufferPointer { clws_write(socket, $0.baseAddress, length, LWS_WRITE_TEXT) } >= length
  }

  /// Takes the payload of a closing frame: a code in two bytes, and a reason (RFC 6455, section 5.5.1).
  func didClose(_ payload: UnsafeRawBufferPointer) {
    let code = payload.count < 2 ? nil : Int(payload[0]) << 8 | Int(payload[1])
    finish(.connectionLost(code: code, reason: String(decoding: payload.dropFirst(2), as: UTF8.self)))
  }

  /// Notes that libwebsockets has given the connection up.
  func didEnd() {
    socket = nil
    finish(.connectionLost(code: nil, reason: ""))
  }
}
