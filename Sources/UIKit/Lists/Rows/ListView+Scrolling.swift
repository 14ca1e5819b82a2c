import Foundation

/// Where a list is scrolled to, and what of it is visible.
extension ListView {
  /// The visible part of the contents that no bar covers.
  var visiblePart: (top: CGFloat, height: CGFloat) {
    (scrolled.y, max(0, bounds.height - adjustedContentInset.top - adjustedContentInset.bottom))
  }

  /// The bounds of the list in its contents.
  var boundsOfRows: CGRect {
    CGRect(
      x: scrolled.x, y: scrolled.y - adjustedContentInset.top, width: max(content.size.width, bounds.width), height: bounds.height
    )
  }

  /// Whether the page scrolls the list by itself and reports nothing: it is beside other views, and another scroll view is the one whose
  /// offset is known.
  var isScrolledByPageAlone: Bool {
    guard let root = nearestController?.viewIfLoaded, root.bounds.width > 0 else { return false }
    return ViewsReader.paneScroll(in: root, width: root.bounds.width) !== self
  }

  /// The rows with cells in the bounds of the list, from the top.
  var visiblePaths: [IndexPath] {
    let bounds = boundsOfRows
    return content.presentPaths.filter { content.row(at: $0)?.frame.intersects(bounds) == true }
  }

  /// The row at a point of the contents, or nil.
  func path(at point: CGPoint) -> IndexPath? {
    content.paths(in: CGRect(x: point.x, y: point.y, width: 1, height: 1)).first { rectOfRow(at: $0)?.contains(point) == true }
  }

  /// Scrolls to a row. A list that has no size yet does so in its first layout. A row that is more than two screens away is shown at once,
  /// because the rows on the way have no cells.
  func scroll(to target: ListTarget, animated: Bool) {
    var isNear = false
    if let offset = offset(of: target) {
      isNear = (offset - scrolled.y).magnitude <= 2 * max(visiblePart.height, 1)
      setOffset(CGPoint(x: scrolled.x, y: offset))
    }
    // A scroll to another place takes the target away, so it is noted last.
    content.target = target
    setNeedsLayout()
    nearestController?.scroll(toRow: target.path, of: self, animated: animated && isNear)
  }

  /// Scrolls to a row that has no cell. Returns false for no row, and for one that has a cell.
  func reveal(_ path: IndexPath) -> Bool {
    guard let row = content.row(at: path), row.cell == nil else { return false }
    scroll(to: ListTarget(path: path, position: .nearest), animated: false)
    return true
  }

  /// The offset at which a row has its position, or nil before the first layout.
  func offset(of target: ListTarget) -> CGFloat? {
    guard content.hasFrames, content.size.width > 0, let row = content.extent(of: target.path) else { return nil }
    let (top, height) = visiblePart
    return target.offset(of: row, from: top, height: height - coverOfKeyboard, end: content.size.height + coverOfKeyboard)
  }

  /// The height by which the keyboard covers more of the list than the safe area does, in points.
  private var coverOfKeyboard: CGFloat { max(0, keyboardInset - adjustedContentInset.bottom) }

  /// Corrects the offset after a layout in which rows above the visible part have had other heights than were expected.
  func correctOffset(by correction: CGFloat) {
    content.correction += correction
    setScrolled(scrolled.y + correction)
  }

  /// Gives the rows their frames, again if others are visible then, and scrolls to the row that was asked for. Its position can follow from the
  /// heights of rows that have no cell yet. A list that is asked for a layout by its own cells is in one already.
  func layOutRows(_ layOut: () -> Void) {
    guard !content.isPlacing else { return }
    let before = scrolled
    content.isPlacing = true
    place(layOut)
    if let target = content.target, bounds.height > 0 {
      content.target = nil
      offset(of: target).map(setScrolled)
      place(layOut)
      offset(of: target).map(setScrolled)
    }
    content.isPlacing = false
    if scrolled != before { delegate?.scrollViewDidScroll(self) }
    let waiting = content.waiting
    content.waiting = []
    for change in waiting { change() }
  }

  private func place(_ layOut: () -> Void) {
    for _ in 0..<3 {
      layOut()
      if content.suits(visiblePart, x: scrolled.x) { return }
    }
  }

  /// Makes a change of the rows now or, while these get their frames, afterwards. An app can ask for it while it makes a cell.
  func afterPlacing(_ change: @escaping () -> Void) {
    guard content.isPlacing else { return change() }
    content.waiting.append(change)
  }

  /// The frame of a row, which follows from an estimate for a row that has never had a cell; nil for no row.
  func rectOfRow(at path: IndexPath) -> CGRect? {
    guard let row = content.row(at: path), let extent = content.extent(of: path) else { return nil }
    if content.sections?[path.section].isGrid == true { return row.frame }
    let inset = row.frame.width > 0 ? row.frame.minX : content.inset
    return CGRect(x: inset, y: extent.top, width: max(0, content.size.width - 2 * inset), height: extent.height)
  }
}
