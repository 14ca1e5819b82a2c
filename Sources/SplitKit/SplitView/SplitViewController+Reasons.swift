/// Why a split view is as it is, in a sentence for each member of its state that people ask about.
extension SplitViewController {
  var reasons: [Member] {
    guard state.expanded != nil else { return [Member("isCollapsed", .string(collapseReason))] }
    let behavior = isClassic ? [] : [Member("splitBehavior", .string(behaviorReason))]
    return [Member("isCollapsed", .string(collapseReason)), Member("displayMode", .string(modeReason))] + behavior
  }

  private var collapseReason: String {
    guard design.isAdaptive else { return "before iOS 8 no split view collapses" }
    return "its horizontal size class is \(traitCollection.horizontalSizeClass.rawValue)"
  }

  /// The rule behind the mode; where another is shown than the rule gives now, somebody has brought it about.
  private var modeReason: String {
    let preferred = preferredDisplayMode
    guard mode(requested: preferred).mode == displayMode else {
      if let wanted = state.expanded?.shown.modeWithRoom {
        return "there is no room for \(wanted.name), which comes back with the room (inferred)"
      }
      return "it was brought about by a tap, a gesture, a call or another size, and lasts"
    }
    return isClassic ? resolution.reason(requested: preferred) : columnResolution.reason(requested: preferred)
  }

  /// On iOS 26 the behaviour is read off the mode; before, the mode follows from it.
  private var behaviorReason: String {
    guard design.behaviorFollowsMode else { return columnResolution.behaviorReason }
    return "the columns stand \(splitBehavior == .overlay ? "over" : "beside") the secondary"
  }
}
