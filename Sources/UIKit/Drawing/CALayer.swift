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
  @Unkept var view: UIView?
  private var ownFrame = CGRect.zero

  /// Creates a layer.
  public override init() { super.init() }
  /// Creates a layer for an animation. No animation asks for one.
  public init(layer: Any) { super.init() }
  /// Creates a layer as a storyboard does, and as a view makes the layer of a class of the app's own.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes the layer of a view. A class of the app's own is made by `init(coder:)`, because no other initialiser is required.
  static func make(_ layerClass: AnyClass) -> CALayer {
    let makers: [(AnyClass, () -> CALayer)] = [
      (CALayer.self, { CALayer() }), (CAGradientLayer.self, { CAGradientLayer() }), (CAShapeLayer.self, { CAShapeLayer() }),
      (CATextLayer.self, { CATextLayer() }), (CAReplicatorLayer.self, { CAReplicatorLayer() }),
    ]
    if let maker = makers.first(where: { $0.0 == layerClass }) { return maker.1() }
    return (layerClass as? CALayer.Type)?.init(coder: EmptyCoder()) ?? CALayer()
  }

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
  open var shadowPath: CGPath?
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
  /// The layer that this one was added to, or nil.
  open private(set) weak var superlayer: CALayer?
  /// Keeps a layer, which is not drawn.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
  /// Keeps a layer, which is not drawn.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Keeps a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: (sublayers?.firstIndex { $0 === sibling } ?? (sublayers?.count ?? 0) - 1) + 1)
  }
  /// Keeps a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }
  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: max(0, min(index, layers.count)))
    sublayers = layers
    layer.superlayer = self
  }
  /// Leaves the layer that this one was added to.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// The object that draws the layer. It is kept and not asked.
  open weak var delegate: (any CALayerDelegate)?
  /// Kept: a layer has the place of its frame.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// Kept, without an effect.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Kept: layers are drawn without a transform.
  open var transform = CATransform3DIdentity
  /// Kept: layers are drawn without a transform.
  open var sublayerTransform = CATransform3DIdentity
  /// Sets a transform, which is not drawn.
  open func setAffineTransform(_ m: CGAffineTransform) {}
  /// Kept, without an effect.
  open var isOpaque = false
  /// Kept, without an effect.
  open var allowsEdgeAntialiasing = false
  /// Kept, without an effect.
  open var allowsGroupOpacity = true
  /// Kept, without an effect.
  open var isDoubleSided = true
  /// Kept, without an effect.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Kept, without an effect.
  open var needsDisplayOnBoundsChange = false
  /// Kept and not drawn.
  open var compositingFilter: Any?
  /// Kept and not drawn.
  open var filters: [Any]?
  /// Kept and not drawn.
  open var speed: Float = 1
  /// Kept and not drawn.
  open var timeOffset: CFTimeInterval = 0
  /// Kept and not drawn.
  open var beginTime: CFTimeInterval = 0
  /// The same layer, since nothing moves.
  open func presentation() -> Self? { self }
  /// The same layer.
  open func model() -> Self { self }
  /// Does nothing: animations of layers are not drawn. A delegate is told of the end at once.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }
  /// Does nothing.
  open func removeAnimation(forKey key: String) {}
  /// No animation.
  open func animation(forKey key: String) -> CAAnimation? { nil }
  /// No animations.
  open func animationKeys() -> [String]? { nil }
  /// Whether a point is in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The frontmost layer at a point of the layer around, or nil.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let own = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    guard !isHidden, contains(own) else { return nil }
    return sublayers?.reversed().lazy.compactMap { $0.hitTest(own) }.first ?? self
  }
  /// A point in the coordinates of another layer, or of the outermost one for nil.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (own, other) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + own.x - other.x, y: p.y + own.y - other.y)
  }
  /// A point of another layer, or of the outermost one for nil, in this one.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (own, other) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + other.x - own.x, y: p.y + other.y - own.y)
  }
  /// A rectangle in the coordinates of another layer, or of the outermost one for nil.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(origin: convert(r.origin, to: l), size: r.size) }
  /// A rectangle of another layer, or of the outermost one for nil, in this one.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CGRect(origin: convert(r.origin, from: l), size: r.size) }
  private var origin: CGPoint {
    let around = superlayer?.origin ?? .zero
    return CGPoint(x: around.x + frame.minX - bounds.minX, y: around.y + frame.minY - bounds.minY)
  }
  /// Puts a layer in the place of another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Kept, without an effect.
  open var drawsAsynchronously = false
  /// Kept, without an effect.
  open var isGeometryFlipped = false
  /// Kept, without an effect.
  open var actions: [String: any CAAction]?
  /// Kept, without an effect.
  open var style: [AnyHashable: Any]?
  /// Kept: contents are drawn whole.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Kept: contents are drawn whole.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Kept, without an effect.
  open var anchorPointZ: CGFloat = 0
  /// Kept, without an effect.
  open var minificationFilter = CALayerContentsFilter.linear
  /// Kept, without an effect.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Called to draw the layer. It is never called.
  open func display() {}
  /// Accepted and ignored: no property can be set by its name.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// Accepted and ignored: no property can be set by its name.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  /// Nil, because no property can be read by its name.
  open func value(forKey key: String) -> Any? { nil }
  /// Nil, because no property can be read by its name.
  open func value(forKeyPath keyPath: String) -> Any? { nil }
  /// Draws nothing.
  open func render(in ctx: CGContext) {}
  /// Draws nothing. It is never called.
  open func draw(in ctx: CGContext) {}
  /// Does nothing.
  open func layoutSublayers() {}
  /// Does nothing.
  open func layoutIfNeeded() {}
  /// Does nothing.
  open func displayIfNeeded() {}
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
  /// Kept and not drawn.
  open var type = CAGradientLayerType.axial
}

