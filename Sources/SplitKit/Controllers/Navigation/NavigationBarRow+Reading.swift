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
