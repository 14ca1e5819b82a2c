/// Where a navigation bar's items are.
struct NavigationBarLayout {
  /// The row of items, without the inset above it and the insets beside it.
  let area: Rect
  /// The items in their order from the edges, with their frames.
  let items: [(id: String, frame: Rect)]

  /// Nil of an empty stack, which has no bar.
  init?(of navigation: NavigationController) {
    guard let bar = NavigationBar(of: navigation) else { return nil }
    let view = navigation.view
    var insets = view.safeArea
    insets.top = navigation.barTop
    var area = view.frame.inset(by: insets)
    area.height = navigation.itemRowHeight
    let isMirrored = navigation.traitCollection.layoutDirection == .rightToLeft
    var leading = bar.leading.map { (id: $0.id, width: $0.barWidth) }
    if let id = bar.backID { leading.insert((id, 24 + BarRow.letterWidth * Double(bar.backTitle.count)), at: 0) }
    let trailing = bar.trailing.map { (id: $0.id, width: $0.barWidth) }
    self.area = area
    items =
      BarRow.frames(of: leading, in: area, fromRight: isMirrored) + BarRow.frames(of: trailing, in: area, fromRight: !isMirrored)
  }

  /// The item at a point: those at the edge reach to the edge.
  func item(at point: Point) -> String? { BarRow.item(at: point, in: area, items) }
}

extension Window {
  /// Where a button of a bar is that can be seen; nil where it is in none.
  func frame(ofBarButton id: String) -> Rect? {
    for root in [rootViewController] + presented {
      for case let navigation as NavigationController in root.visibleNow
      where !(navigation.parent is NavigationController) {
        if let item = NavigationBarLayout(of: navigation)?.items.first(where: { $0.id == id }) { return item.frame }
      }
      for toolbar in root.visibleNow.compactMap(\.toolbar) {
        if let item = toolbar.itemFrames.first(where: { $0.id == id }) { return item.frame }
      }
    }
    return nil
  }
}
