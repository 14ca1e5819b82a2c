/// The edges that the content of a controller has not scrolled away from. Content that does not scroll is at both.
struct ContentEdges: Equatable {
  var isAtTop = true
  var isAtBottom = true
}

/// How far a content has scrolled, and its height with its insets, in points.
package struct ContentExtent {
  let offset: Double
  let height: Double

  /// Creates the extent of a content.
  package init(offset: Double, height: Double) { (self.offset, self.height) = (offset, height) }

  init(of layout: ContentLayout) {
    self.init(
      offset: layout.offset.y,
      height: layout.metrics.contentSize.height + layout.contentInset.top + layout.contentInset.bottom)
  }
}

extension ViewController {
  /// The extent of the controller's own content, or nil for a controller without one. A layout asks for it, so it must not read the whole
  /// content.
  var contentExtent: ContentExtent? { counterpart?.engineContentExtent ?? contentLayout.map(ContentExtent.init) }

  /// The controller whose content scrolls under the bars around this one, with the extent of the content: this controller, or the first
  /// one in it that has such a content.
  var scrollingContent: (controller: ViewController, extent: ContentExtent)? {
    if let contentExtent { return (self, contentExtent) }
    return visibleChildren.lazy.compactMap(\.scrollingContent).first
  }

  /// The edges at which the content under the bars is.
  var contentEdges: ContentEdges {
    guard let (content, extent) = scrollingContent else { return ContentEdges() }
    // A fraction of a pixel is no scroll.
    return ContentEdges(
      isAtTop: extent.offset < 0.5, isAtBottom: extent.offset > extent.height - content.view.frame.height - 0.5)
  }
}
