extension Window {
  /// The element under a finger: of the frontmost pane's content, else of the bar over it. Nil where there is none, and
  /// where what is there is disabled.
  func hitTest(_ point: Point) -> Element? {
    guard let pane = Scene(of: self).frontmostPane(at: point) else { return nil }
    let id = pane.role == .dimming ? pane.id : controller(pane.controller)?.hit(point, in: pane)
    return id.flatMap { Elements(of: self).all[$0] }.flatMap { $0.isEnabled ? $0 : nil }
  }
}

extension Scene {
  /// The pane that takes a touch at that point.
  func frontmostPane(at point: Point) -> Pane? {
    panes.last { pane in
      pane.isVisible && pane.isInteractive && pane.frame.contains(point)
    }
  }

  /// Why a finger cannot reach a pane; nil when it can.
  func reasonOutOfReach(pane id: String) -> String? {
    guard let index = panes.firstIndex(where: { $0.id == id }) else { return "it is not on screen" }
    let pane = panes[index]
    if !pane.isVisible { return "it is off screen" }
    if pane.isDimmed { return "it lies under a dimmed area" }
    if !pane.isInteractive { return "it is not interactive" }
    // What follows a modal pane is drawn in it.
    let modal = panes.lastIndex { $0.role == .modal } ?? 0
    return modal > index ? "it is covered" : nil
  }
}

extension ViewController {
  fileprivate func hit(_ point: Point, in pane: Pane) -> String? {
    if let tabBar = self as? TabBarController, pane.role == .tabBar { return tabBar.item(at: point) }
    return isUnderContent(point) ? element(at: point) : outermostNavigation?.barItem(at: point)
  }

  /// Whether the point is inside the content's own area, not under a bar.
  private func isUnderContent(_ point: Point) -> Bool { view.frame.inset(by: view.safeArea).contains(point) }

  /// The navigation controller whose bar is shown over this controller.
  private var outermostNavigation: NavigationController? {
    var outermost = self as? NavigationController
    var controller = parent
    while let navigation = controller as? NavigationController {
      outermost = navigation
      controller = navigation.parent
    }
    return outermost
  }
}

extension TabBarController {
  /// The items share the bar's width equally, in reading order.
  fileprivate func item(at point: Point) -> String? {
    let count = viewControllers.count
    let position = Int((point.x - barFrame.x) / barFrame.width * Double(count))
    let index = traitCollection.layoutDirection == .rightToLeft ? count - 1 - position : position
    return viewControllers.indices.contains(index) ? Pane.tabItemID(of: viewControllers[index], in: self) : nil
  }
}

extension NavigationController {
  /// The bar's item at a point, where a bar lays them out: from the edges inwards, an image 44 wide, a title by
  /// its length. Widths of text are the page's to know, so a title's is an estimate of 9 a letter.
  fileprivate func barItem(at point: Point) -> String? {
    guard let bar = NavigationBar(of: self), isInBar(point) else { return nil }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let left = view.frame.x + view.safeArea.left
    let right = view.frame.maxX - view.safeArea.right
    let fromLeading = isMirrored ? right - point.x : point.x - left
    let fromTrailing = isMirrored ? point.x - left : right - point.x
    var leading = bar.leading.map { (id: $0.id, width: $0.barWidth) }
    if let id = bar.backID { leading.insert((id, 24 + 9 * Double(bar.backTitle.count)), at: 0) }
    let trailing = bar.trailing.map { (id: $0.id, width: $0.barWidth) }
    return Self.item(at: fromLeading, in: leading) ?? Self.item(at: fromTrailing, in: trailing)
  }

  /// The bar lies below the top inset, between the side insets.
  private func isInBar(_ point: Point) -> Bool {
    var area = view.frame.inset(by: view.safeArea)
    area.height = application.profile.navigationBarHeight
    return area.contains(point)
  }

  private static let margin: Double = 8

  private static func item(at distance: Double, in items: [(id: String, width: Double)]) -> String? {
    var end = margin
    for item in items {
      end += item.width
      if distance < end { return item.id }
    }
    return nil
  }
}

extension BarButtonItem {
  fileprivate var barWidth: Double { max(44, title.map { 16 + 9 * Double($0.count) } ?? 0) }
}
