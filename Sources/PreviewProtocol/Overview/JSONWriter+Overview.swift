import SplitKit

extension JSONWriter {
  /// Writes the answer to the question for an overview.
  mutating func write(_ overview: Overview, ack: Acknowledgement) {
    writeAnswer("overview", ack: ack) { $0.writeMembers(of: overview) }
  }

  private mutating func writeMembers(of overview: Overview) {
    member("scene", overview.preview)
    member("profile", overview.profile.id)
    member("device", overview.device.id)
    beginArray("windows")
    for window in overview.windows { write(window) }
    endArray()
  }

  private mutating func write(_ window: OverviewWindow) {
    beginObject()
    member("arrangement", window.stage.arrangement.rawValue)
    member("orientation", window.stage.orientation.isLandscape ? "landscape" : "portrait")
    member("size", window.stage.window.size)
    member("classes", [window.traits.horizontalSizeClass.rawValue, window.traits.verticalSizeClass.rawValue])
    beginArray("facts")
    for fact in window.facts.all { write(fact, withReason: true) }
    endArray()
    beginArray("parts")
    for part in window.parts { writePart(part) }
    endArray()
    endObject()
  }

  private mutating func writePart(_ pane: Pane) {
    beginObject()
    member("container", pane.container)
    member("role", pane.role.name)
    if let column = pane.column { member("column", column.name) }
    member("frame", pane.frame)
    endObject()
  }
}
