extension Session {
  /// The facts of the preview in slot 0 as it is now, or nil if none is open. Nothing is sent or changed.
  package var facts: SceneFacts? { first.facts }
}

extension Slot {
  fileprivate var facts: SceneFacts? {
    guard let preview else { return nil }
    wake()
    return SceneFacts(preview.sceneReader.read(), profile: preview.application.profile)
  }
}
