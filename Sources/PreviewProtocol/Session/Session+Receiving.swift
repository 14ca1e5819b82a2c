import SplitKit

/// A message for several slots that is still to be applied in some of them.
///
/// It is a class so that a session without one, as nearly all sessions are, stays small.
final class UnfinishedMessage {
  let message: ClientMessage
  let id: MessageID?
  /// The slots that the message has not reached.
  var slots: ArraySlice<Int>

  init(_ message: ClientMessage, id: MessageID?, in slots: [Int]) {
    self.message = message
    self.id = id
    self.slots = slots[...]
  }
}

/// The messages that a session receives.
extension Session {
  /// Applies a text message of the client, and queues the answers.
  ///
  /// `isWritable` says whether the socket takes bytes now. While it does not, the answers to `resize`, `swipe`, `drag`
  /// and `scroll` merge. It has no other effect.
  package func receive(_ text: [UInt8], isWritable: Bool) {
    begin(ClientMessage.decode(text), isWritable: isWritable)
    finish(isWritable: isWritable)
  }

  /// Begins with a message that has been decoded. Afterwards `isApplying` says whether slots are left, and `proceed` applies the
  /// message in the next one. The next message finishes one before it that is still under way.
  ///
  /// The owner of all sessions handles a `resume` of an existing session, so a `resume` that arrives here names a session that
  /// is gone.
  package func begin(_ message: ReceivedMessage, isWritable: Bool) {
    finish(isWritable: isWritable)
    if let id = message.id { received = id }
    do throws(ProtocolError) {
      try begin(message.message.get(), id: message.id, in: message.slots, isWritable: isWritable)
    } catch {
      refuse(error, ack: Acknowledgement(id: message.id))
    }
  }

  /// Whether a message is still to be applied in some of its slots.
  package var isApplying: Bool { unfinished != nil }

  /// Applies the message under way in its next slot.
  package func proceed(isWritable: Bool) {
    guard let current = unfinished, let number = current.slots.popFirst() else { return }
    if current.slots.isEmpty { unfinished = nil }
    guard let slot = slot(number) else { return }
    apply(current.message, to: slot, ack: Acknowledgement(id: current.id, slot: number), isWritable: isWritable)
  }

  /// Applies the message under way in all slots that are left.
  func finish(isWritable: Bool) {
    while isApplying { proceed(isWritable: isWritable) }
  }

  /// Refuses a message of which only the id is read.
  package func refuse(_ text: [UInt8], because reason: UnreadReason) {
    finish(isWritable: true)
    switch reason {
    case .tooFast:
      let sentence = "The client sends too many messages. It may send at most 240 a second."
      refuse(ProtocolError(.tooFast, sentence), ack: Acknowledgement(id: MessageID(of: text)))
    case .binary:
      let sentence = "The message came in a binary frame. A message must be JSON in a text frame."
      refuse(ProtocolError(.binary, sentence), ack: Acknowledgement(id: nil))
    }
  }

  /// The reasons not to read a message.
  package enum UnreadReason: Sendable { case tooFast, binary }
}

extension Session {
  private func begin(
    _ message: ClientMessage, id: MessageID?, in slots: SlotChoice, isWritable: Bool
  ) throws(ProtocolError) {
    switch message {
    case .ping:
      writeScenes()
      return outbox.push(OutgoingMessage { $0.writePong(ack: id) })
    case .resume(let session):
      throw ProtocolError(.expired, "There is no session named \(session) any more.", path: "resume")
    case .open(let open): return start(open, in: slots, id: id)
    case .close, .resize, .rotate, .arrange, .background, .foreground, .tap, .swipe, .drag, .scroll, .edit, .focus, .traits, .set,
      .perform, .sync, .sweep, .overview, .explain, .audit, .picture, .export, .properties, .find, .restart:
      break
    }
    switch slots {
    case .unnamed:
      apply(message, to: try openSlot(0, at: nil), ack: Acknowledgement(id: id), isWritable: isWritable)
    case .one(let number):
      let ack = Acknowledgement(id: id, slot: number)
      apply(message, to: try openSlot(number, at: "slot"), ack: ack, isWritable: isWritable)
    case .several(let numbers):
      for (index, number) in numbers.enumerated() { _ = try openSlot(number, at: "slots[\(index)]") }
      unfinished = UnfinishedMessage(message, id: id, in: numbers)
    }
  }

  private func start(_ open: Open, in slots: SlotChoice, id: MessageID?) {
    var ack = Acknowledgement(id: id)
    if case .one(let number) = slots { ack.slot = number }
    writeScenes()
    do throws(ProtocolError) {
      let preview = try OpenPreview(open, among: previews, on: devices)
      let slot = makeSlot(ack.slot ?? 0)
      slot.open(preview)
      hasNewPreview = true
      slot.answer(ack, turn: nextTurn())
      writeScenes()
    } catch {
      refuse(faultBehind(error, of: open) ?? error, ack: ack)
    }
  }

  /// The refusal of a scene that is not there because its file has a fault, which it names, or nil for another refusal.
  private func faultBehind(_ error: ProtocolError, of open: Open) -> ProtocolError? {
    guard error.code == .unknownScene, let fault = faults.first(where: { $0.preview == open.preview }) else { return nil }
    return ProtocolError(.unknownScene, "The file of the scene \(open.preview) has a fault: \(fault)", path: "scene")
  }

  /// Applies a message in a slot with an open preview.
  private func apply(_ message: ClientMessage, to slot: Slot, ack: Acknowledgement, isWritable: Bool) {
    let merges = message.hasMergeableAnswer && (!isWritable || isSceneWaiting)
    if !merges { writeScenes() }
    do throws(ProtocolError) {
      switch message {
      case .close: return close(slot, ack: ack)
      case .sweep(let range): return try sweep(over: range, in: slot, ack: ack)
      case .overview(let device): return try overview(of: device, in: slot, ack: ack)
      case .explain(let question): return try explain(question, in: slot, ack: ack)
      case .audit(let range): return try audit(over: range, in: slot, ack: ack)
      case .picture: return try picture(of: slot, ack: ack)
      case .export: return try export(of: slot, ack: ack)
      case .properties(let target): return try tellProperties(of: target, in: slot, ack: ack)
      case .find(let target, let search): return try find(search, in: target, of: slot, ack: ack)
      case .restart: throw .hasNoProcess
      case .sync: slot.forgetContents()
      case .open, .resume, .ping, .resize, .rotate, .arrange, .background, .foreground, .tap, .swipe, .drag, .scroll, .edit,
        .focus, .traits, .set, .perform:
        if !message.isResize { shareBounds(with: slot) }
        try slot.apply(message)
      }
    } catch {
      return refuse(error, ack: ack)
    }
    if merges, slot.waiting != nil { observer?.didMergeAnswers() }
    slot.answer(ack, turn: nextTurn())
    if merges { limitCalls() } else { writeScenes() }
  }
}
