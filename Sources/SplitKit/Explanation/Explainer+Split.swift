/// The state of a split view, with the causes below it.
extension Explainer {
  /// The mode and the behaviour, if they decide about columns, whether the split view is collapsed, and its size class.
  func causes(of split: SplitViewController) -> [ExplainedFact] {
    guard split.reading.stage != .unmounted else { return [] }
    return [mode(of: split), behavior(of: split)].compactMap { $0 } + [collapse(of: split)] + causes(ofClassOf: split)
  }

  private func mode(of split: SplitViewController) -> ExplainedFact? {
    split.reading.modeReason.map { reason in
      ExplainedFact(
        split.id, "displayMode", .string(split.displayMode.name),
        "the display mode of \(split.id) is \(split.displayMode.name(in: split.application.profile.splitView))", because: reason,
        about: split.subject)
    }
  }

  /// The behaviour, in a version in which the mode follows from it.
  private func behavior(of split: SplitViewController) -> ExplainedFact? {
    guard !split.application.profile.splitView.behaviorFollowsMode, let reason = split.reading.behaviorReason else { return nil }
    return ExplainedFact(
      split.id, "splitBehavior", .string(split.splitBehavior.name),
      "the behaviour of \(split.id) is \(split.splitBehavior.name)", because: reason, about: split.subject)
  }

  private func collapse(of split: SplitViewController) -> ExplainedFact {
    ExplainedFact(
      split.id, "isCollapsed", .bool(split.isCollapsed),
      "\(phrase(for: split)) is \(split.isCollapsed ? "collapsed" : "expanded")", because: split.reading.collapseReason,
      about: split.subject)
  }
}

extension SplitViewController {
  var subject: Rule.Subject { Rule.Subject(style: style) }
  func subject(_ column: Column) -> Rule.Subject { Rule.Subject(style: style, column: column) }

  /// The columns that a split view of this style can have.
  var possibleColumns: [Column] {
    switch style {
    case .unspecified: [.primary, .secondary]
    case .doubleColumn: [.primary, .secondary, .compact, .inspector]
    case .tripleColumn: Column.allCases
    }
  }

  /// Whether the app has set a controller for a column.
  func hasContent(for column: Column) -> Bool {
    if let columns = reading.namedColumns { return columns.content(of: column) != nil }
    return reading.container(column) != nil || column == .secondary && reading.details.rememberedSecondary != nil
  }

  /// The column to which a controller belongs, as its content or its container, shown or not.
  func home(of controller: ViewController) -> Column? {
    let column = Column.allCases.first { column in
      reading.container(column) === controller || reading.namedColumns?.content(of: column) === controller
    }
    return column ?? (reading.details.rememberedSecondary === controller ? .secondary : nil)
  }
}
