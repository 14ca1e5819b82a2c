/// A transition of a split view as a value: what is to be done next, worked out from the answers so far.
///
/// A plan knows no controllers. It names them by `ControllerReference`, and leaves it to a `TransitionRunner` to carry its
/// steps out. So the order of the calls (spec/split-view.md 5.10) can be read, and tested, without a window.
protocol TransitionPlan {
  /// What the split's implementation does when its turn comes: moving controllers, and the flip from one state to the next.
  associatedtype Move: Equatable

  /// The next steps. Only the last of them may have an answer, which is given to the next call. None are left where this is
  /// empty.
  mutating func steps(after answer: TransitionAnswer) -> [Step]
}

extension TransitionPlan {
  typealias Step = TransitionStep<Move>
}

/// Stands for one controller, of which a plan knows only that it is another one than the rest.
struct ControllerReference: Equatable {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  static func == (one: ControllerReference, other: ControllerReference) -> Bool { one.object === other.object }
}

/// One thing that a transition does.
enum TransitionStep<Move: Equatable>: Equatable {
  /// Adds what can be seen now to what counts as seen before the change.
  case noteVisible(VisiblePart)
  case tell(SplitMessage)
  case ask(SplitQuestion)
  case move(Move)
  /// Gives the columns their places.
  case place
  /// Those that the change brings into sight, or takes out of it, are told that they will appear or disappear.
  case beginAppearance
  /// The same ones have appeared or disappeared.
  case endAppearance
  /// What can be seen in the split begins to appear, although the split itself is not on screen yet.
  case beginFirstAppearance
  /// They have appeared, where the split is on screen already; else its container says so.
  case endFirstAppearance
  /// The scene moves the columns to their new places.
  case animateLayout
  /// Everybody in the split hears that a detail would go elsewhere from now on.
  case announceDetailTarget
}

/// A part of what can be seen in a split view.
enum VisiblePart: Equatable {
  case everything
  /// Everything, without the inspector.
  case columns
  case inspector
}

/// What a split view tells its delegate in a transition.
enum SplitMessage: Equatable {
  case willChange(to: DisplayMode)
  case will(ColumnAnnouncement)
  case did(ColumnAnnouncement)
  case didCollapse
  case didExpand
  /// Before iOS 8: the primary goes out of sight, and can be had in a popover.
  case willHidePrimary
  /// Before iOS 8: the primary comes back beside the secondary.
  case willShowPrimary
}

/// What a split view asks in a transition: its delegate, and of a classic split its primary.
enum SplitQuestion: Equatable {
  case topColumnForCollapsing(proposed: Column)
  case displayModeForExpanding(proposed: DisplayMode)
  case targetDisplayMode(for: TargetPurpose)
  case primaryForCollapsing
  case primaryForExpanding
  /// Whether the delegate has put the secondary on this primary.
  case collapseSecondary(onto: ControllerReference)
  /// The delegate's secondary for the expanded split.
  case separateSecondary(from: ControllerReference)
  /// The primary is to put the secondary on itself; whether it is on top then.
  case primaryCollapsesSecondary
  /// The primary is to take a secondary out of itself.
  case primarySeparatesSecondary
}

/// What a step has come to.
enum TransitionAnswer: Equatable {
  /// The step has no answer, or there was none.
  case nothing
  case flag(Bool)
  case column(Column)
  case mode(DisplayMode)
  case controller(ControllerReference)

  /// Whether a question was answered with yes.
  var isTrue: Bool { self == .flag(true) }

  /// The controller that was answered with.
  var controller: ControllerReference? { if case .controller(let reference) = self { reference } else { nil } }
}

extension TransitionStep {
  /// The calls before a change, in their order.
  static func tellWill(_ announcements: ColumnAnnouncements) -> [TransitionStep] {
    announcements.will.map { .tell(.will($0)) }
  }

  /// The calls after a change, in a fixed order: what hid, then the message about the split itself, then what showed (spec
  /// section 13).
  static func tellDid(_ announcements: ColumnAnnouncements, between message: SplitMessage? = nil) -> [TransitionStep] {
    let did = announcements.did
    return did.filter { $0.change == .hide }.map { .tell(.did($0)) } + (message.map { [.tell($0)] } ?? [])
      + did.filter { $0.change == .show }.map { .tell(.did($0)) }
  }

  /// What follows the flip of every transition on screen: places, and the calls after it between the halves of the
  /// appearance.
  static func settle(_ announcements: ColumnAnnouncements, between message: SplitMessage? = nil) -> [TransitionStep] {
    [.place, .beginAppearance] + tellDid(announcements, between: message) + [.endAppearance, .animateLayout]
  }

  /// The delegate hears of a new mode before any question.
  static func announceMode(_ next: DisplayMode, insteadOf shown: DisplayMode) -> [TransitionStep] {
    next == shown ? [] : [.tell(.willChange(to: next))]
  }
}