/// The kinds of gradients: `CAGradientLayerType`.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around a point, outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point, in a turn.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with a shape: `CAShapeLayer`. It is kept and not drawn.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// Kept and not drawn.
  open var path: CGPath?
  /// Kept and not drawn.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// Kept and not drawn.
  open var strokeColor: CGColor?
  /// Kept and not drawn.
  open var lineWidth: CGFloat = 1
  /// Kept and not drawn.
  open var strokeStart: CGFloat = 0
  /// Kept and not drawn.
  open var strokeEnd: CGFloat = 1
  /// Kept and not drawn.
  open var lineCap = CAShapeLayerLineCap.butt
  /// Kept and not drawn.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Kept and not drawn.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Kept and not drawn.
  open var lineDashPattern: [NSNumber]?
  /// Kept and not drawn.
  open var lineDashPhase: CGFloat = 0
  /// Kept and not drawn.
  open var miterLimit: CGFloat = 10
}

/// The ends of lines: `CAShapeLayerLineCap`.
public enum CAShapeLayerLineCap: String, Sendable { case butt, round, square }
/// The corners of lines: `CAShapeLayerLineJoin`.
public enum CAShapeLayerLineJoin: String, Sendable { case miter, round, bevel }
/// The rule for the inside of a shape: `CAShapeLayerFillRule`.
public enum CAShapeLayerFillRule: String, Sendable { case nonZero, evenOdd }
/// How contents fill a layer: `CALayerContentsGravity`.
public enum CALayerContentsGravity: String, Sendable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize, resizeAspect, resizeAspectFill
}

/// A layer with a text: `CATextLayer`. It is kept and not drawn.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text.
  open var string: Any?
  /// The font.
  open var font: AnyObject?
  /// The size of the font in points.
  open var fontSize: CGFloat = 36
  /// The colour.
  open var foregroundColor: CGColor?
  /// Whether the text is broken into lines.
  open var isWrapped = false
  /// The alignment.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// How the text ends.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// A layer that repeats others: `CAReplicatorLayer`. It is kept and not drawn.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The number of repetitions.
  open var instanceCount = 1
}

/// How contents are made smaller or larger: `CALayerContentsFilter`. It has no effect.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
  /// The name of Core Animation.
  public let rawValue: String
  /// Creates a way.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nearest points.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The points between.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Points of smaller pictures.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The alignment of the text of a layer: `CATextLayerAlignmentMode`. It has no effect.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  /// The name of Core Animation.
  public let rawValue: String
  /// Creates an alignment.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The alignment of the language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// How the text of a layer ends: `CATextLayerTruncationMode`. It has no effect.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  /// The name of Core Animation.
  public let rawValue: String
  /// Creates an end.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The text is cut.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
/// An object that draws a layer: `CALayerDelegate`. It is not asked.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Draws the layer.
  func display(_ layer: CALayer)
  /// Draws the layer in a context.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out the layers in one.
  func layoutSublayers(of layer: CALayer)
  /// The effect of a change of a value of the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Nothing.
  public func display(_ layer: CALayer) {}
  /// Nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CGColor {
  /// The parts from 0 to 1: red, green, blue and alpha.
  public var components: [CGFloat]? {
    let parts = color.components(for: .current)
    return [parts.red, parts.green, parts.blue, parts.alpha].map { CGFloat($0) }
  }
  /// The number of parts: 4.
  public var numberOfComponents: Int { 4 }
  /// The opacity from 0 to 1.
  public var alpha: CGFloat { CGFloat(color.components(for: .current).alpha) }
  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }
  /// Creates a colour of its parts from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Creates a grey from 0 to 1.
  public init(gray: CGFloat, alpha: CGFloat) { self.init(UIColor(white: gray, alpha: alpha)) }
}
