/// The reasons for the state of a split view with a column style.
extension ColumnSplit {
  var reasons: [Member] {
    guard let shownMode else { return [Member("isCollapsed", .string(collapseReason))] }
    return [
      Member("isCollapsed", .string(collapseReason)), Member("displayMode", .string(reason(of: shownMode))),
      Member("splitBehavior", .string(behaviorReason)),
    ]
  }

  /// The rule for the mode. If the rule gives another mode now, somebody has selected the shown one.
  private func reason(of shown: ShownMode) -> String {
    let preferred = preferredDisplayMode
    guard resolution.mode(requested: preferred).mode == shown.mode else {
      guard let wanted = shown.modeWithRoom else { return Self.lastingMode }
      return "there is no room for \(wanted.name), which comes back with the room (inferred)"
    }
    return resolution.reason(requested: preferred)
  }

  /// The reason for the behaviour. On iOS 26, the behaviour follows from the mode, and before it is the other way
  /// round.
  private var behaviorReason: String {
    guard design.behaviorFollowsMode else { return resolution.behaviorReason }
    return behavior == .overlay ? "the columns stand over the secondary" : "the columns stand beside the secondary"
  }
}
