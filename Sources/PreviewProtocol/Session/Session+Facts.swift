import SplitKit

extension Session {
  /// The facts of the preview in slot 0 as it is now, or nil if none is open. Nothing is sent or changed.
  package var facts: SceneFacts? {
    first.awakened.map { SceneFacts($0.sceneReader.read(), profile: $0.application.profile) }
  }

  /// The OS version of the preview in slot 0, or nil if nothing is open.
  var profile: Profile? { first.awakened?.application.profile }

  /// The ids that a message for slot 0 can have as its target now. If nothing is open, there are none.
  package var targets: [String] { first.awakened?.targets ?? [] }

  /// The ids of the elements of the preview in slot 0. If nothing is open, there are none.
  package var elementIDs: [String] { first.awakened?.window.elementIDs ?? [] }

  /// The error of a step that the preview in slot 0 has refused, with the nearest property, value or action.
  package func hinting(_ error: ProtocolError, of step: Value) -> ProtocolError {
    first.awakened?.hinting(error, of: step) ?? error
  }
}

extension Slot {
  /// The open preview, which is awake then, or nil.
  fileprivate var awakened: OpenPreview? {
    guard let preview else { return nil }
    wake()
    return preview
  }
}
