import Foundation

/// A layer that throws pictures: `CAEmitterLayer`. It is kept and not drawn.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// Kept, without an effect.
  open var emitterCells: [CAEmitterCell]?
  /// Kept, without an effect.
  open var emitterPosition = CGPoint.zero
  /// Kept, without an effect.
  open var emitterSize = CGSize.zero
  /// Kept, without an effect.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Kept, without an effect.
  open var birthRate: Float = 1
  /// Kept, without an effect.
  open var lifetime: Float = 1
}

/// The shape from which a layer throws: `CAEmitterLayerEmitterShape`. It has no effect.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
  /// The name of Core Animation.
  public let rawValue: String
  /// Creates a shape.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// A picture that is thrown: `CAEmitterCell`. It is kept.
@preconcurrency @MainActor
open class CAEmitterCell: ObjectBase {
  /// Creates a picture.
  public override init() { super.init() }
  /// Kept, without an effect.
  open var contents: Any?
  /// Kept, without an effect.
  open var name: String?
  /// Kept, without an effect.
  open var color: CGColor?
  /// Kept, without an effect.
  open var birthRate: Float = 0
  /// Kept, without an effect.
  open var lifetime: Float = 0
  /// Kept, without an effect.
  open var lifetimeRange: Float = 0
  /// Kept, without an effect.
  open var velocity: CGFloat = 0
  /// Kept, without an effect.
  open var velocityRange: CGFloat = 0
  /// Kept, without an effect.
  open var emissionLongitude: CGFloat = 0
  /// Kept, without an effect.
  open var emissionRange: CGFloat = 0
  /// Kept, without an effect.
  open var spin: CGFloat = 0
  /// Kept, without an effect.
  open var spinRange: CGFloat = 0
  /// Kept, without an effect.
  open var scale: CGFloat = 1
  /// Kept, without an effect.
  open var scaleRange: CGFloat = 0
  /// Kept, without an effect.
  open var scaleSpeed: CGFloat = 0
  /// Kept, without an effect.
  open var alphaSpeed: Float = 0
  /// Kept, without an effect.
  open var yAcceleration: CGFloat = 0
  /// Kept, without an effect.
  open var xAcceleration: CGFloat = 0
}

/// A layer whose sublayers keep their depth: `CATransformLayer`. It is drawn as any layer.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}
