import Foundation

// The functions with which code of the time before Swift 3, and of files that were translated, makes and asks values.

/// A rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
/// A point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// Insets.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
/// The right edge of a rectangle.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The lower edge of a rectangle.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The left edge of a rectangle.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The upper edge of a rectangle.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The middle of a rectangle from left to right.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The middle of a rectangle from top to bottom.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The width of a rectangle.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height of a rectangle.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

private func text(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

/// A point as UIKit writes it, such as `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }
/// A size as UIKit writes it, such as `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(text(size.width)), \(text(size.height))}" }
/// A rectangle as UIKit writes it, such as `{{0, 0}, {1, 2}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// Insets as UIKit writes them, such as `{1, 2, 3, 4}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{\(text(insets.top)), \(text(insets.left)), \(text(insets.bottom)), \(text(insets.right))}"
}

extension NSCoder {
  /// A rectangle as UIKit writes it.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// A size as UIKit writes it.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// A point as UIKit writes it.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// The rectangle that UIKit has written.
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
  /// The size that UIKit has written.
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  /// The point that UIKit has written.
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// Insets as UIKit writes them.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
}

#if !canImport(ObjectiveC)
  // Foundation has values of rectangles with the names of a Mac.

  extension NSValue {
    /// Creates a value of a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// Creates a value of a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Creates a value of a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    /// The rectangle of the value.
    public var cgRectValue: CGRect { rectValue }
    /// The point of the value.
    public var cgPointValue: CGPoint { pointValue }
    /// The size of the value.
    public var cgSizeValue: CGSize { sizeValue }
    /// Creates a value of insets, which are those of the system's kind of value.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
      self.init(edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }
    /// The insets of the value.
    public var uiEdgeInsetsValue: UIEdgeInsets {
      let insets = edgeInsetsValue
      return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
#endif

extension NSIndexPath {
  /// Creates the path of a row in a section of a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Creates the path of an item in a section of a collection.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// The section, which is the first index.
  public var section: Int { index(atPosition: 0) }
  /// The row, which is the second index.
  public var row: Int { index(atPosition: 1) }
  /// The item, which is the second index.
  public var item: Int { index(atPosition: 1) }
}
