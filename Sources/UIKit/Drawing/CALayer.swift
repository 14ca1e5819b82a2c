import Foundation

/// How corners are rounded: `CALayerCornerCurve`. Both are drawn alike.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a curve.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A smooth curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer: `CACornerMask`. All corners are rounded alike, so a mask is kept and not drawn.
public struct CACornerMask: OptionSet, Sendable {
  /// The raw value, which is Core Animation's.
  public let rawValue: UInt
  /// Creates a mask from Core Animation's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A colour of Core Graphics, which holds a `UIColor` here: `CGColor`.
public struct CGColor: Hashable, Sendable {
  /// The colour.
  let color: UIColor
  init(_ color: UIColor) { self.color = color }
}

extension UIColor {
  /// The colour for a layer. A dynamic colour stays dynamic.
  public var cgColor: CGColor { CGColor(self) }
  /// Creates the colour of a layer.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.color.components(for: .current)
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}

/// The layer with which a view is drawn: `CALayer`.
///
/// The background, the border, the corner radius and the shadow are drawn. A layer that an app adds is kept and not drawn.
@preconcurrency @MainActor
open class CALayer: ObjectBase {
  weak var view: UIView?
  private var ownFrame = CGRect.zero

  /// Creates a layer.
  public override init() { super.init() }

  /// The frame: that of the view, or the layer's own.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }
  /// The bounds: those of the view, or the layer's own.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set { if let view { view.bounds = newValue } else { ownFrame.size = newValue.size } }
  }
  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { note() } } }
  /// Kept: all corners are rounded.
  open var maskedCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  /// Kept, without an effect.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border in points.
  open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { note() } } }
  /// The colour of the border, which is black by default.
  open var borderColor: CGColor? = UIColor.black.cgColor { didSet { note() } }
  /// The colour behind the contents, if the view has none.
  open var backgroundColor: CGColor? { didSet { note() } }
  /// Whether what lies outside is cut off: the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasks }
    set { if let view { view.clipsToBounds = newValue } else { ownMasks = newValue } }
  }
  private var ownMasks = false
  /// The opacity of the shadow from 0 to 1.
  open var shadowOpacity: Float = 0 { didSet { note() } }
  /// The radius of the shadow in points.
  open var shadowRadius: CGFloat = 3 { didSet { note() } }
  /// The distance of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { note() } }
  /// Kept: a shadow is black.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  /// Kept, without an effect.
  open var shadowPath: AnyObject?
  /// The opacity: that of the view.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }
  /// Whether the layer is hidden: as the view is.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }
  /// Kept and not drawn.
  open var contents: Any?
  /// Kept, without an effect.
  open var zPosition: CGFloat = 0
  /// Kept, without an effect.
  open var shouldRasterize = false
  /// Kept, without an effect.
  open var rasterizationScale: CGFloat = 1
  /// Kept, without an effect.
  open var contentsScale: CGFloat = 1
  /// Kept and not drawn.
  open var mask: CALayer?
  /// A name.
  open var name: String?
  /// The layers that the app has added, which are not drawn.
  open private(set) var sublayers: [CALayer]?
  /// Keeps a layer, which is not drawn.
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  /// Keeps a layer, which is not drawn.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
  }
  /// Does nothing.
  open func removeFromSuperlayer() {}
  /// Does nothing, because layers are not drawn by themselves.
  open func setNeedsDisplay() {}
  /// Does nothing, because views are laid out.
  open func setNeedsLayout() {}
  /// Does nothing, because animations are not drawn by layers.
  open func removeAllAnimations() {}

  private func note() { view?.noteChange() }
}

/// A layer with a gradient: `CAGradientLayer`. It is kept and not drawn.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// Kept and not drawn.
  open var colors: [Any]?
  /// Kept and not drawn.
  open var locations: [NSNumber]?
  /// Kept and not drawn.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Kept and not drawn.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer with a shape: `CAShapeLayer`. It is kept and not drawn.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// Kept and not drawn.
  open var fillColor: CGColor?
  /// Kept and not drawn.
  open var strokeColor: CGColor?
  /// Kept and not drawn.
  open var lineWidth: CGFloat = 1
}
