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

  /// The distance between two items. Groups are 12 apart, also across a fixed space of less (918), and a flexible space has none beside it.
  /// Every item is a group of its own here (ours).
  func gap(between first: UIBarButtonItem, and second: UIBarButtonItem) -> CGFloat {
    guard height != nil, let space = first.space ?? second.space else { return gap }
    // The distance is half before the space and half behind it.
    return first.isFlexibleSpace || second.isFlexibleSpace ? 0 : max(0, gap - CGFloat(space.width)) / 2
  }

  /// The width of a button: that of its title and the space beside it, or a square for an image.
  func width(of button: UIButton?) -> CGFloat {
    guard let button else { return 24 }
    guard titlePadding > 0 else { return max(24, button.intrinsicContentSize.width) }
    guard button.currentTitle != nil else { return height ?? 44 }
    return max(height ?? 44, (button.titleLabel?.intrinsicContentSize.width ?? 0) + titlePadding)
  }

  /// The position and the height of the row of buttons in a bar.
  func row(in barHeight: CGFloat) -> (y: CGFloat, height: CGFloat) { (0, height ?? barHeight) }
}
