/// The parts of a session that stands in front of others: those that run in processes of their own.
extension Session {
  /// Queues an answer that another session has written, or a notice, behind the answers before it.
  package func forward(_ message: OutgoingMessage) {
    writeScenes()
    outbox.push(message)
  }

  /// Refuses a message with a given error.
  package func refuse(_ error: ProtocolError, id: MessageID?, slot: Int? = nil) {
    refuse(error, ack: Acknowledgement(id: id, slot: slot))
  }

  /// Takes over the answers that wait at another session, whose socket this one has now. Its own are dropped.
  package func takeOver(answersOf other: Session) {
    (outbox, other.outbox) = (other.outbox, Outbox())
  }

  /// Writes whole scenes of all open slots for a client that has come back, after `forgetAnswers`.
  ///
  /// - Parameters:
  ///   - received: The id of the newest message that was received before.
  ///   - slots: The open slots of the client, or nil if there is only slot 0.
  package func resume(id: MessageID?, received: MessageID?, slots: [Int]?) {
    forEachOpenSlot { slot in
      let ack = Acknowledgement(id: id, slot: slot.number == 0 ? nil : slot.number)
      slot.resume(ack, SceneAnswer.Resumption(received: received, slots: slots), turn: nextTurn())
    }
    writeScenes()
  }
}

extension OutgoingMessage {
  /// A message whose JSON another process has written.
  package init(json: some Collection<UInt8>) {
    bytes = [UInt8](repeating: 0, count: Self.headroom) + json
  }

  /// The answer to a `close`.
  package static func closed(_ ack: Acknowledgement) -> OutgoingMessage { OutgoingMessage { $0.writeClosed(ack: ack) } }
}

extension ProtocolError {
  /// The refusal to start a process again that the scene does not have.
  static let hasNoProcess = ProtocolError(
    .unsupported, "The scene runs in the server itself. Only an app that has a process of its own can be started again.")
}
