import Foundation
internal import SplitKit

/// The state of a change while it is under way: `UIViewControllerTransitionCoordinatorContext`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation that changes, or none.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The duration of the change in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view around what changes.
  var containerView: UIView { get }
  /// How a change of the size turns what changes. It is never turned here.
  var targetTransform: CGAffineTransform { get }
  /// Whether the user's finger drives the change: never here.
  var initiallyInteractive: Bool { get }
  /// Whether the user's finger can take the change over: never here.
  var isInterruptible: Bool { get }
  /// Whether the user's finger drives the change: never here.
  var isInteractive: Bool { get }
  /// Whether the change was given up: never here.
  var isCancelled: Bool { get }
  /// How far the change is, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the change.
  var completionVelocity: CGFloat { get }
  /// The curve of the change.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller that goes or comes, or nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or comes, or nil for a change of size.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations and completions with a change of size or traits: `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Adds animations, which run with the change, and a completion, which runs after it. Returns true.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same, with animations in another view.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when a change that the finger drives ends: never here.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Adds animations, perhaps with a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { add(animation, completion) }

  private func add(
    _ animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    _ completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: nil, animation: animation, completion: completion) }
}

/// The names of the controllers in a change.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that goes.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The names of the views in a change.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that goes.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The engine's coordinator in UIKit's form.
final class ControllerTransitionCoordinator: ObjectBase, UIViewControllerTransitionCoordinator {
  private let coordinator: SplitKit.TransitionCoordinator
  private weak var controller: UIViewController?

  init(_ coordinator: SplitKit.TransitionCoordinator, of controller: UIViewController) {
    (self.coordinator, self.controller) = (coordinator, controller)
    super.init()
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: nil, animation: animation, completion: completion) }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    coordinator.animate(alongside: { animation?(self) }, completion: { completion?(self) })
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var transitionDuration: TimeInterval { SplitKit.Application.animationDuration }
  var containerView: UIView { controller?.view ?? UIView() }
  var targetTransform: CGAffineTransform { .identity }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

/// An app's own transitions: `UIViewControllerTransitioningDelegate`. It is accepted and asked nothing.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Not asked.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Not asked.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Not asked.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
  /// The app's own animation that the finger drives. It is not asked.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The app's own animation that the finger drives. It is not asked.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// No animation of the app's own.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// No animation of the app's own.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    nil
  }
  /// No presentation of the app's own.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// An app's own animation of a transition: `UIViewControllerAnimatedTransitioning`. It is accepted and never runs.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Makes the animation.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animation has ended.
  func animationEnded(_ transitionCompleted: Bool)
  /// The animation that can be interrupted.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// Nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
  /// An animation without changes.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: 0, curve: .linear)
  }
}

/// An app's own animation that the finger drives: `UIViewControllerInteractiveTransitioning`. It is accepted and never runs.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the animation.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// The state of a transition for an app's own animation: `UIViewControllerContextTransitioning`. No object of it is passed to an
/// app.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view around the transition.
  var containerView: UIView { get }
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
  /// The controller that goes or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame at the end.
  func finalFrame(for viewController: UIViewController) -> CGRect
  /// The frame of a controller's view before.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// Whether there is an animation.
  var isAnimated: Bool { get }
  /// Whether the finger drives the animation.
  var isInteractive: Bool { get }
  /// Whether the change was taken back.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn of the window.
  var targetTransform: CGAffineTransform { get }
  /// Says how far the finger is.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The finger has completed the change.
  func finishInteractiveTransition()
  /// The finger has taken the change back.
  func cancelInteractiveTransition()
  /// The finger has stopped.
  func pauseInteractiveTransition()
}

/// An animation that the finger drives by a part: `UIPercentDrivenInteractiveTransition`. It is accepted and never runs.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: ObjectBase, UIViewControllerInteractiveTransitioning {
  /// Creates an animation.
  public override init() { super.init() }
  /// The duration in seconds: 0.
  open var duration: CGFloat { 0 }
  /// How far the finger is.
  open private(set) var percentComplete: CGFloat = 0
  /// Kept, without an effect.
  open var completionSpeed: CGFloat = 1
  /// Kept, without an effect.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Kept, without an effect.
  open var wantsInteractiveStart = true
  /// Kept, without an effect.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Never called here.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  /// Keeps how far the finger is.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Does nothing.
  open func finish() {}
  /// Does nothing.
  open func cancel() {}
  /// Does nothing.
  open func pause() {}
}
