/// The answers of a session, in the order of their messages.
///
/// Written answers wait in the outbox. A scene that is still to be written waits in its slot, behind all of them, so that newer
/// answers can merge with it. There is at most one such scene in each slot.
extension Session {
  /// Whether an answer waits to be sent.
  package var hasOutput: Bool { outbox.count > 0 || isSceneWaiting }

  /// The number of waiting answers, without the scenes that are still to be written.
  package var queuedAnswers: Int { outbox.count }

  /// Whether so many answers wait, or so long ones, that the server must stop reading from the socket until it drains.
  package var hasFullQueue: Bool { outbox.count >= Self.maximumQueuedAnswers || outbox.bytes > Self.maximumQueuedBytes }

  /// The number of waiting answers at which the queue is full.
  package static let maximumQueuedAnswers = 64

  /// The length of the waiting answers, in bytes, above which the queue is full.
  package static let maximumQueuedBytes = 1_048_576

  /// The next message to send: one from the queue, or the oldest of the scenes that are written only now.
  package func nextMessage() -> OutgoingMessage? {
    if outbox.count == 0, let slot = oldestWaiting { writeScene(of: slot) }
    let message = outbox.pop()
    if hasNewPreview { restAfterOpening() }
    return message
  }

  var isSceneWaiting: Bool { first.waiting != nil || others.contains { $0.waiting != nil } }

  /// The number of the next scene that waits to be written.
  func nextTurn() -> Int {
    turns += 1
    return turns
  }

  func refuse(_ error: ProtocolError, ack: Acknowledgement) {
    observer?.didRefuse(error.code)
    writeScenes()
    outbox.push(OutgoingMessage { $0.write(error, ack: ack) })
  }

  /// Writes every scene that waits, so that the next answer comes after it.
  func writeScenes() {
    while let slot = oldestWaiting { writeScene(of: slot) }
  }

  private func writeScene(of slot: Slot) {
    guard let message = slot.writeScene(session: name) else { return }
    outbox.push(message)
    limitElements()
  }

  /// The slot whose waiting scene acknowledges the oldest message.
  private var oldestWaiting: Slot? {
    guard !others.isEmpty else { return first.waiting == nil ? nil : first }
    return ([first] + others).filter { $0.waiting != nil }.min { $0.turn < $1.turn }
  }

  /// Lets new previews rest as soon as their scenes are sent, before other clients take memory behind that of this session.
  /// Such memory would keep the process from giving back what lies before it.
  private func restAfterOpening() {
    guard !hasOutput else { return }
    hasNewPreview = false
    forEachOpenSlot { slot in
      guard slot.isNew else { return }
      slot.isNew = false
      if rests, !hasWork { _ = slot.rest() }
    }
  }
}
