/// The tabs as objects, since iOS 18 (spec/containers.md 345 to 349).
extension TabBarController {
  /// The tabs: `UITabBarController.tabs`. A controller that was made of view controllers has none.
  ///
  /// An assignment keeps the selected tab. If it is not among the new tabs, the first one is selected, and the delegate is
  /// told. The identifiers of all tabs differ, and those of an assignment that repeats one are refused with a message in the
  /// log.
  public var tabs: [Tab] {
    get { shownTabs }
    set { replaceTabs(with: newValue) }
  }

  /// The selected tab, which can be inside a group; nil without tabs. An assignment tells the delegate (T26 observed).
  public var selectedTab: Tab? {
    get { shownTabs.indices.contains(selectedIndex) ? shownTabs[selectedIndex].selection : nil }
    set {
      guard let newValue else { return }
      let previous = selectedTab
      guard select(newValue) else { return }
      tellDidSelectTab(after: previous)
    }
  }

  private func replaceTabs(with tabs: [Tab]) {
    let names = (tabs + tabs.flatMap(\.tabsInside)).map(\.identifier)
    guard Set(names).count == names.count else {
      return application.raise("Two tabs have the same identifier", receiver: id)
    }
    let previous = selectedTab
    let next = tabs.firstIndex { $0.selection === previous }
    shownTabs = tabs
    replaceControllers(with: tabs.map(\.shownViewController), selecting: next ?? 0)
    if next == nil, !tabs.isEmpty { tellDidSelectTab(after: previous) }
  }

  /// Selects a tab without a call to the delegate. Returns whether the selection has changed.
  @discardableResult
  func select(_ tab: Tab) -> Bool {
    guard tab !== selectedTab, let index = shownTabs.firstIndex(where: { $0.contains(tab) }) else { return false }
    if let group = shownTabs[index] as? TabGroup, tab !== group.selection {
      group.selectedChild = tab === group ? nil : tab
      replaceControllers(with: shownTabs.map(\.shownViewController), selecting: index)
    } else {
      show(index)
    }
    return true
  }
}

extension Tab {
  fileprivate func contains(_ tab: Tab) -> Bool { self === tab || tabsInside.contains { $0 === tab } }
}
