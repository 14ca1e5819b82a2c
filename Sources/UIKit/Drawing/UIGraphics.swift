import Foundation

// Drawing in code. An app can make paths, contexts and images with it, and nothing of it is drawn: an image of a renderer is a
// placeholder of its size, and a view with `draw(_:)` is a box with the name of its class.

/// Corners of a rectangle: `UIRectCorner`.
public struct UIRectCorner: OptionSet, Sendable {
  /// The raw value, which is UIKit's.
  public let rawValue: UInt
  /// Creates corners from UIKit's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// The ends of lines: `CGLineCap`, with the raw values of Core Graphics.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// The corners of lines: `CGLineJoin`, with the raw values of Core Graphics.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
/// How colours are mixed: `CGBlendMode`, with the raw values of Core Graphics.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue
  case saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}
/// The rule for the inside of a path: `CGPathFillRule`.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
/// How a path is drawn: `CGPathDrawingMode`.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
/// How well an image is scaled: `CGInterpolationQuality`.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

/// A path: `CGPath`, of which the bounds of its points are known.
public class CGPath: Hashable, @unchecked Sendable {
  fileprivate(set) var points: [CGPoint] = []
  /// Creates an empty path.
  public init() {}
  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init()
    points = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }
  /// Creates the path of an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) { self.init(rect: rect) }
  /// Creates the path of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>? = nil
  ) { self.init(rect: rect) }
  /// The bounds of the points.
  public var boundingBox: CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
  /// The bounds of the points.
  public var boundingBoxOfPath: CGRect { boundingBox }
  /// Whether there are no points.
  public var isEmpty: Bool { points.isEmpty }
  /// The last point.
  public var currentPoint: CGPoint { points.last ?? .zero }
  /// Whether a point is in the bounds.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool { boundingBox.contains(point) }
  /// A copy.
  public func copy() -> CGPath? { self }
  /// Whether both have the same points.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.points == other.points }
  /// Hashes the points.
  public func hash(into hasher: inout Hasher) { for point in points { hasher.combine(point.x) } }
}

/// A path that an app makes: `CGMutablePath`.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Begins at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { points.append(point) }
  /// A line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { points.append(point) }
  /// Lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) { self.points += points }
  /// A curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { points.append(end) }
  /// A curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) { points.append(end) }
  /// A part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) { addRect(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)) }
  /// A rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    points += [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }
  /// A rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) { addRect(rect) }
  /// An ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { addRect(rect) }
  /// Another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { points += path.points }
  /// Closes the path.
  public func closeSubpath() {}
}

/// A path of UIKit: `UIBezierPath`. Its points are known, and it is not drawn.
open class UIBezierPath: NSObject {
  private let path = CGMutablePath()
  /// Creates an empty path.
  public override init() { super.init() }
  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// Creates an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  /// Creates a rectangle with some round corners.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(rect: rect)
  }
  /// Creates a part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Creates a path of Core Graphics.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }
  /// The path of Core Graphics.
  open var cgPath: CGPath {
    get { path }
    set {
      path.points = newValue.points
    }
  }
  /// The bounds of the points.
  open var bounds: CGRect { path.boundingBox }
  /// Whether there are no points.
  open var isEmpty: Bool { path.isEmpty }
  /// The last point.
  open var currentPoint: CGPoint { path.currentPoint }
  /// The width of lines in points.
  open var lineWidth: CGFloat = 1
  /// The ends of lines.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// The length at which corners are cut.
  open var miterLimit: CGFloat = 10
  /// How exact curves are.
  open var flatness: CGFloat = 0.6
  /// The rule for the inside.
  open var usesEvenOddFillRule = false
  /// Begins at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// A line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { path.addLine(to: endPoint) }
  /// A curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addLine(to: endPoint) }
  /// A part of a circle.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Closes the path.
  open func close() {}
  /// Removes everything.
  open func removeAllPoints() { path.points = [] }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// The same path from its end.
  open func reversing() -> UIBezierPath { self }
  /// Moves the points.
  open func apply(_ transform: CGAffineTransform) { path.points = path.points.map { $0.applying(transform) } }
  /// Whether a point is in the bounds.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  /// Kept, without an effect.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  /// Draws nothing.
  open func fill() {}
  /// Draws nothing.
  open func stroke() {}
  /// Draws nothing.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws nothing.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Has no effect.
  open func addClip() {}
}

