/// A call of UIKit to a delegate or a content controller.
package struct Call: Equatable, Sendable {
  /// The phase of a call in a transition: a question, a call before the change, or one after it. `raise` stands for an
  /// exception of UIKit, which this engine only logs.
  package enum Phase: String, Sendable, CaseIterable { case ask, will, did, raise }

  /// The amount of UIKit's calls in the log.
  package enum Detail: String, Sendable, CaseIterable {
    /// The log has the calls to the split view's delegate, and those about the loading, the appearance and the moves of
    /// content controllers.
    case standard
    /// The log also has all other calls: about traits and sizes, to navigation delegates, and those of a split to its
    /// primary.
    case all
  }

  /// Ends the program if UIKit would raise an exception here, with the exception as the message.
  package func endAppIfRaised() {
    guard phase == .raise else { return }
    let sentence = arguments.first?.string ?? ""
    fatalError("UIKit raises an exception here: \(sentence)\(sentence.hasSuffix(".") ? "" : ".")")
  }

  /// The result of a delegate method.
  package enum Answer: Equatable, Sendable {
    /// The method returns nothing.
    case none
    case value(Value)
  }

  /// The state of a split view as a delegate reads it inside a call.
  package struct SplitState: Equatable, Sendable {
    package let isCollapsed: Bool
    package let displayMode: DisplayMode
    /// The names of `viewControllers`, a navigation controller with its stack: `nav[A,nav[B]]`.
    package let viewControllers: [String]
    /// The horizontal size class of each of `viewControllers` while a split collapses at launch, or nil at any other
    /// time. It is unspecified before the controller is a child, and regular from then on until the collapse is
    /// complete (S3 observed: one or the other).
    package let childTraits: [UserInterfaceSizeClass]?
  }

  /// UIKit's full Swift selector, such as `splitViewController(_:willChangeTo:)`.
  package let selector: String
  package let phase: Phase
  /// `delegate`, or the name of the content controller.
  package let receiver: String
  /// The name of the class of the object that takes the call, if another object stands for it in the engine, or nil.
  package let receiverClass: String?
  /// The arguments, without the split view and the sender.
  package let arguments: [Value]
  package internal(set) var answer: Answer
  /// The state of the split view, for calls to its delegate.
  package let state: SplitState?
  /// Further values as they read inside the call, by their names.
  package let readings: [Member]
  /// The step of the snapshot pass in which the call was made, or nil outside of a pass.
  package internal(set) var snapshot: Int?

  package init(
    _ selector: String, _ phase: Phase, receiver: String, arguments: [Value] = [], answer: Answer = .none,
    state: SplitState? = nil, readings: [Member] = [], receiverClass: String? = nil
  ) {
    self.selector = selector
    self.phase = phase
    self.receiver = receiver
    self.arguments = arguments
    self.answer = answer
    self.state = state
    self.readings = readings
    self.receiverClass = receiverClass
  }
}

extension Call.Detail {
  /// Whether a log with this detail contains calls of the other one.
  func includes(_ other: Call.Detail) -> Bool { self == .all || other == .standard }
}
