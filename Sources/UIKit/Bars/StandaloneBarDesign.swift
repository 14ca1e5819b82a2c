import Foundation
internal import SplitKit

/// The distances of the items in a bar that an app has put among its views, in points: by eye before iOS 26, and measured since then for
/// toolbars (spec/views.md 918). Other bars have the figures of a navigation bar (917; inferred).
@MainActor
struct StandaloneBarDesign {
  /// The distance between the edge of the bar and the first item.
  let margin: CGFloat
  /// The distance between items.
  let gap: CGFloat
  /// The space beside the title of an item, at both ends together.
  private let titlePadding: CGFloat
  /// The height of the buttons, which are at the top of the bar, or nil for that of the bar.
  private let height: CGFloat?

  init(of bar: UIView) {
    guard UIDevice.isRunning(iOS: 26) else {
      (margin, gap, titlePadding, height) = (16, 8, 0, nil)
      return
    }
    let isPad = bar.traitCollection.userInterfaceIdiom == .pad
    if bar is UIToolbar {
      (margin, gap, titlePadding, height) = (bar.systemMargin, 12, 32, isPad ? 44 : 48)
    } else {
      (margin, gap, titlePadding, height) = (isPad ? 10 : 16, 10, 32, nil)
    }
  }

  /// The distance between two items. A space of no width of its own has none beside it since iOS 26, where it separates groups.
  func gap(between first: UIBarButtonItem, and second: UIBarButtonItem) -> CGFloat {
    height != nil && (first.space != nil || second.space != nil) ? 0 : gap
  }

  /// The width of a button: that of its title and the space beside it, or a square for an image.
  func width(of button: UIButton?) -> CGFloat {
    guard let button else { return 24 }
    if let height, button.currentTitle == nil { return height }
    let content = titlePadding > 0 ? button.titleLabel?.intrinsicContentSize.width : nil
    return max(height ?? 24, (content ?? button.intrinsicContentSize.width) + titlePadding)
  }

  /// The position and the height of the row of buttons in a bar.
  func row(in barHeight: CGFloat) -> (y: CGFloat, height: CGFloat) { (0, height ?? barHeight) }
}
