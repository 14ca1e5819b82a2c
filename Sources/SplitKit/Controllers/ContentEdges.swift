/// The edges that the content of a controller has not scrolled away from. Content that does not scroll is at both.
struct ContentEdges: Equatable {
  var isAtTop = true
  var isAtBottom = true
}

extension ViewController {
  /// The controller whose content scrolls under the bars around this one: this controller, or the first one in it that has
  /// such a content.
  var scrollingContent: ViewController? {
    if contentLayout != nil { return self }
    return visibleChildren.lazy.compactMap(\.scrollingContent).first
  }

  /// The edges at which the content under the bars is.
  var contentEdges: ContentEdges {
    guard let content = scrollingContent, let layout = content.contentLayout else { return ContentEdges() }
    let height = layout.metrics.contentSize.height + layout.contentInset.top + layout.contentInset.bottom
    // A fraction of a pixel is no scroll.
    return ContentEdges(
      isAtTop: layout.offset.y < 0.5, isAtBottom: layout.offset.y > height - content.view.frame.height - 0.5)
  }
}
