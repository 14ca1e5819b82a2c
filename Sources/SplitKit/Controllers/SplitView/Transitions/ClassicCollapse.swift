/// The plan of a collapse without a style: two controllers become one, in the steps and the order of spec/split-view.md
/// 3.2.
struct ClassicCollapse: TransitionPlan {
  enum Move: Equatable {
    /// Removes the delegate's choice from its present parent.
    case takeOver(ControllerReference)
    /// Replaces the primary by the delegate's choice.
    case install(ControllerReference)
    case attachPrimary
    /// Stores the primary's stack before the secondary comes onto it. Its controllers count as the primary column.
    case rememberStack
    /// Loads the view of a primary without a navigation controller.
    case loadBarePrimary
    /// Notes that the primary has been told about its present traits.
    case noteTraits
    case flip
    /// Makes the pending move call of a secondary that stayed on screen.
    case payOwedMoves
  }

  /// The split before the change.
  struct Situation: Equatable {
    var shownMode: DisplayMode
    var shownColumns: ShownColumns
    var primary: ControllerReference?
    var secondary: ControllerReference?
    /// Whether the split has never been on screen.
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

  /// The steps that install the delegate's choice. Unless the delegate has handled the secondary, the primary then
  /// takes it.
  private mutating func merge(isDone: Bool) -> [Step] {
    let steps = install(chosen) + (situation.isMounting ? [.move(.attachPrimary)] : []) + [.move(.rememberStack)]
    guard !isDone, hasBoth else { return steps + finish(top: .primary) }
    stage = .primaryHasCollapsed
    return steps + [.ask(.primaryCollapsesSecondary)]
  }

  /// Whether there is still a secondary besides the primary, because the delegate can choose it as the primary.
  private var hasBoth: Bool {
    (chosen ?? situation.primary) != nil && situation.secondary != nil && situation.secondary != chosen
  }

  private mutating func finish(top: Column) -> [Step] {
    stage = .end
    let announcements = ColumnAnnouncements(collapsingFrom: situation.shownColumns, toTop: top)
    return (situation.isMounting ? [.move(.noteTraits)] : []) + Step.tellWill(announcements)
      + (situation.isMounting ? [.move(.loadBarePrimary)] : []) + [.move(.flip)]
      + Step.settle(announcements, between: .didCollapse) + [.move(.payOwedMoves), .announceDetailTarget]
  }
}

extension ClassicCollapse {
  fileprivate func install(_ chosen: ControllerReference?) -> [Step] {
    chosen.map { [.move(.takeOver($0)), .noteVisible(.everything), .move(.install($0))] } ?? []
  }
}
