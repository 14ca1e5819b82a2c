/// The reasons for the state of a split view without a style: a sentence for each important member.
extension TwoControllerSplit {
  var reasons: [Member] {
    guard expanded != nil else {
      return [Member("isCollapsed", .string(collapseReason.text))] + reasonsOfWidths([.primary]) + [buttonReason]
    }
    let split = split
    return [
      Member("isCollapsed", .string(collapseReason.text)), Member("displayMode", .string(reasonForMode.text)),
      split.keptReasons.primary(reasonedPrimaryWidth(in: split.view.frame.size)), buttonReason,
    ]
  }

  /// The rule for the mode. If the rule gives another mode now, somebody has selected the shown one.
  private var reasonForMode: Reason {
    let (preferred, resolution) = (preferredDisplayMode, resolution)
    guard resolution.mode(requested: preferred) == displayMode else {
      return lastingReason(for: displayMode, atFirst: resolution.modeAtFirstAppearance(preferred: preferred))
    }
    return resolution.reason(requested: preferred)
  }
}

/// The reasons one by one, with their rules.
extension TwoControllerSplit {
  var modeReason: Reason? { expanded == nil ? nil : reasonForMode }
  var behaviorReason: Reason? { nil }

  func reasonedWidth(of column: Column) -> ReasonedWidth? {
    column == .primary && expanded != nil ? reasonedPrimaryWidth(in: split.view.frame.size) : nil
  }
}

extension SplitImplementation {
  /// The reason for which the split is collapsed or not.
  var collapseReason: Reason {
    guard design.isAdaptive else { return Reason(.neverCollapses, "before iOS 8 no split view collapses") }
    switch traitCollection.horizontalSizeClass {
    case .compact: return Reason(.compactCollapses, "its horizontal size class is compact")
    case .regular: return Reason(.regularExpands, "its horizontal size class is regular")
    case .unspecified: return Reason(.regularExpands, "its horizontal size class is unspecified")
    }
  }

  /// The reason for a mode that the preference does not request now. A version that stores the user's modes as preferences
  /// shows the mode of its first appearance, unless something else has brought another one about.
  func lastingReason(for shown: DisplayMode, atFirst first: DisplayMode) -> Reason {
    guard design.storesModesOfTheUser, shown == first else {
      return Reason(.lastingMode, "it was brought about by a tap, a gesture, a call or another size, and lasts")
    }
    return Reason(
      .preferredAtFirst,
      "\(preferredDisplayMode.name(in: design)) was preferred before the split appeared or was resized")
  }
}
