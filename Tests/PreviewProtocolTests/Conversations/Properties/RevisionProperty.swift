/// The revision grows with what is shown, and repeats when that does.
struct RevisionProperty: ConversationProperty {
  static let name = "the revision grows exactly when the scene differs"

  func fault(in turn: Turn) -> String? {
    guard turn.isAccepted, turn.type != "sync", let before = turn.before?.scene, let after = turn.after?.scene else {
      return nil
    }
    let isSame = before.showsTheSame(as: after)
    let isRepeated = before.revision == after.revision
    if isSame == isRepeated && before.revision <= after.revision { return nil }
    return "\(before.revision), then \(after.revision), while the scene is \(isSame ? "the same" : "another")"
  }
}

extension WireScene {
  fileprivate func showsTheSame(as other: WireScene) -> Bool {
    panes == other.panes && hierarchy == other.hierarchy && unshown == other.unshown && window == other.window
      && place == other.place
      && viewModels == other.viewModels
  }
}