/// A place to draw in: `CGContext`. Nothing is drawn.
public final class CGContext {
  init() {}
  /// Has no effect.
  public func saveGState() {}
  /// Has no effect.
  public func restoreGState() {}
  /// Has no effect.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Has no effect.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Has no effect.
  public func rotate(by angle: CGFloat) {}
  /// Has no effect.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// Has no effect.
  public func setFillColor(_ color: CGColor) {}
  /// Has no effect.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Has no effect.
  public func setStrokeColor(_ color: CGColor) {}
  /// Has no effect.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Has no effect.
  public func setLineWidth(_ width: CGFloat) {}
  /// Has no effect.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Has no effect.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Has no effect.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Has no effect.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Has no effect.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Has no effect.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Has no effect.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Has no effect.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Has no effect.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Has no effect.
  public var interpolationQuality = CGInterpolationQuality.default
  /// Has no effect.
  public func beginPath() {}
  /// Has no effect.
  public func closePath() {}
  /// Has no effect.
  public func move(to point: CGPoint) {}
  /// Has no effect.
  public func addLine(to point: CGPoint) {}
  /// Has no effect.
  public func addLines(between points: [CGPoint]) {}
  /// Has no effect.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Has no effect.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Has no effect.
  public func addRect(_ rect: CGRect) {}
  /// Has no effect.
  public func addEllipse(in rect: CGRect) {}
  /// Has no effect.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
  /// Has no effect.
  public func addPath(_ path: CGPath) {}
  /// Draws nothing.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Draws nothing.
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Draws nothing.
  public func strokePath() {}
  /// Draws nothing.
  public func fill(_ rect: CGRect) {}
  /// Draws nothing.
  public func fill(_ rects: [CGRect]) {}
  /// Draws nothing.
  public func stroke(_ rect: CGRect) {}
  /// Draws nothing.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Draws nothing.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws nothing.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws nothing.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Draws nothing.
  public func clear(_ rect: CGRect) {}
  /// Has no effect.
  public func clip(using rule: CGPathFillRule = .winding) {}
  /// Has no effect.
  public func clip(to rect: CGRect) {}
  /// Draws nothing.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
}

/// An image of Core Graphics: `CGImage`, which has a size in pixels alone.
public final class CGImage: @unchecked Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  init(size: CGSize, scale: CGFloat) { (width, height) = (Int(size.width * scale), Int(size.height * scale)) }
  /// A part of the image, of which the size is known.
  public func cropping(to rect: CGRect) -> CGImage? { CGImage(size: rect.size, scale: 1) }
}

/// The way in which images are drawn: `UIGraphicsImageRendererFormat`.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Creates the usual way.
  public required override init() { super.init() }
  /// The usual way.
  public class func `default`() -> Self { preferred() }
  /// The way that suits the screen.
  public class func preferred() -> Self { self.init() }
  /// Creates the way that suits some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  /// The number of pixels for each point.
  open var scale: CGFloat = 2
  /// Kept, without an effect.
  open var opaque = false
  /// Kept, without an effect.
  open var preferredRange = Range.automatic
  /// The ranges of colours, with UIKit's raw values.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
}

/// Draws images in code: `UIGraphicsImageRenderer`. The images are placeholders of the right size, because nothing is drawn.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// The way in which images are drawn.
  open var format: UIGraphicsImageRendererFormat { chosenFormat }
  private let chosenFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer of some bounds in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, chosenFormat) = (bounds, format)
    super.init()
  }
  /// Creates a renderer of some bounds in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
  /// Creates a renderer of a size in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// Creates a renderer of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Calls the closure, whose drawing has no effect. Returns a placeholder of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    GraphicsStack.drawing(bounds.size) { actions(UIGraphicsImageRendererContext(format: chosenFormat, bounds: bounds)) }
    return UIImage(drawn: bounds.size, named: "drawing")
  }
  /// Calls the closure. Returns no data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }
  /// Calls the closure. Returns no data.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void)
    -> Data
  {
    pngData(actions: actions)
  }
}

/// The context of a renderer: `UIGraphicsImageRendererContext`. Nothing is drawn.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext = CGContext()
  /// The way in which the image is drawn.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect
  init(format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    (self.format, self.bounds) = (format, bounds)
    super.init()
  }
  /// The image so far: a placeholder.
  open var currentImage: UIImage { UIImage(drawn: bounds.size, named: "drawing") }
  /// Draws nothing.
  open func fill(_ rect: CGRect) {}
  /// Draws nothing.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Draws nothing.
  open func stroke(_ rect: CGRect) {}
  /// Has no effect.
  open func clip(to rect: CGRect) {}
}

/// The sizes of the images that are being drawn, the last one innermost.
private enum GraphicsStack {
  static let sizes = Locked<[CGSize]>([])
  static var last: CGSize? { sizes.withLock(\.last) }
  static func begin(_ size: CGSize) { sizes.withLock { $0.append(size) } }
  static func end() { sizes.withLock { _ = $0.popLast() } }
  static func drawing(_ size: CGSize, _ body: () -> Void) {
    begin(size)
    body()
    end()
  }
}

/// The context that is drawn in: one that draws nothing, inside of a renderer or an image context, and nil elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.last == nil ? nil : CGContext() }
/// Begins an image.
public func UIGraphicsBeginImageContext(_ size: CGSize) { GraphicsStack.begin(size) }
/// Begins an image.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsStack.begin(size)
}
/// The image that was begun: a placeholder of its size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.last.map { UIImage(drawn: $0, named: "drawing") }
}
/// Ends an image.
public func UIGraphicsEndImageContext() { GraphicsStack.end() }
/// Has no effect.
public func UIGraphicsPushContext(_ context: CGContext) {}
/// Has no effect.
public func UIGraphicsPopContext() {}
/// Draws nothing.
public func UIRectFill(_ rect: CGRect) {}
/// Draws nothing.
public func UIRectFrame(_ rect: CGRect) {}
/// Draws nothing.
public func UIRectClip(_ rect: CGRect) {}
/// Draws nothing.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
/// Draws nothing.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
/// Does nothing: images are not stored.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

extension CGPoint {
  /// The point after a map.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size after a map.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The rectangle around the corners after a map.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { CGPoint(x: $0.0, y: $0.1).applying(t) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
