import Foundation

/// Something that happens when a value of a layer changes: `CAAction`.
@preconcurrency @MainActor
public protocol CAAction {}

/// A duration in seconds: `CFTimeInterval`.
public typealias CFTimeInterval = Double

/// The seconds since the start of the device: `CACurrentMediaTime()`.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// An animation of a layer: `CAAnimation`. It is not drawn.
@preconcurrency @MainActor
open class CAAnimation: ObjectBase, CAAction {
  /// Creates an animation.
  public override init() { super.init() }
  /// The duration in seconds.
  open var duration: CFTimeInterval = 0
  /// The delay in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How often the animation runs.
  open var repeatCount: Float = 0
  /// Whether the animation runs back.
  open var autoreverses = false
  /// The speed.
  open var speed: Float = 1
  /// Whether the animation is removed at its end.
  open var isRemovedOnCompletion = true
  /// The look before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How the animation goes on.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is told of the start and the end, which follow each other at once.
  open var delegate: (any CAAnimationDelegate)?
}

/// The object that is told about an animation of a layer: `CAAnimationDelegate`.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a value: `CAPropertyAnimation`. It is not drawn.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The name of the value.
  open var keyPath: String?
  /// Whether values are added.
  open var isAdditive = false
  /// Whether values grow with each run.
  open var isCumulative = false
  /// Creates an animation of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values: `CABasicAnimation`. It is not drawn.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference.
  open var byValue: Any?
}

/// An animation with a spring: `CASpringAnimation`. It is not drawn.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
  /// The time until the spring rests, in seconds.
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values: `CAKeyframeAnimation`. It is not drawn.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The way of a point.
  open var path: CGPath?
  /// How each part goes on.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the values between are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether a layer turns with its way.
  open var rotationMode: CAAnimationRotationMode?
}

/// How the values between are found: `CAAnimationCalculationMode`. It has no effect.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  /// The name of Core Animation.
  public let rawValue: String
  /// Creates a way.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// At once.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a curve at an even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns with its way: `CAAnimationRotationMode`. It has no effect.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
  /// The name of Core Animation.
  public let rawValue: String
  /// Creates a way.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer turns.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer turns the other way round.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// How often something is drawn in a second: `CAFrameRateRange`. It has no effect.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least number.
  public var minimum: Float
  /// The greatest number.
  public var maximum: Float
  /// The wanted number.
  public var preferred: Float?
  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// Any number.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
/// Several animations: `CAAnimationGroup`. They are not drawn.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A change of contents: `CATransition`. It is not drawn.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind.
  open var type = CATransitionType.fade
  /// The direction.
  open var subtype: CATransitionSubtype?
}

/// The kinds of changes of contents: `CATransitionType`.
public enum CATransitionType: String, Sendable { case fade, moveIn, push, reveal }
/// The directions of changes of contents: `CATransitionSubtype`.
public enum CATransitionSubtype: String, Sendable { case fromRight, fromLeft, fromTop, fromBottom }
/// The look before and after an animation: `CAMediaTimingFillMode`.
public enum CAMediaTimingFillMode: String, Sendable { case forwards, backwards, both, removed }
/// The names of curves: `CAMediaTimingFunctionName`.
public enum CAMediaTimingFunctionName: String, Sendable { case linear, easeIn, easeOut, easeInEaseOut, `default` }

/// How an animation goes on: `CAMediaTimingFunction`. It is kept.
@preconcurrency @MainActor
open class CAMediaTimingFunction: ObjectBase {
  /// Creates a curve of the system.
  public init(name: CAMediaTimingFunctionName) { super.init() }
  /// Creates a curve of two points between the ends.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

/// Changes of layers that belong together: `CATransaction`. The completion runs at the end of the changes.
@preconcurrency @MainActor
open class CATransaction: ObjectBase {
  private static var completions: [(() -> Void)?] = []
  /// Begins changes.
  open class func begin() { completions.append(nil) }
  /// Ends changes, and runs their completion.
  open class func commit() { (completions.popLast() ?? nil)?() }
  /// Does nothing.
  open class func flush() {}
  /// Sets what follows the changes.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
  /// Kept, without an effect.
  open class func setDisableActions(_ flag: Bool) {}
  /// Kept, without an effect.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Kept, without an effect.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

/// A map of space: `CATransform3D`. It is kept, and nothing is drawn with it.
public struct CATransform3D: Hashable, Sendable {
  /// The parts of the matrix.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// The parts of the matrix.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  /// The parts of the matrix.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  /// The parts of the matrix.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
  /// Creates a map that moves nothing.
  public init() {}
}

/// The map of space that moves nothing.
public let CATransform3DIdentity = CATransform3D()

/// A move in space.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var map = CATransform3D()
  (map.m41, map.m42, map.m43) = (tx, ty, tz)
  return map
}

/// A change of scale in space.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m22, map.m33) = (sx, sy, sz)
  return map
}

/// A turn around the axis towards the user by an angle in radians. A turn around another axis is kept as none.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var map = CATransform3D()
  guard z != 0 else { return map }
  let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
  (map.m11, map.m12, map.m21, map.m22) = (cosine, sine, -sine, cosine)
  return map
}

/// A clock that calls at each picture: `CADisplayLink`. The page has no pictures of its own, so it calls 60 times a second while it
/// runs.
@preconcurrency @MainActor
open class CADisplayLink: ObjectBase {
  private let action: Selector
  private weak var target: AnyObject?
  private var timer: Timer?
  /// The time of the last call in seconds since the start of the device.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next call.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between calls in seconds.
  open var duration: CFTimeInterval { 1.0 / 60 }
  /// Whether the clock waits.
  open var isPaused = false
  /// The wanted number of calls in a second. It is kept.
  open var preferredFramesPerSecond = 0
  /// The wanted number of calls in a second. It is kept.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a clock, which begins when it is added to a run loop.
  public init(target: Any, selector sel: Selector) {
    (self.target, action) = (target as AnyObject, sel)
    super.init()
  }
  /// Starts the clock. Any run loop stands for the main one.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: duration, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { self.call() }
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .default)
  }
  /// Stops the clock.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
  /// Stops the clock for good.
  open func invalidate() {
    timer?.invalidate()
    timer = nil
  }

  private func call() {
    guard !isPaused else { return }
    guard let target else { return invalidate() }
    timestamp = CACurrentMediaTime()
    action.send(to: target, sender: self)
  }
}
