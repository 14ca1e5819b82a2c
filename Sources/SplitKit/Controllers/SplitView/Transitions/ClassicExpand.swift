/// The plan of an expand without a style: one controller becomes two, in the steps and the order of spec/split-view.md
/// 3.4.
struct ClassicExpand: TransitionPlan {
  enum Move: Equatable {
    /// Removes the delegate's choice from its present parent.
    case takeOver(ControllerReference)
    /// Replaces the primary by the delegate's choice.
    case install(ControllerReference)
    /// Raises an exception, as UIKit does, because the same controller was chosen for both columns.
    case raiseForOneInBothColumns
    /// Makes a controller the secondary, or none for nil.
    case adopt(ControllerReference?)
    case flip
    case insetHiddenPrimary
  }

  /// The split before the change.
  struct Situation: Equatable {
    var shownMode: DisplayMode
    var shownColumns: ShownColumns
    /// The mode of the expanded split.
    var next: DisplayMode
    var primary: ControllerReference?
    /// The secondary from before the collapse.
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

  /// The secondary from before the collapse, unless it has become the primary.
  private var remembered: ControllerReference? { situation.remembered == chosen ? nil : situation.remembered }

  /// The steps that find the secondary: the delegate's, or else the one that the primary takes out of itself, or else
  /// the one from before the collapse.
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
