extension JSONWriter {
  /// Writes the answer to a refused message.
  package mutating func write(_ error: ProtocolError, ack: MessageID?) {
    beginObject()
    member("type", "error")
    writeAck(ack)
    member("code", error.code.rawValue)
    member("message", error.message)
    if let path = error.path { member("path", path) }
    endObject()
  }

  /// Writes the answer to a ping.
  package mutating func writePong(ack: MessageID?) {
    beginObject()
    member("type", "pong")
    writeAck(ack)
    endObject()
  }

  /// Writes the member `ack`, or nothing if the message has no id.
  package mutating func writeAck(_ id: MessageID?) {
    guard let id else { return }
    writeName("ack")
    write(id)
  }
}
