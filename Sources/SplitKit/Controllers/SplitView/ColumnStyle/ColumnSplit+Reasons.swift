/// The reasons for the state of a split view with a column style.
extension ColumnSplit {
  var reasons: [Member] {
    guard let shownMode else {
      let sides: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
      return [Member("isCollapsed", .string(collapseReason.text))] + reasonsOfWidths(sides) + inspectorReason + [buttonReason]
    }
    var reasons: [Member] = []
    reasons.reserveCapacity(7)
    reasons.append(Member("isCollapsed", .string(collapseReason.text)))
    reasons.append(Member("displayMode", .string(reason(of: shownMode).text)))
    reasons.append(Member("splitBehavior", .string(reasonForBehavior.text)))
    appendWidthReasons(shownMode, to: &reasons)
    reasons.append(buttonReason)
    return reasons
  }

  /// Appends the reasons for the widths of the columns of an expanded split.
  private func appendWidthReasons(_ shown: ShownMode, to reasons: inout [Member]) {
    let split = split
    let widths = reasonedWidths(in: split.view.frame.size, shown)
    reasons.append(split.keptReasons.primary(widths.primary))
    if style == .tripleColumn, let supplementary = widths.supplementary {
      let frame = split.frames(of: shown, in: split.view).frames.supplementary.frame.width
      reasons.append(split.keptReasons.supplementary(supplementary, frame: frame))
    }
    if shownInspector != nil { reasons += inspectorReason }
  }

  /// The reason for the width of the inspector while it is shown.
  private var inspectorReason: [Member] {
    guard shownInspector != nil else { return [] }
    guard expanded != nil else { return [Member("inspectorColumnWidth", "collapsed: a sheet shows the inspector")] }
    return [split.keptReasons.inspector(InspectorRule(widthRule(for: view.frame.size)).inspectorWidth)]
  }

  /// The rule for the mode. If the rule gives another mode now, somebody has selected the shown one.
  private func reason(of shown: ShownMode) -> Reason {
    let (preferred, resolution) = (preferredDisplayMode, resolution)
    guard resolution.mode(requested: preferred).mode == shown.mode else {
      guard let wanted = shown.modeWithRoom else {
        return lastingReason(for: shown.mode, atFirst: resolution.modeAtFirstAppearance(preferred: preferred).mode)
      }
      return Reason(.waitsForRoom, "there is no room for \(wanted.name), which comes back with the room (inferred)")
    }
    return resolution.reason(requested: preferred)
  }

  /// The reason for the behaviour. On iOS 26, the behaviour follows from the mode, and before it is the other way
  /// round.
  private var reasonForBehavior: Reason {
    guard design.behaviorFollowsMode else { return resolution.behaviorReason }
    return behavior == .overlay
      ? Reason(.overlaysByMode, "the columns stand over the secondary")
      : Reason(.tilesByMode, "the columns stand beside the secondary")
  }
}

/// The reasons one by one, with their rules.
extension ColumnSplit {
  var modeReason: Reason? { shownMode.map(reason) }
  var behaviorReason: Reason? { expanded == nil ? nil : reasonForBehavior }

  func reasonedWidth(of column: Column) -> ReasonedWidth? {
    guard let shownMode else { return nil }
    switch column {
    case .primary: return reasonedWidths(in: view.frame.size, shownMode).primary
    case .supplementary: return reasonedWidths(in: view.frame.size, shownMode).supplementary
    case .inspector: return InspectorRule(widthRule(for: view.frame.size)).inspectorWidth
    case .secondary, .compact: return nil
    }
  }
}
