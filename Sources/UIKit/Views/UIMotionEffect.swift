import Foundation

/// A change that follows the tilt of the device: `UIMotionEffect`. Nothing tilts the device, so it has no effect.
@preconcurrency @MainActor
open class UIMotionEffect: ObjectBase {
  /// Creates an effect.
  public override init() { super.init() }
  /// The values for a tilt. It is not asked.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A change between two values: `UIInterpolatingMotionEffect`. It is kept.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axes of a tilt, with UIKit's raw values.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  /// The name of the property.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// Kept, without an effect.
  open var minimumRelativeValue: Any?
  /// Kept, without an effect.
  open var maximumRelativeValue: Any?
  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several changes: `UIMotionEffectGroup`. It is kept.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// Kept, without an effect.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects of a tilt: none is kept.
  public var motionEffects: [UIMotionEffect] {
    get { [] }
    set {}
  }
  /// Accepted and ignored: nothing tilts the device.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Accepted and ignored: nothing tilts the device.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
}
