/// Where a navigation bar's items are: from the edges inwards, an image 44 wide, a title by its length.
///
/// Widths of text are the page's to know, so a title's is an estimate of 9 a letter.
struct NavigationBarLayout {
  /// The row of items, without the inset above it and the insets beside it.
  let area: Rect
  /// The items in their order from the edges, with their frames.
  let items: [(id: String, frame: Rect)]

  /// Nil of an empty stack, which has no bar.
  init?(of navigation: NavigationController) {
    guard let bar = NavigationBar(of: navigation) else { return nil }
    let view = navigation.view
    var area = view.frame.inset(by: view.safeArea)
    area.height = navigation.itemRowHeight
    let isMirrored = navigation.traitCollection.layoutDirection == .rightToLeft
    var leading = bar.leading.map { (id: $0.id, width: $0.barWidth) }
    if let id = bar.backID { leading.insert((id, 24 + Self.letterWidth * Double(bar.backTitle.count)), at: 0) }
    let trailing = bar.trailing.map { (id: $0.id, width: $0.barWidth) }
    self.area = area
    items =
      Self.row(leading, in: area, fromRight: isMirrored) + Self.row(trailing, in: area, fromRight: !isMirrored)
  }

  /// The item at a point: those at the edge reach to the edge.
  func item(at point: Point) -> String? {
    guard area.contains(point) else { return nil }
    return items.first { item in
      item.frame.contains(point)
        || (item.frame.x == area.x + Self.margin && point.x < item.frame.x)
        || (item.frame.maxX == area.maxX - Self.margin && point.x >= item.frame.maxX)
    }?.id
  }

  private static func row(_ items: [(id: String, width: Double)], in area: Rect, fromRight: Bool)
    -> [(id: String, frame: Rect)]
  {
    var end = margin
    return items.map { item in
      defer { end += item.width }
      let frame = Rect(x: area.x + end, y: area.y, width: item.width, height: area.height)
      return (item.id, fromRight ? frame.mirrored(in: area) : frame)
    }
  }

  private static let margin: Double = 8
  fileprivate static let letterWidth: Double = 9
}

extension BarButtonItem {
  fileprivate var barWidth: Double {
    max(44, title.map { 16 + NavigationBarLayout.letterWidth * Double($0.count) } ?? 0)
  }
}

extension Window {
  /// Where a button of a bar is that can be seen; nil where it is in none.
  func frame(ofBarButton id: String) -> Rect? {
    for root in [rootViewController] + presented {
      for case let navigation as NavigationController in root.visibleNow
      where !(navigation.parent is NavigationController) {
        if let item = NavigationBarLayout(of: navigation)?.items.first(where: { $0.id == id }) { return item.frame }
      }
    }
    return nil
  }
}
