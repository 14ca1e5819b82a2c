/// The item More of a bar, which leads to the controllers that the bar has no space for (spec/reports.md 452).
///
/// They stay controllers of the tab bar controller. The chosen one is on the stack of `moreNavigationController`, above a list of all of
/// them. A stack among them is nested in that stack and shares its bar, so its own bar is hidden.
extension TabBarController {
  /// The indices of the controllers behind More. There are none if the bar has space for all controllers.
  var overflow: Range<Int> {
    let count = viewControllers.count
    guard let most = rules.mostItems(for: traitCollection), count > most else { return count..<count }
    return (most - 1)..<count
  }

  /// Whether the bar has the item More.
  package var hasMore: Bool { !overflow.isEmpty }

  var moreID: String { "\(id)/moreNavigation" }

  /// The controller with a name that can be selected: that of a tab, or the stack of More while there is More. The result is nil for any
  /// other name.
  package func selectable(named name: String) -> ViewController? {
    if hasMore, name == moreID { return moreNavigationController }
    return viewControllers.first { $0.id == name }
  }

  /// The controller that is shown: the selected one, or the stack of More with it.
  var shownController: ViewController? {
    if isMoreSelected, let madeMore { return madeMore }
    return viewControllers.indices.contains(index) ? viewControllers[index] : nil
  }

  /// The index of the controller on the stack of More, or nil if that shows its list.
  var indexInMore: Int? {
    guard let controller = madeMore?.viewControllers.dropFirst().first else { return nil }
    return viewControllers.firstIndex { $0 === controller }
  }

  /// Makes More fit the bar before a layout. A selected controller that goes behind More is shown by its stack, and one that comes out of
  /// it by its own tab. The list alone gives way to the tab that was selected before (both unmeasured).
  func arrangeMore() {
    returnToTabs()
    let isBehind = isMoreSelected ? indexInMore.map(overflow.contains) ?? hasMore : !overflow.contains(index)
    let isLeftOver = !hasMore && madeMore?.parent === self
    guard !isBehind || isLeftOver else { return }
    changeVisibleChildren {
      application.noteChange()
      let chosen = isMoreSelected ? indexInMore : index
      emptyMore()
      if hasMore, chosen.map(overflow.contains) ?? true {
        showInMore(chosen)
      } else {
        isMoreSelected = false
        index = chosen ?? index
      }
      if !hasMore { madeMore?.detach() }
    }
  }

  /// Shows a controller on the stack of More, or the list for nil, without calls to the delegate.
  func showInMore(_ index: Int?) {
    let more = moreNavigationController
    if more.parent == nil { more.attach(to: self) }
    isMoreSelected = true
    guard index != indexInMore || index == nil else { return }
    emptyMore()
    if let index { more.stack(viewControllers[index]) }
  }

  /// Takes everything above the list off the stack of More.
  func emptyMore() {
    for controller in (madeMore?.viewControllers.dropFirst() ?? []).reversed() { madeMore?.releaseFromStack(controller) }
    returnToTabs()
  }

  /// Makes the controllers that have left the stack of More children of the tab bar controller again.
  private func returnToTabs() {
    guard madeMore != nil else { return }
    for controller in viewControllers where controller.parent == nil { controller.attach(to: self) }
  }

  /// Handles a tap on a row of the list. No delegate of the tab bar controller is called (unmeasured).
  func didTapRow(at index: Int) {
    application.noteChange()
    madeMore?.push(viewControllers[index])
  }

  /// Handles a tap on More. A tap on the selected item pops its stack to the list, as in any other tab and with the same exception.
  func didTapMore() {
    let more = moreNavigationController
    guard shouldSelect(more) else { return }
    isMoreSelected ? goBackToRoot() : selectMore()
    tellDidSelect(more)
  }

  /// Shows the list, or what was left on its stack.
  func selectMore() {
    guard hasMore, !isMoreSelected else { return }
    changeVisibleChildren {
      application.noteChange()
      showInMore(indexInMore)
      layoutIfPlaced()
    }
    setNeedsLayout()
  }

  /// The item More. Its id differs from that of the item of any controller.
  var moreItem: TabItem {
    TabItem(
      id: "\(id)/more-item", title: application.language.word(.more), image: "ellipsis", isSelected: isMoreSelected, width: nil)
  }
}

/// The button Edit, with which the user sees the tabs that can be put in another order.
extension TabBarController {
  /// The controllers that can be put in another order: those of the app's choice, or else all (AD documented).
  package var customizableControllers: [ViewController] { customizable ?? viewControllers }

  /// Presents the list of the tabs, unless something else is presented.
  func beginCustomizing() {
    guard presenter(for: .pageSheet).canPresent else { return }
    tellWillBeginCustomizing()
    let stack = NavigationController(application, id: "\(id)/configureNavigation")
    stack.begin(with: CustomizableTabsController(of: self))
    stack.modalPresentationStyle = .pageSheet
    present(stack)
  }
}
