import Foundation

/// The lengths of a menu in points (by eye from the versions; nobody has measured them).
@MainActor
struct MenuMetrics {
  /// Whether the menu looks as on iOS 26: images before the words, the sign of a menu in this one behind them, and lines only between
  /// groups. In earlier versions images stand behind the words, and that sign stands where marks do.
  let isGlass = UIDevice.isRunning(iOS: 26)

  var width: CGFloat { 250 }
  /// The least distance from the edges of the window.
  let margin: CGFloat = 8
  /// The distance between the menu and what it belongs to.
  let gap: CGFloat = 8
  /// The distance from the sides to the words and the images.
  var padding: CGFloat { isGlass ? 22 : 16 }
  /// The room for a mark before the words, or for the sign of a menu in this one.
  let signRoom: CGFloat = 28
  /// The side of the square in which an image stands, and its distance from the words.
  let imageSide: CGFloat = 22
  let imageGap: CGFloat = 12
  /// The least height of an element, and the distance from its words to its edges.
  var row: CGFloat { isGlass ? 42 : 44 }
  let rowPadding: CGFloat = 11
  /// The height of elements that stand beside each other.
  let palette: CGFloat = 60
  /// The height of a title.
  let title: CGFloat = 32
  /// The distance above the first and below the last element.
  var end: CGFloat { isGlass ? 10 : 0 }
  /// The height of what parts groups.
  var groupGap: CGFloat { isGlass ? 21 : 8 }

  /// The frame of the menu: below its source or, where there is more room, above it, at the side of the source that is nearer to an
  /// edge of the window.
  func frame(height: CGFloat, at source: CGRect?, in window: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let area = window.inset(by: safeArea).insetBy(dx: margin, dy: margin)
    let (width, height) = (min(width, area.width), min(height, area.height))
    guard let source else {
      return CGRect(x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
    }
    let x = source.midX < window.midX ? source.minX : source.maxX - width
    let (below, above) = (source.maxY + gap, source.minY - gap - height)
    let isBelow = below + height <= area.maxY || area.maxY - below >= source.minY - gap - area.minY
    return CGRect(
      x: max(area.minX, min(x, area.maxX - width)), y: max(area.minY, min(isBelow ? below : above, area.maxY - height)),
      width: width, height: height)
  }
}
