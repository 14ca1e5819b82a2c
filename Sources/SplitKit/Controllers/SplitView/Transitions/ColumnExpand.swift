/// The plan of an expand with a column style (spec/split-view.md 5.6, 5.10).
struct ColumnExpand: TransitionPlan {
  enum Move: Equatable {
    /// Resolves the delegate's mode. The answer of this move is the resulting mode.
    case resolve(DisplayMode)
    /// Cuts the stack to the primary's own controllers, which appear at once if they were covered.
    case cutStack
    /// Removes the containers of columns that were emptied while their containers stayed on the stack.
    case forgetEmptied
    case prepare(Column)
    case takeInspectorOutOfSheet
    case flip
    case detachCompact
    case insetHiddenPrimary
  }

  /// The split before the change.
  struct Situation: Equatable {
    var shownMode: DisplayMode
    var shownColumns: ShownColumns
    /// The mode that the split proposes to the delegate.
    var proposed: DisplayMode
    var style: SplitViewStyle
    /// The columns that have a controller.
    var existing: ShownColumns
    var usesCompact: Bool
  }

  private enum Stage { case start, delegateWasAsked, modeIsResolved, end }

  let situation: Situation
  private var stage = Stage.start

  init(_ situation: Situation) { self.situation = situation }

  mutating func steps(after answer: TransitionAnswer) -> [Step] {
    switch (stage, answer) {
    case (.start, _):
      stage = .delegateWasAsked
      return Step.announceMode(situation.proposed, insteadOf: situation.shownMode)
        + [.ask(.displayModeForExpanding(proposed: situation.proposed))]
    case (.delegateWasAsked, .mode(let answered)) where answered != situation.proposed && answered != .automatic:
      stage = .modeIsResolved
      return [.move(.resolve(answered))]
    case (.delegateWasAsked, _): return finish(situation.proposed)
    case (.modeIsResolved, .mode(let next)): return finish(next)
    case (.modeIsResolved, _): return finish(situation.proposed)
    case (.end, _): return []
    }
  }

  private mutating func finish(_ next: DisplayMode) -> [Step] {
    stage = .end
    let columns = next.shownColumns(in: situation.style).intersection(situation.existing)
    let announcements = ColumnAnnouncements(from: situation.shownColumns, to: columns)
    let cut: [Step] = [.noteVisible(.everything), .move(.cutStack), .move(.forgetEmptied), .noteVisible(.everything)]
    let inspector: [Step] = [.noteVisible(.inspector), .move(.takeInspectorOutOfSheet), .noteVisible(.everything)]
    let flip: [Step] = [.move(.flip), .move(situation.usesCompact ? .detachCompact : .insetHiddenPrimary)]
    return Step.announceMode(next, insteadOf: situation.proposed) + cut
      + Step.tellWill(announcements) { .prepare($0) } + inspector + flip
      + Step.settle(announcements, between: .didExpand) + [.announceDetailTarget]
  }
}
