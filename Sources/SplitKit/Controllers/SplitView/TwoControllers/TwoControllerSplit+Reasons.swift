/// Why a split view without a style is as it is, in a sentence for each member of its state that people ask about.
extension TwoControllerSplit {
  var reasons: [Member] {
    guard expanded != nil else { return [Member("isCollapsed", .string(collapseReason))] }
    return [Member("isCollapsed", .string(collapseReason)), Member("displayMode", .string(modeReason))]
  }

  /// The rule behind the mode; where another is shown than the rule gives now, somebody has brought it about.
  private var modeReason: String {
    let preferred = preferredDisplayMode
    guard resolution.mode(requested: preferred) == displayMode else { return Self.lastingMode }
    return resolution.reason(requested: preferred)
  }
}

extension SplitImplementation {
  /// Why the split is collapsed or not.
  var collapseReason: String {
    guard design.isAdaptive else { return "before iOS 8 no split view collapses" }
    return "its horizontal size class is \(traitCollection.horizontalSizeClass.rawValue)"
  }

  /// Why a mode is shown that no rule gives now.
  static var lastingMode: String { "it was brought about by a tap, a gesture, a call or another size, and lasts" }
}
