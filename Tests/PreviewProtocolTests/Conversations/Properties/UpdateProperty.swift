/// The scene that a client puts together from updates is the one that it gets when it asks for everything.
struct UpdateProperty: ConversationProperty {
  static let name = "the updates add up to the scene that sync has"

  func fault(in turn: Turn) -> String? {
    guard turn.isAccepted, let scene = turn.after?.scene, let synced = turn.synced else { return nil }
    return scene.lasting == synced.lasting ? nil : difference(scene, synced)
  }
}

/// A refused message changes nothing.
struct RefusalProperty: ConversationProperty {
  static let name = "a refused message changes nothing"

  func fault(in turn: Turn) -> String? {
    guard turn.answer["type"] == "error", let before = turn.before?.scene, let synced = turn.synced else { return nil }
    return before.lasting == synced.lasting ? nil : difference(before, synced)
  }
}

/// Where two scenes differ, in one sentence.
func difference(_ one: WireScene, _ other: WireScene) -> String {
  if one.window != other.window { return "the window was \(one.window.text) and is \(other.window.text)" }
  if one.hierarchy != other.hierarchy { return "the tree was \(one.hierarchy.text) and is \(other.hierarchy.text)" }
  if one.place != other.place { return "the place was \(one.place.text) and is \(other.place.text)" }
  if let pair = zip(one.panes, other.panes).first(where: { $0 != $1 }) {
    return "a pane was \(pair.0.text) and is \(pair.1.text)"
  }
  if one.panes.count != other.panes.count { return "there were \(one.panes.count) panes and are \(other.panes.count)" }
  return "a view model is not the same"
}
