/// The columns of a split view: whether they are shown, and how wide they are.
extension Explainer {
  /// The facts about a column and about the hidden columns beside it, with the causes in the split view.
  ///
  /// Hidden columns come early, since a person who asks about what stands there often misses what does not.
  func facts(of column: Column, in split: SplitViewController) -> [ExplainedFact] {
    let others = split.possibleColumns.filter { $0 != column && split.hasContent(for: $0) && !split.isShowing($0) }
    let details = [standing(of: column, in: split), width(of: column, in: split)].compactMap { $0 }
    return ([column] + others).map { visibility(of: $0, in: split) } + details + causes(of: split)
  }

  func visibility(of column: Column, in split: SplitViewController) -> ExplainedFact {
    let own = split.standing(of: column)
    let standing = own.isShown ? hiding(split) ?? own : own
    return ExplainedFact(
      split.name(of: column), "isVisible", .bool(standing.isShown),
      "the \(column.name) column of \(split.id) is \(standing.isShown ? "visible" : "hidden")",
      because: standing.reason, about: standing.subject)
  }

  /// The place of the view of a column that the mode hides.
  private func standing(of column: Column, in split: SplitViewController) -> ExplainedFact? {
    guard split.reading.shownMode != nil, !split.isShowing(column), column == .primary || column == .supplementary,
      split.hasContent(for: column), split.reading.details.primaryInPopover == nil
    else { return nil }
    let stays = split.application.profile.splitView.keepsHiddenColumnsInHierarchy
    return ExplainedFact(
      split.name(of: column), "isInHierarchy", .bool(stays),
      "the view of the hidden \(column.name) column \(stays ? "stands off screen" : "has left the hierarchy")",
      because: Reason(
        stays ? .waitsOffScreen : .leavesHierarchy,
        "this version \(stays ? "keeps hidden columns in the hierarchy" : "removes hidden columns from it")"),
      about: split.subject(column))
  }

  /// The width of a shown column.
  private func width(of column: Column, in split: SplitViewController) -> ExplainedFact? {
    guard split.isShowing(column), let (width, reason, because) = split.reasonForWidth(of: column) else { return nil }
    return ExplainedFact(
      split.name(of: column), "width", .number(width), "the \(column.name) column is \(shortest(width)) wide",
      because: reason, as: because, about: split.subject(column), isLength: true)
  }
}

/// Whether something is shown, and why.
struct ExplainedStanding {
  let isShown: Bool
  let reason: Reason
  /// The split view and the column that the rule is about.
  var subject = Rule.Subject()

  init(_ isShown: Bool, _ rule: Rule, _ text: String) { (self.isShown, reason) = (isShown, Reason(rule, text)) }
}

extension SplitViewController {
  /// Whether the split view itself shows a column, apart from what is around it.
  func standing(of column: Column) -> ExplainedStanding {
    var standing = standingInStage(of: column)
    standing.subject = subject(column)
    return standing
  }

  private func standingInStage(of column: Column) -> ExplainedStanding {
    guard possibleColumns.contains(column) else {
      return ExplainedStanding(false, .noSuchColumn, "a split view of the style \(style.name) has no such column")
    }
    switch reading.stage {
    case .unmounted: return ExplainedStanding(false, .neverShown, "\(id) has never been on screen")
    case .collapsed: return collapsedStanding(of: column)
    case .expanded(let shown):
      return hasContent(for: column)
        ? expandedStanding(of: column, in: shown)
        : ExplainedStanding(false, .emptyColumn, "the app has set no controller for it")
    }
  }

  private func collapsedStanding(of column: Column) -> ExplainedStanding {
    if column == .inspector { return inspectorStanding }
    if style != .unspecified, !hasContent(for: column) {
      return ExplainedStanding(false, .emptyColumn, "the app has set no controller for it")
    }
    if isShowing(.compact) {
      let text = "\(id) is collapsed, and its compact column replaces the others"
      return ExplainedStanding(column == .compact, .compactColumn, text)
    }
    let top = reading.soleController.map { "\($0.innermostTop.id) is on top of its stack" } ?? "it shows nothing"
    let text = "\(id) is collapsed, and \(top)"
    return ExplainedStanding(isShowing(column), isShowing(column) ? .collapsedTop : .collapsedCovered, text)
  }

  private func expandedStanding(of column: Column, in shown: ShownMode) -> ExplainedStanding {
    switch column {
    case .inspector: return inspectorStanding
    case .compact: return ExplainedStanding(false, .compactColumn, "\(id) is expanded")
    case .primary, .supplementary, .secondary: break
    }
    if column == .primary, reading.details.primaryInPopover != nil {
      return ExplainedStanding(true, .primaryInPopover, "a popover shows the primary column of \(id)")
    }
    if let container = reading.container(column), container.displacement != .zero {
      return ExplainedStanding(isInSight(column, container), .appMovesColumn, "the app has moved the view of the column")
    }
    let text = "the display mode of \(id) is \(shown.mode.name(in: application.profile.splitView))"
    return ExplainedStanding(isShowing(column), shown.rule, text)
  }

  private var inspectorStanding: ExplainedStanding {
    let isShown = isShowing(.inspector)
    guard isShown, isCollapsed else {
      let text = "the app has \(isShown ? "shown" : "not shown") the inspector of \(id)"
      return ExplainedStanding(isShown, isShown ? .inspectorShown : .inspectorHidden, text)
    }
    return ExplainedStanding(true, .inspectorSheet, "\(id) is collapsed, and a sheet shows its inspector")
  }

  /// The width of a shown column, the reason as a clause, and the reason in the words of the hierarchy.
  fileprivate func reasonForWidth(of column: Column) -> (Double, Reason, String)? {
    guard let frame = reading.container(column)?.view.frame ?? reading.soleController?.view.frame else { return nil }
    if isCollapsed {
      let clause = "the collapsed split view gives its whole width to the column on top"
      return column == .inspector ? nil : (frame.width, Reason(.collapsedWidth, clause), "collapsed: the split's whole width")
    }
    if let width = reading.reasonedWidth(of: column) {
      let covered = frame.width - width.value
      let isUnderPrimary = column == .supplementary && covered > 0
      let end = isUnderPrimary ? ", and its frame reaches \(shortest(covered)) further, under the primary" : ""
      return (width.value, Reason(width.rule, width.clause + end), width.sentence + end)
    }
    guard column == .secondary, let mode = reading.mode else { return nil }
    let clause = frame.width < view.frame.width ? "the other columns leave it this width" : "it fills the split view"
    return (frame.width, Reason(mode.isBeside ? .remainingWidth : .wholeWidth, clause), clause)
  }
}

extension ShownMode {
  /// The rule by which the mode decides about columns.
  fileprivate var rule: Rule {
    if keepsSupplementaryBeside { return .primaryOverOneBeside }
    return switch mode {
    case .automatic, .secondaryOnly: .secondaryOnly
    case .oneBesideSecondary: .oneBeside
    case .oneOverSecondary: .oneOver
    case .twoBesideSecondary: .twoBeside
    case .twoOverSecondary: .twoOver
    case .twoDisplaceSecondary: .twoDisplacing
    }
  }
}

extension DisplayMode {
  fileprivate var isBeside: Bool { self == .oneBesideSecondary || self == .twoBesideSecondary }
}
