/// The taps on the items of a bar and on the rows of a sidebar.
extension TabBarController {
  /// Handles a tap on an item. A tap on the selected item pops its stack to the root (AD documented), unless something
  /// is presented over it. A stack in a split view stays as it is (unmeasured).
  func didTapItem(at index: Int) {
    if hasMore, index == overflow.lowerBound {
      didTapMore()
    } else if shownTabs.isEmpty {
      didTapItem(of: viewControllers[index])
    } else {
      didTap(shownTabs[index].selection)
    }
  }

  private func didTapItem(of controller: ViewController) {
    guard shouldSelect(controller) else { return }
    if controller !== selectedViewController { selectedViewController = controller } else { goBackToRoot() }
    tellDidSelect(controller)
  }

  /// Handles a tap on a tab, in the bar or in the sidebar.
  func didTap(_ tab: Tab) {
    let previous = selectedTab
    guard shouldSelect(tab) else { return }
    if !select(tab) { goBackToRoot() }
    tellDidSelectTab(after: previous)
  }

  func goBackToRoot() {
    guard presentedViewController == nil else { return }
    (shownController as? NavigationController)?.popToRootViewController()
  }
}
