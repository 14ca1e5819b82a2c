import Foundation

/// Where an animation is: `UIViewAnimatingPosition`, with UIKit's raw values.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
/// Whether an animation runs: `UIViewAnimatingState`, with UIKit's raw values.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// An object that animates: `UIViewAnimating`.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether the animation runs.
  var state: UIViewAnimatingState { get }
  /// Whether the animation runs and is not paused.
  var isRunning: Bool { get }
  /// Whether the animation runs back.
  var isReversed: Bool { get set }
  /// The part of the animation that is over.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation.
  func startAnimation()
  /// Starts the animation later.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An object that animates changes of views: `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to the animation.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what follows the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
/// How an animation goes on: `UITimingCurveProvider`.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A curve of four points: `UICubicTimingParameters`. It is kept.
@preconcurrency @MainActor
open class UICubicTimingParameters: ObjectBase, UITimingCurveProvider {
  /// The curve of the system.
  public let animationCurve: UIView.AnimationCurve
  /// Creates a curve of the system.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    super.init()
  }
  /// Creates a curve of two points between the ends.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { self.init(animationCurve: .easeInOut) }
}

/// A spring: `UISpringTimingParameters`. It is kept.
@preconcurrency @MainActor
open class UISpringTimingParameters: ObjectBase, UITimingCurveProvider {
  /// Creates a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) { super.init() }
  /// Creates a spring of the physical sizes.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.init(dampingRatio: 1)
  }
  /// Creates the usual spring.
  public convenience override init() { self.init(dampingRatio: 1) }
}

/// An animation that an app controls: `UIViewPropertyAnimator`. The changes are made when it starts, and the completions run after the
/// layout that follows, as for `UIView.animate`.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: ObjectBase, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The duration in seconds.
  public let duration: TimeInterval
  /// Kept, without an effect.
  public let delay: TimeInterval = 0
  /// Whether the animation runs.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation runs and is not paused: never, since it is over at once.
  open var isRunning: Bool { false }
  /// Kept, without an effect.
  open var isReversed = false
  /// The part of the animation that is over. Setting it makes the changes.
  open var fractionComplete: CGFloat = 0 { didSet { if fractionComplete > 0 { makeChanges() } } }
  /// Kept, without an effect.
  open var isInterruptible = true
  /// Kept, without an effect.
  open var isUserInteractionEnabled = true
  /// Kept, without an effect.
  open var isManualHitTestingEnabled = false
  /// Kept, without an effect.
  open var scrubsLinearly = true
  /// Whether an animation that is over stays active.
  open var pausesOnCompletion = false

  /// Creates an animation with a curve or a spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    super.init()
  }
  /// Creates an animation with a curve of the system.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animation with a curve of two points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }
  /// Creates an animation with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }
  /// Starts an animation.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds changes that begin later. They are made with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
  /// Adds what follows the animation.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  /// Makes the changes. The completions run after the layout that follows.
  open func startAnimation() { start(after: 0) }
  /// Makes the changes after a delay in seconds, unless the animation is stopped before.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
  private func start(after delay: TimeInterval) {
    state = .active
    UIView.animate(withDuration: duration, delay: delay, animations: { [self] in if state == .active { makeChanges() } }) {
      [self] _ in if state == .active { finish(at: .end) }
    }
  }
  /// Makes an animation active.
  open func pauseAnimation() { state = .active }
  /// Continues an animation, which makes the changes that are left.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Stops an animation. Its completions run if it is finished.
  open func stopAnimation(_ withoutFinishing: Bool) {
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  /// Ends a stopped animation, and runs the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  private func makeChanges() {
    let changes = animations
    animations = []
    for change in changes { change() }
  }
  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    let all = completions
    completions = []
    for completion in all { completion(position) }
  }
}
