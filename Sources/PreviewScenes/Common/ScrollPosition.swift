import SplitKit

extension ViewController {
  /// The highest offset at which content still fills the area below the bars; 0 when all of it fits.
  func maximumOffset(of contentHeight: Double) -> Double {
    max(0, contentHeight - visibleHeight)
  }

  /// Where the content is; nil at its top and where nothing scrolls.
  var scrolledOffset: Double? { contentLayout.flatMap { $0.offset.y > 0 ? $0.offset.y : nil } }

  /// Scrolls to an offset from a place; without one nothing moves.
  func restore(offset: Value?) {
    if let y = offset?.number { didScroll(to: Point(x: 0, y: y)) }
  }

  /// The offset nearest to this one at which the content from `top` to `bottom` can be seen; its top, where it is too high.
  func revealingOffset(_ offset: Double, of top: Double, to bottom: Double) -> Double {
    max(0, min(top, max(offset, bottom - visibleHeight)))
  }

  /// What neither bars nor the keyboard cover.
  private var visibleHeight: Double { view.frame.height - scrollInsets.top - scrollInsets.bottom }

  /// The width between the left and right insets.
  var contentWidth: Double { max(0, view.frame.width - view.safeArea.left - view.safeArea.right) }
}
