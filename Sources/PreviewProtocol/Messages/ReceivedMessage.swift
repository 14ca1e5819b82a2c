/// A text message of a client that has been read: its content, or the error in it.
package struct ReceivedMessage: Sendable {
  /// The id, which is there whenever it can be read, so that the client learns which message was refused.
  package let id: MessageID?
  package let slots: SlotChoice
  package let message: Result<ClientMessage, ProtocolError>

  init(id: MessageID? = nil, slots: SlotChoice = .unnamed, _ message: Result<ClientMessage, ProtocolError>) {
    self.id = id
    self.slots = slots
    self.message = message
  }
}
