import Foundation
internal import SplitKit

/// The lengths of a menu in points (`MenuLengths`), and those that are by eye in every version.
@MainActor
struct MenuMetrics {
  /// Whether the menu looks as on iOS 26: images before the words, the sign of a menu in this one behind them, and lines only between
  /// groups. In earlier versions images stand behind the words, and that sign stands where marks do.
  let isGlass = UIDevice.isRunning(iOS: 26)
  let scale: CGFloat
  private let lengths: MenuLengths

  init(scale: CGFloat) {
    self.scale = scale
    lengths = UIDevice.isRunning(iOS: 26) ? .glass : .earlier
  }

  var width: CGFloat { CGFloat(lengths.width) }
  /// The least distance from the edges of the window.
  let margin: CGFloat = 8
  /// The distance between the menu and what it belongs to.
  let gap: CGFloat = 8
  /// The distance from the sides to the images, the signs and the lines.
  var edge: CGFloat { CGFloat(lengths.edge) }
  /// The distance from the sides to the text.
  var padding: CGFloat { CGFloat(lengths.words) }
  /// The distance from the leading side to the text if an element is marked.
  var markedPadding: CGFloat { CGFloat(lengths.markedWords) }
  /// The distance from the leading side to a mark.
  var mark: CGFloat { CGFloat(lengths.mark) }
  /// The space for the indicator of a submenu behind the text.
  let signRoom: CGFloat = 28
  /// The side of the square in which an image stands, and its distance from the words.
  let imageSide: CGFloat = 22
  let imageGap: CGFloat = 12
  /// The least height of an element, and the distance from its words to its edges.
  var row: CGFloat { CGFloat(lengths.row) }
  var rowPadding: CGFloat { CGFloat(lengths.above).nearestPixel(scale) }
  /// The distance between a title and a subtitle.
  var subtitleGap: CGFloat { CGFloat(lengths.subtitleGap).nearestPixel(scale) }
  /// The height of elements that stand beside each other.
  let palette: CGFloat = 60
  /// The height of a title, and the distance of its text from the top, or nil for one in the middle.
  var title: CGFloat { CGFloat(lengths.title).nearestPixel(scale) }
  var titleTop: CGFloat? { lengths.titleTop.map { CGFloat($0) } }
  /// The distance above the first and below the last element.
  var end: CGFloat { CGFloat(lengths.end) }
  /// The height of what parts groups.
  var groupGap: CGFloat { CGFloat(lengths.groupGap) }

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
