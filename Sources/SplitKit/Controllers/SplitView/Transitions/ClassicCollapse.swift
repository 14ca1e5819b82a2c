/// Two controllers become one: the steps of spec/split-view.md 3.2, in its order.
struct ClassicCollapse: TransitionPlan {
  enum Move: Equatable {
    /// Takes the delegate's choice from where it is.
    case takeOver(ControllerReference)
    /// Puts it into the primary's place for good.
    case install(ControllerReference)
    case attachPrimary
    /// What is on the primary's stack before the secondary comes onto it counts as the primary column.
    case rememberStack
    /// The traits that the primary sees now are those that it was told of.
    case noteTraits
    case flip
    /// A secondary that stayed on screen through the change hears now that it moved.
    case payOwedMoves
  }

  /// The split before the change.
  struct Situation: Equatable {
    var shownMode: DisplayMode
    var shownColumns: ShownColumns
    var primary: ControllerReference?
    var secondary: ControllerReference?
    /// Whether the split has not been on screen yet.
    var isMounting: Bool
  }

  private enum Stage { case start, primaryWasAsked, delegateWasAsked, primaryHasCollapsed, end }

  let situation: Situation
  private var stage = Stage.start
  private var chosen: ControllerReference?

  init(_ situation: Situation) { self.situation = situation }

  mutating func steps(after answer: TransitionAnswer) -> [Step] {
    switch stage {
    case .start:
      stage = .primaryWasAsked
      return [.noteVisible(.everything)] + Step.announceMode(.oneBesideSecondary, insteadOf: situation.shownMode)
        + [.ask(.primaryForCollapsing)]
    case .primaryWasAsked:
      chosen = answer.controller
      guard let primary = chosen ?? situation.primary, let secondary = situation.secondary, secondary != primary else {
        return merge(isDone: false)
      }
      stage = .delegateWasAsked
      return [.ask(.collapseSecondary(onto: primary))]
    case .delegateWasAsked: return merge(isDone: answer.isTrue)
    case .primaryHasCollapsed: return finish(top: answer.isTrue ? .secondary : .primary)
    case .end: return []
    }
  }

  /// The delegate's choice comes in. Unless the delegate has seen to the secondary, the primary takes it.
  private mutating func merge(isDone: Bool) -> [Step] {
    let steps = install(chosen) + (situation.isMounting ? [.move(.attachPrimary)] : []) + [.move(.rememberStack)]
    guard !isDone, hasBoth else { return steps + finish(top: .primary) }
    stage = .primaryHasCollapsed
    return steps + [.ask(.primaryCollapsesSecondary)]
  }

  /// Whether there is still a secondary beside the primary: it may itself be the delegate's choice.
  private var hasBoth: Bool {
    (chosen ?? situation.primary) != nil && situation.secondary != nil && situation.secondary != chosen
  }

  private mutating func finish(top: Column) -> [Step] {
    stage = .end
    let announcements = ColumnAnnouncements(collapsingFrom: situation.shownColumns, toTop: top)
    return (situation.isMounting ? [.move(.noteTraits)] : []) + Step.tellWill(announcements) + [.move(.flip)]
      + Step.settle(announcements, between: .didCollapse) + [.move(.payOwedMoves), .announceDetailTarget]
  }
}

extension ClassicCollapse {
  fileprivate func install(_ chosen: ControllerReference?) -> [Step] {
    chosen.map { [.move(.takeOver($0)), .noteVisible(.everything), .move(.install($0))] } ?? []
  }
}
