import SplitKit

/// The changes that an app makes by itself, in a later turn of the run loop: after a timer, a task or an answer of a server.
///
/// A session has no clock and no run loop. Whoever turns the run loop of an app calls `noteChange` after each turn, at most 60 times
/// a second, and lets the session not rest between messages.
extension Session {
  /// Answers a change of the app in a slot that no message has asked for. The scene has no `ack` (docs/protocol.md, `scene`), and
  /// merges with a scene that waits.
  ///
  /// Returns whether a scene waits now because of this call. If the client has everything as it is, this method does nothing.
  @discardableResult
  package func noteChange(inSlot number: Int, isWritable: Bool) -> Bool {
    guard let slot = slot(number), !isApplying, slot.layOutIfChanged() else { return false }
    let merges = !isWritable || isSceneWaiting
    if !merges { writeScenes() }
    if merges, slot.waiting != nil { observer?.didMergeAnswers() }
    slot.answerUnasked(Acknowledgement(id: nil, slot: number == 0 ? nil : number), turn: nextTurn())
    if merges { limitCalls() } else { writeScenes() }
    return true
  }

  /// Whether the app in a slot may have changed since the newest scene.
  package func mayHaveChanged(inSlot number: Int) -> Bool { slot(number)?.mayHaveChanged ?? false }

  /// The revision of the app that is open, or of the first of several, and a closure that finds the user's place in it; nil if none is
  /// open.
  package var presentPlace: (revision: Int, place: () -> Value)? {
    guard let preview = (first.preview == nil ? others.first : first)?.preview else { return nil }
    return (preview.application.presentRevision, { preview.place })
  }
}
