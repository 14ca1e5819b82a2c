extension ViewController {
  /// The id of the element that the content's metrics find at a point of the window, or nil if there is none.
  func arrangedElement(at point: Point) -> String? {
    guard let layout = contentLayout, let viewModel else { return nil }
    let touch = ContentTouch(
      point: Point(x: point.x - view.frame.x, y: point.y - view.frame.y), paneWidth: view.frame.width,
      insets: layout.contentInset, offset: layout.offset,
      isMirrored: traitCollection.layoutDirection == .rightToLeft)
    return layout.metrics.element(at: touch, in: viewModel)
  }
}
