/// What is under a finger.
struct HitTest {
  let window: Window
  let scene: Scene
  let elements: Elements

  /// The element of the frontmost pane at that point: of its content, else of the bar over it.
  func element(at point: Point) -> Element? {
    guard let pane = frontmostPane(at: point) else { return nil }
    if pane.role == .dimming { return elements.all[pane.id] }
    guard let controller = window.controller(pane.controller), let id = controller.hit(point, in: pane) else {
      return nil
    }
    return elements.all[id].flatMap { $0.isEnabled ? $0 : nil }
  }

  private func frontmostPane(at point: Point) -> Pane? {
    scene.panes.last { pane in
      pane.isVisible && pane.role != .separator && pane.frame.contains(point)
        && (pane.isInteractive || pane.role == .dimming)
    }
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
    guard let bar = NavigationBar(of: self) else { return nil }
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
