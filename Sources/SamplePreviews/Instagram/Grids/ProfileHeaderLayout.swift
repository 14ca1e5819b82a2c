import ContentBlocks
import SplitKit

/// The places of the parts of a profile's header, from its leading upper corner (spec/split-view.md 9.7). The page draws
/// them at the same places.
struct ProfileHeaderLayout {
  let width: Double
  let textSize: ContentSizeCategory

  /// The height at a text size, in points: that of the prototype, and what the parts with text grow by.
  static func height(at textSize: ContentSizeCategory) -> Double {
    [counters, about, button].reduce(350) { $0 + $1.at(textSize) - $1.usual }
  }

  /// The counters, each a number over its label. At the accessibility sizes they stand below each other.
  private static let counters = TextHeight(
    70, .title3, .subheadline, atAccessibilitySizes: .title3, .subheadline, .title3, .subheadline)
  /// The name and the text about the owner.
  private static let about = TextHeight(39, .subheadline, .subheadline)
  /// The button, which is at the bottom.
  private static let button = TextHeight(36, .subheadline)
  private static let padding = 20.0
  private static let avatarSide = 120.0
  /// The top of the counters, which are below the portrait, and their greatest width together.
  private static let (countersTop, countersWidth) = (155.0, 560.0)
  private static let counterSpacing = 20.0
  /// The distance of the button from the edges.
  private static let buttonInset = 40.0

  /// The id of the part at a point, or nil if there is none.
  func element(at point: Point, in header: Value) -> String? {
    let bottom = Self.height(at: textSize) - Self.padding
    if point.y >= bottom - Self.button.at(textSize), point.y < bottom, point.x >= Self.buttonInset,
      point.x < width - Self.buttonInset
    {
      return header["button"]?["id"]?.string
    }
    if point.y >= Self.padding, point.y < Self.padding + Self.avatarSide,
      abs(point.x - width / 2) <= Self.avatarSide / 2
    {
      return header["story"]?["id"]?.string
    }
    return counter(at: point).flatMap { header["counters"]?.id(ofElement: $0) }
  }

  /// The number of the counter at a point. The counters share their width equally or, if they stand below each other, their
  /// height.
  private func counter(at point: Point) -> Int? {
    let height = Self.counters.at(textSize)
    guard point.y >= Self.countersTop, point.y < Self.countersTop + height else { return nil }
    let whole = min(Self.countersWidth, width - 2 * Self.padding)
    let one = (whole - 2 * Self.counterSpacing) / 3
    let x = point.x - (width - whole) / 2
    guard x >= 0, x < whole, one > 0 else { return nil }
    if textSize.isAccessibilityCategory { return Int((point.y - Self.countersTop) / (height / 3)) }
    let index = Int(x / (one + Self.counterSpacing))
    return x - Double(index) * (one + Self.counterSpacing) < one ? index : nil
  }
}
