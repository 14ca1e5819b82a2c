extension CloseCode {
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
