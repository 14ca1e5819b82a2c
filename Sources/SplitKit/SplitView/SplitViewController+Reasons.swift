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
      return "it was brought about by a tap, a gesture, a call or another size, and lasts"
    }
    return isClassic ? resolution.reason(requested: preferred) : columnResolution.reason(requested: preferred)
  }

  /// On iOS 26 the behaviour is read off the mode; before, the mode follows from it.
  private var behaviorReason: String {
    switch design {
    case .floating: "the columns stand \(splitBehavior == .overlay ? "over" : "beside") the secondary"
    case .fixed, .tiled: columnResolution.behaviorReason
    }
  }
}
