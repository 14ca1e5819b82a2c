extension CloseCode {
  /// The code in the payload of a client's Close frame.
  init(ofClient payload: UnsafeRawBufferPointer) {
    guard payload.count >= 2 else {
      self = .none
      return
    }
    self.init(rawValue: UInt16(payload[0]) << 8 | UInt16(payload[1]))
  }

  /// The code that answers the payload of a client's Close frame, or `nil` if the payload is well formed.
  ///
  /// A payload is empty, or a code of two bytes and a reason in UTF-8 (RFC 6455, section 5.5.1). Libwebsockets has
  /// checked the code itself.
  static func answering(malformed payload: UnsafeRawBufferPointer) -> CloseCode? {
    if payload.count == 1 { return .protocolError }
    var reason = UTF8Validator()
    let isText = reason.append(UnsafeRawBufferPointer(rebasing: payload.dropFirst(2))) && reason.isComplete
    return isText ? nil : .invalidPayload
  }
}
