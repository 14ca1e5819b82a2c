/// Why a split view of a column style is as it is.
extension ColumnSplit {
  var reasons: [Member] {
    guard let shownMode else { return [Member("isCollapsed", .string(collapseReason))] }
    return [
      Member("isCollapsed", .string(collapseReason)), Member("displayMode", .string(reason(of: shownMode))),
      Member("splitBehavior", .string(behaviorReason)),
    ]
  }

  /// The rule behind the mode; where another is shown than the rule gives now, somebody has brought it about.
  private func reason(of shown: ShownMode) -> String {
    let preferred = preferredDisplayMode
    guard resolution.mode(requested: preferred).mode == shown.mode else {
      guard let wanted = shown.modeWithRoom else { return Self.lastingMode }
      return "there is no room for \(wanted.name), which comes back with the room (inferred)"
    }
    return resolution.reason(requested: preferred)
  }

  /// On iOS 26 the behaviour is read off the mode; before, the mode follows from it.
  private var behaviorReason: String {
    guard design.behaviorFollowsMode else { return resolution.behaviorReason }
    return "the columns stand \(behavior == .overlay ? "over" : "beside") the secondary"
  }
}
