import Foundation
internal import SplitKit

/// Animations. The engine has no clock: the changes are made at once, the scene carries the duration, and the completions run after
/// the layout of the same turn. The changes of an animation with a delay are made when the delay is over, because the user sees the
/// old values until then. In UIKit they have their new values before.
extension UIView {
  /// Makes changes with an animation of a duration in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animating(duration, after: delay, animations, completion) }

  /// Makes changes with an animation of a duration in seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animating(duration, animations, completion) }

  /// Makes changes with an animation that swings. The scene has the duration alone.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animating(duration, after: delay, animations, completion) }

  /// Makes changes with an animation that swings: the form of iOS 17. The scene has the duration alone.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animating(duration, after: delay, animations, completion) }

  /// Makes changes of a view and its content.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { animating(duration, animations ?? {}, completion) }

  /// Exchanges a view for another one.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    animating(
      duration,
      {
        guard let superview = fromView.superview else { return }
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }, completion)
  }

  /// Makes changes one after another, all at once here.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animating(duration, after: delay, animations, completion) }

  /// Makes changes that are a part of an animation.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
  ) { animations() }

  /// Makes changes that repeat. They are made once.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) { animations() }
  /// Performs an animation of the system: the views are removed.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animating(
      0.3,
      {
        for view in views { view.removeFromSuperview() }
        parallelAnimations?()
      }, completion)
  }
  /// An animation of the system: `UIView.SystemAnimation`.
  public enum SystemAnimation: Int, Sendable { case delete }
  /// Makes changes with an animation of a duration in seconds, and waits for its end. Returns true.
  @discardableResult
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) async -> Bool {
    await withCheckedContinuation { done in animating(duration, animations) { done.resume(returning: $0) } }
  }
  /// Makes changes with an animation of a duration in seconds, and waits for its end. Returns true.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { done in animating(duration, after: delay, animations) { done.resume(returning: $0) } }
  }
  /// How an animation goes on: `UIView.AnimationCurve`, with UIKit's raw values.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
  /// Makes changes without an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
  /// Whether animations are drawn. It is kept, and the page draws them anyway.
  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }
  /// Sets whether animations are drawn.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }
  /// The duration of the animation around this call: that of the engine's own animations.
  public class var inheritedAnimationDuration: TimeInterval { 0.3 }

  /// How parts of an animation follow each other: `UIView.KeyframeAnimationOptions`. None has an effect.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw value, which is UIKit's.
    public let rawValue: UInt
    /// Creates options from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The values between the parts lie on lines.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// The values between the parts lie on a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// The values change at once.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The changes have an even speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// The changes have an even speed on a curve.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// Views can be touched meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation begins from the present state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats. It runs once here.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation runs back. It does not here.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Subviews are laid out with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The duration is that of the animation around it.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// The options are these, and not those of the animation around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
  }

  private static func animating(
    _ duration: TimeInterval, after delay: TimeInterval = 0, _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let application = UIKitContext.current.application
    guard delay > 0 else { return animating(duration, in: application, animations, completion) }
    nonisolated(unsafe) let (later, changes, end) = (application, animations, completion)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      MainActor.assumeIsolated { animating(duration, in: later, changes, end) }
    }
  }

  private static func animating(
    _ duration: TimeInterval, in application: SplitKit.Application, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard AnimationSwitch.isOn else {
      animations()
      return application.afterLayout { completion?(true) }
    }
    application.animate(duration: duration, animations: animations) { completion?(true) }
  }
}

@MainActor
private enum AnimationSwitch {
  static var isOn = true
}
