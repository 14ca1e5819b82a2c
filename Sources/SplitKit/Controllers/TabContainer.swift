/// A container with a tab bar, as the stacks and the split views in its tabs know it.
protocol TabContainer: ViewController {
  /// Whether the bar belongs at the top of a pad, on screen or not. It follows from no size.
  var hasBarAtTop: Bool { get }
  /// Whether the bar is on screen at the top of a pad.
  var isBarAboveContent: Bool { get }
  /// Whether the bar is on screen at the bottom.
  var isBarBelowContent: Bool { get }
  /// The height that the bar at the top takes from content without a navigation bar, below the top inset. It is 0 if there
  /// is no such bar.
  var heightAbovePlainContent: Double { get }
  /// The part of the bar at the top that has the tabs, or nil if there is no such bar on screen.
  var tabsAtTop: Rect? { get }
  /// The frame of the button for a sidebar in the bar at the top, or nil if no such button is on screen.
  var sidebarButtonAtTop: Rect? { get }
}

extension ViewController {
  /// The nearest container with a tab bar around this controller.
  var tabContainer: (any TabContainer)? {
    var candidate = parent
    while let controller = candidate {
      if let container = controller.asTabContainer { return container }
      candidate = controller.parent
    }
    return nil
  }

  /// The distance between the top of this controller's view and the content of a column without bars, below a tab bar at the
  /// top that this controller is a tab of. It is 0 without such a bar.
  var topOfColumnUnderTabBar: Double {
    guard let tabs = parent?.asTabContainer else { return 0 }
    let height = tabs.heightAbovePlainContent
    return height > 0 ? view.safeArea.top + height : 0
  }
}
