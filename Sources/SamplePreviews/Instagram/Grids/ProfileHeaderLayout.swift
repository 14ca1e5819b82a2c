import SplitKit

/// The places of the parts of a profile's header, from its leading upper corner (spec/split-view.md 9.7). The page draws
/// them at the same places.
struct ProfileHeaderLayout {
  let width: Double

  static let height = 350.0
  private static let padding = 20.0
  private static let avatarSide = 120.0
  /// The top and the height of the counters, which are below the portrait, and their greatest width together.
  private static let (countersTop, countersHeight, countersWidth) = (155.0, 70.0, 560.0)
  private static let counterSpacing = 20.0
  /// The height of the button, which is at the bottom, and its distance from the edges.
  private static let (buttonHeight, buttonInset) = (36.0, 40.0)

  /// The id of the part at a point, or nil if there is none.
  func element(at point: Point, in header: Value) -> String? {
    let bottom = Self.height - Self.padding
    if point.y >= bottom - Self.buttonHeight, point.y < bottom, point.x >= Self.buttonInset,
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

  /// The number of the counter at a point. The counters share their width equally.
  private func counter(at point: Point) -> Int? {
    guard point.y >= Self.countersTop, point.y < Self.countersTop + Self.countersHeight else { return nil }
    let whole = min(Self.countersWidth, width - 2 * Self.padding)
    let one = (whole - 2 * Self.counterSpacing) / 3
    let x = point.x - (width - whole) / 2
    guard x >= 0, x < whole, one > 0 else { return nil }
    let index = Int(x / (one + Self.counterSpacing))
    return x - Double(index) * (one + Self.counterSpacing) < one ? index : nil
  }
}
