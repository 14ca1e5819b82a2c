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
    guard !pane.isInteractive else { return nil }
    let isCovered = panes[(index + 1)...].contains { $0.presentation != nil }
    return isCovered ? "it is covered" : "it is not interactive"
  }
}

extension ViewController {
  fileprivate func hit(_ point: Point, in pane: Pane) -> String? {
    if let tabBar = self as? TabBarController, pane.role == .tabBar { return tabBar.item(at: point) }
    if let toolbar, toolbar.frame.contains(point) { return BarRow.item(at: point, in: toolbar.frame, toolbar.itemFrames) }
    // A stack is frontmost where nothing in it covers its bar.
    guard !isUnderContent(point) || self is NavigationController else { return element(at: point) }
    return outermostNavigation.flatMap(NavigationBarRow.init)?.item(at: point)
  }

  /// Whether the point is inside the content's own area, not under a bar.
  func isUnderContent(_ point: Point) -> Bool { view.frame.inset(by: view.safeArea).contains(point) }

  /// The navigation controller whose bar is shown over this controller.
  var outermostNavigation: NavigationController? {
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
  fileprivate func item(at point: Point) -> String? {
    let row = TabBarRow(
      frame: barFrame, count: viewControllers.count, isMirrored: traitCollection.layoutDirection == .rightToLeft)
    return row.item(at: point).map { Pane.tabItemID(of: viewControllers[$0], in: self) }
  }
}
