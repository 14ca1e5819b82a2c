/// The reasons for the state of a split view without a style: a sentence for each important member.
extension TwoControllerSplit {
  var reasons: [Member] {
    guard expanded != nil else {
      return [Member("isCollapsed", .string(collapseReason))] + reasonsOfWidths([.primary]) + [buttonReason]
    }
    let split = split
    return [
      Member("isCollapsed", .string(collapseReason)), Member("displayMode", .string(modeReason)),
      split.keptReasons.primary(reasonedPrimaryWidth(in: split.view.frame.size)), buttonReason,
    ]
  }

  /// The rule for the mode. If the rule gives another mode now, somebody has selected the shown one.
  private var modeReason: String {
    let (preferred, resolution) = (preferredDisplayMode, resolution)
    guard resolution.mode(requested: preferred) == displayMode else { return Self.lastingMode }
    return resolution.reason(requested: preferred)
  }
}

extension SplitImplementation {
  /// The reason for which the split is collapsed or not.
  var collapseReason: String {
    guard design.isAdaptive else { return "before iOS 8 no split view collapses" }
    switch traitCollection.horizontalSizeClass {
    case .compact: return "its horizontal size class is compact"
    case .regular: return "its horizontal size class is regular"
    case .unspecified: return "its horizontal size class is unspecified"
    }
  }

  /// The reason for a mode that no rule gives now.
  static var lastingMode: String { "it was brought about by a tap, a gesture, a call or another size, and lasts" }
}
