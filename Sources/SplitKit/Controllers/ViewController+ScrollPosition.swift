extension ViewController {
  /// The greatest offset at which content still fills the area below the bars, which is 0 if all of it fits.
  package func maximumOffset(of contentHeight: Double) -> Double {
    max(0, contentHeight - visibleHeight)
  }

  /// The offset of the content, or nil if it is at its top or does not scroll.
  package var scrolledOffset: Double? { contentLayout.flatMap { $0.offset.y > 0 ? $0.offset.y : nil } }

  /// Scrolls to an offset from a place, or stays if there is none.
  package func restore(offset: Value?) {
    if let y = offset?.number { didScroll(to: Point(x: 0, y: y)) }
  }

  /// The offset nearest to `offset` that shows the content from `top` to `bottom`, or its top if the content is too
  /// high.
  package func revealingOffset(_ offset: Double, of top: Double, to bottom: Double) -> Double {
    max(0, min(top, max(offset, bottom - visibleHeight)))
  }

  /// The height that neither bars nor the keyboard cover.
  private var visibleHeight: Double { view.frame.height - scrollInsets.top - scrollInsets.bottom }

  /// The width in which text is easy to read, as of the whole window's view.
  package var readableWidth: Double {
    LayoutMargins(of: view.frame.size, safeArea: view.safeArea, traits: traitCollection).readableWidth
  }

  /// The width between the left and right insets.
  package var contentWidth: Double { max(0, view.frame.width - view.safeArea.left - view.safeArea.right) }
}
