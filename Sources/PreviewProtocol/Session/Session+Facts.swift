extension Session {
  /// The facts of the preview in slot 0 as it is now, or nil if none is open. Nothing is sent or changed.
  package var facts: SceneFacts? { first.facts }

  /// The ids that a message for slot 0 can have as its target now. If nothing is open, there are none.
  package var targets: [String] { first.targets }

  /// The ids of the elements of the preview in slot 0. If nothing is open, there are none.
  package var elementIDs: [String] { first.elementIDs }
}

extension Slot {
  fileprivate var facts: SceneFacts? {
    guard let preview else { return nil }
    wake()
    return SceneFacts(preview.sceneReader.read(), profile: preview.application.profile)
  }

  fileprivate var targets: [String] {
    guard let preview else { return [] }
    wake()
    return preview.targets
  }

  fileprivate var elementIDs: [String] {
    guard let preview else { return [] }
    wake()
    return preview.window.elementIDs
  }
}
