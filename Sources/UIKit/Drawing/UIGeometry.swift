import Foundation

/// Distances from the edges of a rectangle, in points: `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  /// Insets of zero.
  public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle in the direction of reading, in points: `NSDirectionalEdgeInsets`.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()
}

/// A distance in two directions: `UIOffset`.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance down.
  public var vertical: CGFloat

  /// Creates a distance of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// Creates a distance.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  /// A distance of zero.
  public static let zero = UIOffset()
}

/// Some edges of a rectangle: `UIRectEdge`.
public struct UIRectEdge: OptionSet, Sendable {
  /// The raw value, which is UIKit's.
  public let rawValue: UInt
  /// Creates edges from UIKit's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Some edges of a rectangle in the direction of reading: `NSDirectionalRectEdge`.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The raw value, which is UIKit's.
  public let rawValue: UInt
  /// Creates edges from UIKit's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension CGRect {
  /// The rectangle without the insets at its edges. Insets larger than the rectangle lead to a size of zero.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: Swift.max(0, width - insets.left - insets.right),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }
}
