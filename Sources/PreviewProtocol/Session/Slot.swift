import SplitKit

/// A place in a session for an app that the client has open, and what the client has of it.
///
/// Each slot has an app, scenes and answers of its own, so a client can show several windows over one socket. The slots of a
/// session have only its bounds in common (`Session+Bounds.swift`).
final class Slot {
  /// The number, by which a message names the slot.
  let number: Int
  private(set) var preview: OpenPreview?
  private(set) var elements = ElementMemory()
  /// The scene that is still to be written, with the answers that have merged into it, or nil if nothing waits.
  private(set) var waiting: SceneAnswer?
  /// The turn of the newest answer in `waiting`, which grows with every answer of the session.
  private(set) var turn = 0
  /// Whether the scene of a preview that was just opened has not been sent.
  var isNew = false
  private var sent = SentState()
  /// Whether the client has the scene of the preview as it is now.
  private var isSceneSent = false
  private var isAtRest = false
  /// The revision of the app that the client has, or that waits.
  private var seenRevision = 0
  /// Whether the scene that waits has a change that no message has asked for.
  private var endsTurn = false

  init(_ number: Int) { self.number = number }

  /// Opens a preview in place of the one before.
  func open(_ preview: OpenPreview) {
    wake()
    self.preview = preview
    (isSceneSent, isNew) = (false, true)
    sent.forgetContents()
    elements = ElementMemory()
  }

  func apply(_ message: ClientMessage) throws(ProtocolError) {
    guard let preview else { return }
    wake()
    isSceneSent = false
    do throws(Refusal) {
      try preview.apply(message)
    } catch {
      if case .unknownTarget(let id, _) = error, elements.isGone(id) {
        throw ProtocolError(.stale, "The element \(id) existed and is gone.", path: "target")
      }
      throw ProtocolError(error)
    }
  }

  /// Makes the next scene whole.
  func forgetContents() {
    wake()
    preview?.application.beginMessage()
    sent.forgetContents()
  }

  /// Makes the app's scene wait as the answer to a message. It merges with the scene that waits already.
  func answer(_ ack: Acknowledgement, turn: Int) {
    guard let preview else { return }
    wake()
    if waiting == nil { waiting = SceneAnswer() }
    waiting?.add(ack, from: preview.application)
    self.turn = turn
  }

  /// Makes a whole scene wait for a client that resumes.
  func resume(_ ack: Acknowledgement, _ resumption: SceneAnswer.Resumption, turn: Int) {
    forgetContents()
    answer(ack, turn: turn)
    waiting?.resume(ack, resumption)
  }

  /// Writes the scene that waits, or returns nil if there is none.
  func writeScene(session: String) -> OutgoingMessage? {
    guard let answer = waiting, let preview else { return nil }
    waiting = nil
    let update = sent.update(from: preview)
    isSceneSent = true
    endTurn()
    if update.changesElements { elements.remember(update.scene) }
    return OutgoingMessage { $0.write(update, answer, of: preview, session: session) }
  }

  /// Keeps only the slot's share of what is bounded for all of so many slots.
  func keepNewestElements(sharedBy slots: Int) { elements.keepNewest(sharedBy: slots) }
  func keepNewestCalls(sharedBy slots: Int) { waiting?.keepNewestCalls(sharedBy: slots) }
}

/// Changes that no message has asked for.
extension Slot {
  /// Whether the app may have changed since the newest scene.
  var mayHaveChanged: Bool { preview.map { $0.application.presentRevision != seenRevision } ?? false }

  /// Lays the window out if the app may have changed since the newest scene. Returns whether the client then has to hear of it.
  func layOutIfChanged() -> Bool {
    guard let preview, mayHaveChanged else { return false }
    wake()
    preview.window.layoutIfNeeded()
    seenRevision = preview.application.presentRevision
    return preview.application.hasCalls || !sent.isPresent(in: preview)
  }

  /// Makes the scene wait that the app shows by itself.
  func answerUnasked(_ ack: Acknowledgement, turn: Int) {
    isSceneSent = false
    endsTurn = true
    answer(ack, turn: turn)
  }

  /// Notes that the scene was written. The turns of a run loop count as messages, so that what an app does in the next one counts as
  /// later.
  private func endTurn() {
    guard let application = preview?.application else { return }
    if endsTurn { application.beginMessage(isResize: true) }
    (endsTurn, seenRevision) = (false, application.presentRevision)
  }
}

/// The rest of a slot between messages.
///
/// Most clients send nothing most of the time. A slot needs the last scene only to find out what the next message changes. It
/// can read the scene again from the preview, which shows the same until a message changes it.
extension Slot {
  /// Gives back memory until the next message needs it. Returns whether there was anything to give back.
  func rest() -> Bool {
    guard !isAtRest, isSceneSent, waiting == nil, let preview else { return false }
    preview.sceneReader.rest()
    sent.rest()
    elements.rest()
    isAtRest = true
    return true
  }

  /// Takes up again what the slot has given back.
  func wake() {
    guard isAtRest, let preview else { return }
    isAtRest = false
    elements.wake(with: sent.wake(from: preview))
  }
}
