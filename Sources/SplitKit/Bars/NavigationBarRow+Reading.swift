extension NavigationBarRow {
  /// Nil for an empty stack, which has no bar.
  init?(of navigation: NavigationController) {
    guard let bar = NavigationBar(of: navigation) else { return nil }
    let view = navigation.view
    var insets = view.safeArea
    insets.top = navigation.barTop
    var area = view.frame.inset(by: insets)
    area.height = navigation.itemRowHeight
    var leading = bar.leading.map { (id: $0.id, width: $0.barWidth) }
    if let id = bar.backID { leading.insert((id, BarRow.backButtonWidth(title: bar.backTitle)), at: 0) }
    self.init(
      area: area, leading: leading, trailing: bar.trailing.map { (id: $0.id, width: $0.barWidth) },
      isMirrored: navigation.traitCollection.layoutDirection == .rightToLeft)
  }
}

extension Window {
  /// Where a button of a bar is that can be seen; nil where it is in none.
  func frame(ofBarButton id: String) -> Rect? {
    for root in [rootViewController] + presented {
      for case let navigation as NavigationController in root.visibleNow
      where !(navigation.parent is NavigationController) {
        if let item = NavigationBarRow(of: navigation)?.items.first(where: { $0.id == id }) { return item.frame }
      }
      for toolbar in root.visibleNow.compactMap(\.toolbar) {
        if let item = toolbar.itemFrames.first(where: { $0.id == id }) { return item.frame }
      }
    }
    return nil
  }
}
