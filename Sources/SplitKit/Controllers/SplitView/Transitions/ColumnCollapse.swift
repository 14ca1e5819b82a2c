/// The plan of a collapse with a column style (spec/split-view.md 4.7, 5.6, 5.10).
///
/// The delegate chooses the column on top. If the compact column is chosen, it replaces all others. Otherwise the
/// columns up to the chosen one are stacked, as navigation controllers nested in the primary's.
struct ColumnCollapse: TransitionPlan {
  enum Move: Equatable {
    /// Ends a drag of an edge.
    case cancelDrag
    case prepare(Column)
    /// Makes one stack of those of the columns that exist.
    case stack([Column])
    case attachCompact
    /// Changes the state to the compact column's controller or to the stack.
    case flip(usesCompact: Bool)
    /// Presents a shown inspector as a sheet.
    case carryInspectorIntoSheet
  }

  /// The split before the change.
  struct Situation: Equatable {
    var shownMode: DisplayMode
    var shownColumns: ShownColumns
    /// The columns that have a controller.
    var existing: ShownColumns
    /// Whether the split has never been on screen.
    var isMounting: Bool
  }

  private enum Stage { case start, delegateWasAsked, end }

  let situation: Situation
  private var stage = Stage.start

  init(_ situation: Situation) { self.situation = situation }

  mutating func steps(after answer: TransitionAnswer) -> [Step] {
    switch stage {
    case .start:
      stage = .delegateWasAsked
      return [.move(.cancelDrag), .noteVisible(.columns)]
        + Step.announceMode(.oneBesideSecondary, insteadOf: situation.shownMode)
        + [.ask(.topColumnForCollapsing(proposed: proposed))]
    case .delegateWasAsked:
      stage = .end
      let top = top(answered: answer)
      return (top == .compact ? replaceByCompact : stack(upTo: top)) + [.announceDetailTarget, .move(.carryInspectorIntoSheet)]
    case .end: return []
    }
  }

  /// The column that is proposed: the compact one if it has a controller, or else the last column that has one.
  private var proposed: Column {
    situation.existing.contains(.compact)
      ? .compact : Column.fromPrimaryEdge.last(where: situation.existing.contains) ?? .secondary
  }

  /// The column on top. If the delegate answers a column without a controller, or the inspector, it is the proposed one
  /// (inferred).
  private func top(answered answer: TransitionAnswer) -> Column {
    guard case .column(let column) = answer, column != .inspector, situation.existing.contains(column) else { return proposed }
    return column
  }

  /// The steps by which the compact column replaces the others. A controller that was presented is dismissed when it is
  /// attached, and the columns that it covered are on screen then, so they leave like others.
  private var replaceByCompact: [Step] {
    let announcements = announcements(top: .compact)
    let will = Column.slotOrder.flatMap { column -> [Step] in
      (column == .compact ? [.move(.attachCompact), .noteVisible(.columns)] : [])
        + announcements.will.filter { $0.column == column }.map { .tell(.will($0)) }
    }
    return will + [.move(.flip(usesCompact: true))] + settle(announcements)
  }

  private func stack(upTo top: Column) -> [Step] {
    let announcements = announcements(top: top)
    let prepare: [Step] = situation.isMounting ? Column.slotOrder.map { .move(.prepare($0)) } : []
    return prepare + [.move(.stack(Column.fromPrimaryEdge.filter { $0.rawValue <= top.rawValue }))]
      + Step.tellWill(announcements) + [.move(.flip(usesCompact: false))] + settle(announcements)
  }

  private func announcements(top: Column) -> ColumnAnnouncements {
    ColumnAnnouncements(collapsingFrom: situation.shownColumns, toTop: top).only(situation.existing.contains)
  }

  private func settle(_ announcements: ColumnAnnouncements) -> [Step] {
    guard situation.isMounting else { return Step.settle(announcements, between: .didCollapse) }
    return [.place, .beginFirstAppearance] + Step.tellDid(announcements, between: .didCollapse)
      + [.endFirstAppearance]
  }
}
