/// One controller becomes two: the steps of spec/split-view.md 3.4, in its order.
struct ClassicExpand: TransitionPlan {
  enum Move: Equatable {
    /// Takes the delegate's choice from where it is.
    case takeOver(ControllerReference)
    /// Puts it into the primary's place for good.
    case install(ControllerReference)
    /// A controller was answered with for both columns: UIKit raises.
    case raiseForOneInBothColumns
    /// Makes a controller the secondary; nil where there is none.
    case adopt(ControllerReference?)
    case flip
    case insetHiddenPrimary
  }

  /// The split before the change.
  struct Situation: Equatable {
    var shownMode: DisplayMode
    var shownColumns: ShownColumns
    /// The mode that the expanded split gets.
    var next: DisplayMode
    var primary: ControllerReference?
    /// The secondary that the collapse put away.
    var remembered: ControllerReference?
  }

  private enum Stage { case start, primaryWasAsked, delegateWasAsked, primaryHasSeparated, end }

  let situation: Situation
  private var stage = Stage.start
  private var chosen: ControllerReference?

  init(_ situation: Situation) { self.situation = situation }

  mutating func steps(after answer: TransitionAnswer) -> [Step] {
    switch stage {
    case .start:
      stage = .primaryWasAsked
      return Step.announceMode(situation.next, insteadOf: situation.shownMode)
        + [.noteVisible(.everything), .ask(.primaryForExpanding)]
    case .primaryWasAsked:
      chosen = answer.controller
      guard let primary else { return finish(secondary: remembered) }
      stage = .delegateWasAsked
      return [.ask(.separateSecondary(from: primary))]
    case .delegateWasAsked: return separate(answered: answer.controller)
    case .primaryHasSeparated: return finish(secondary: answer.controller ?? remembered)
    case .end: return []
    }
  }

  private var primary: ControllerReference? { chosen ?? situation.primary }

  /// The secondary from before the collapse, unless it is the primary now.
  private var remembered: ControllerReference? { situation.remembered == chosen ? nil : situation.remembered }

  /// The delegate's secondary, else what the primary takes out of itself, else the one from before the collapse.
  private mutating func separate(answered: ControllerReference?) -> [Step] {
    let install: [Step] =
      chosen.map { [.move(.takeOver($0)), .noteVisible(.everything), .move(.install($0))] } ?? []
    if let answered, answered != primary { return install + finish(secondary: answered) }
    stage = .primaryHasSeparated
    return install + (answered == nil ? [] : [.move(.raiseForOneInBothColumns)]) + [.ask(.primarySeparatesSecondary)]
  }

  private mutating func finish(secondary: ControllerReference?) -> [Step] {
    stage = .end
    let announcements = ColumnAnnouncements(
      from: situation.shownColumns, to: situation.next.shownColumns(in: .unspecified))
    let adopt: [Step] = [.noteVisible(.everything), .move(.adopt(secondary)), .noteVisible(.everything)]
    let flip: [Step] = [.move(.flip), .move(.insetHiddenPrimary)]
    return adopt + Step.tellWill(announcements) + flip + Step.settle(announcements, between: .didExpand)
      + [.announceDetailTarget]
  }
}
