/// A call that UIKit made: to a delegate, or to a content controller.
package struct Call: Equatable, Sendable {
  /// When a call comes in a transition: a question, before the change, or after it. `raise` is a call that
  /// UIKit answers with an exception; here it does nothing and is logged.
  package enum Phase: String, Sendable, CaseIterable { case ask, will, did, raise }

  /// How much of what UIKit calls is logged.
  package enum Detail: String, Sendable, CaseIterable {
    /// The split view's delegate, and the loading, the appearance and the moves of content controllers.
    case standard
    /// Every other call too: trait and size transitions, the navigation delegate, what a split asks of its primary.
    case all
  }

  /// What a delegate method returned.
  package enum Answer: Equatable, Sendable {
    /// The method returns nothing.
    case none
    case value(Value)
  }

  /// A split view's state as it reads inside a delegate call.
  package struct SplitState: Equatable, Sendable {
    package let isCollapsed: Bool
    package let displayMode: DisplayMode
    /// The names of `viewControllers`, a navigation controller with its stack: `nav[A,nav[B]]`.
    package let viewControllers: [String]
    /// While a split collapses at launch, the horizontal size class that each of `viewControllers` sees: unspecified
    /// before it is a child, then regular until the collapse is done (S3 observed: one or the other). Else nil.
    package let childTraits: [UserInterfaceSizeClass]?
  }

  /// UIKit's full Swift selector, such as `splitViewController(_:willChangeTo:)`.
  package let selector: String
  package let phase: Phase
  /// `delegate`, or the name of the content controller.
  package let receiver: String
  /// The arguments but for the split view and the sender.
  package let arguments: [Value]
  package internal(set) var answer: Answer
  /// Only of delegate calls of a split view.
  package let state: SplitState?

  package init(
    _ selector: String, _ phase: Phase, receiver: String, arguments: [Value] = [], answer: Answer = .none,
    state: SplitState? = nil
  ) {
    self.selector = selector
    self.phase = phase
    self.receiver = receiver
    self.arguments = arguments
    self.answer = answer
    self.state = state
  }
}

extension Call.Detail {
  /// Whether a log of this detail has calls of that one.
  func includes(_ other: Call.Detail) -> Bool { self == .all || other == .standard }
}
