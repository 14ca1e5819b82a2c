/// A transition of a split view as a value, which determines the next steps from the answers so far.
///
/// A plan calls no controllers. It names them by `ControllerReference`, and a `TransitionRunner` carries out its steps.
/// The order of the calls (spec/split-view.md 5.10) can therefore be read and tested without a window.
protocol TransitionPlan {
  /// A step that the split's implementation carries out: moving controllers, and the change from one state to the next.
  associatedtype Move: Equatable

  /// Returns the next steps. Only the last of them can have an answer, which is passed to the next call. An empty
  /// result ends the transition.
  mutating func steps(after answer: TransitionAnswer) -> [Step]

  /// Whether the plan changes what the split shows. The default is true.
  static var isChange: Bool { get }
}

extension TransitionPlan {
  typealias Step = TransitionStep<Move>
  static var isChange: Bool { true }
}

/// A transition whose steps do not depend on an answer.
protocol OneRoundPlan {
  /// As in `TransitionPlan`.
  associatedtype Move: Equatable

  /// All steps, in their order.
  var steps: [Step] { get }
}

extension OneRoundPlan {
  typealias Step = TransitionStep<Move>
}

/// A plan that returns the steps of a `OneRoundPlan`, once.
struct OneRound<Move: Equatable>: TransitionPlan {
  private var rest: [TransitionStep<Move>]

  init<Plan: OneRoundPlan>(_ plan: Plan) where Plan.Move == Move { rest = plan.steps }

  mutating func steps(after answer: TransitionAnswer) -> [TransitionStep<Move>] {
    defer { rest = [] }
    return rest
  }
}

/// A reference to a controller. A plan only compares it with others, and passes it on to whoever carries out the steps.
struct ControllerReference: Equatable {
  let controller: ViewController

  init(_ controller: ViewController) { self.controller = controller }

  static func == (one: ControllerReference, other: ControllerReference) -> Bool { one.controller === other.controller }
}

/// A step of a transition.
enum TransitionStep<Move: Equatable>: Equatable {
  /// Adds the controllers that are visible now to those that were visible before the change.
  case noteVisible(VisiblePart)
  case tell(SplitMessage)
  case ask(SplitQuestion)
  case move(Move)
  /// Gives the columns their places.
  case place
  /// Tells the controllers that become visible or invisible that they will appear or disappear.
  case beginAppearance
  /// Tells the same controllers that they have appeared or disappeared.
  case endAppearance
  /// Begins the appearance of the visible controllers, although the split itself is not on screen.
  case beginFirstAppearance
  /// Ends this appearance, if the split is on screen. Otherwise its container does so.
  case endFirstAppearance
  /// Adds the movement of the columns to the scene's transition.
  case animateLayout
  /// Tells all controllers in the split that details are shown in another place from now on.
  case announceDetailTarget
}

/// A part of the visible controllers of a split view.
enum VisiblePart: Equatable {
  case everything
  /// All visible controllers except the inspector.
  case columns
  case inspector
}

/// A message of a split view to its delegate during a transition.
enum SplitMessage: Equatable {
  case willChange(to: DisplayMode)
  case will(ColumnAnnouncement)
  case did(ColumnAnnouncement)
  case didCollapse
  case didExpand
  /// Before iOS 8: the primary will be hidden, and a popover can show it.
  case willHidePrimary
  /// Before iOS 8: the primary will be shown beside the secondary.
  case willShowPrimary
}

/// A question of a split view during a transition, to its delegate or to the primary of a classic split.
enum SplitQuestion: Equatable {
  case topColumnForCollapsing(proposed: Column)
  case displayModeForExpanding(proposed: DisplayMode)
  case targetDisplayMode(for: TargetPurpose)
  case primaryForCollapsing
  case primaryForExpanding
  /// Whether the delegate has moved the secondary onto this primary.
  case collapseSecondary(onto: ControllerReference)
  /// The delegate's secondary for the expanded split.
  case separateSecondary(from: ControllerReference)
  /// Asks the primary to take the secondary. The answer says whether the secondary is on top then.
  case primaryCollapsesSecondary
  /// Asks the primary to take a secondary out of itself.
  case primarySeparatesSecondary
}

/// The answer to a step.
enum TransitionAnswer: Equatable {
  /// The step has no answer, or nobody gave one.
  case nothing
  case flag(Bool)
  case column(Column)
  case mode(DisplayMode)
  case controller(ControllerReference)

  /// Whether the answer is yes.
  var isTrue: Bool { self == .flag(true) }

  /// The controller of the answer, or nil.
  var controller: ControllerReference? { if case .controller(let reference) = self { reference } else { nil } }
}

extension TransitionStep {
  /// The calls before a change, in order.
  static func tellWill(_ announcements: ColumnAnnouncements) -> [TransitionStep] {
    announcements.will.map { .tell(.will($0)) }
  }

  /// The calls after a change, in a fixed order: the columns that hid, the message about the split itself, and the
  /// columns that showed (spec section 13).
  static func tellDid(_ announcements: ColumnAnnouncements, between message: SplitMessage? = nil) -> [TransitionStep] {
    let did = announcements.did
    return did.filter { $0.change == .hide }.map { .tell(.did($0)) } + (message.map { [.tell($0)] } ?? [])
      + did.filter { $0.change == .show }.map { .tell(.did($0)) }
  }

  /// The steps after the flip of a transition on screen: the layout, and the calls between the two halves of the
  /// appearance.
  static func settle(_ announcements: ColumnAnnouncements, between message: SplitMessage? = nil) -> [TransitionStep] {
    [.place, .beginAppearance] + tellDid(announcements, between: message) + [.endAppearance, .animateLayout]
  }

  /// The message about a new mode, which comes before any question.
  static func announceMode(_ next: DisplayMode, insteadOf shown: DisplayMode) -> [TransitionStep] {
    next == shown ? [] : [.tell(.willChange(to: next))]
  }
}
