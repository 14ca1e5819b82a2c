/// The members with which an answer refers to its message: the id, and the slot that answers.
package struct Acknowledgement: Equatable, Sendable {
  /// The id of the message, or nil if it has none.
  package var id: MessageID?
  /// The slot that answers, or nil if the message names none.
  package var slot: Int?

  package init(id: MessageID?, slot: Int? = nil) {
    self.id = id
    self.slot = slot
  }
}

extension JSONWriter {
  /// Writes the answer to a refused message.
  package mutating func write(_ error: ProtocolError, ack: Acknowledgement) {
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
    writeAck(Acknowledgement(id: ack))
    endObject()
  }

  /// Writes the answer to a `close`.
  mutating func writeClosed(ack: Acknowledgement) {
    beginObject()
    member("type", "closed")
    writeAck(ack)
    endObject()
  }

  /// Writes an answer: its type, what it answers, and the members that the closure writes.
  mutating func writeAnswer(_ type: String, ack: Acknowledgement, _ writeMembers: (inout JSONWriter) -> Void) {
    beginObject()
    member("type", type)
    writeAck(ack)
    writeMembers(&self)
    endObject()
  }

  /// Writes the members `ack` and `slot`, each of them only if there is one.
  mutating func writeAck(_ ack: Acknowledgement) {
    if let id = ack.id {
      writeName("ack")
      write(id)
    }
    if let slot = ack.slot { member("slot", slot) }
  }
}
