import Foundation

#if !canImport(ObjectiveC)
  /// A list of Core Foundation, which has the name that code converts its lists to.
  public typealias CFArray = NSArray
#endif

/// The colours that a context draws with: `CGColorSpace`. It has no effect.
public final class CGColorSpace: NSObject, @unchecked Sendable {
  /// The name of the colours of most screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of more colours.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Creates colours by their name.
  public convenience init?(name: String) { self.init() }
}

/// The colours of a screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// Shades of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// A change from colour to colour: `CGGradient`. It is kept and not drawn.
public final class CGGradient: NSObject, @unchecked Sendable {
  /// Creates a change of colours.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) { super.init() }
  /// Creates a change of colours by their parts.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
    count: Int
  ) { super.init() }
}

/// Whether a change of colours goes on at its ends: `CGGradientDrawingOptions`.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw value, which is that of Core Graphics.
  public let rawValue: UInt32
  /// Creates options from the raw value of Core Graphics.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour goes on.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Has no effect.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {}
  /// Has no effect.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  /// Has no effect.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Has no effect.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
}
