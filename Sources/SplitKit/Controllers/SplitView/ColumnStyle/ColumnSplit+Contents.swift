/// Changes of a column's content while the split is on screen (spec/split-view.md 5.10, M26 observed; for a new secondary in iOS 14 to 17,
/// see spec/reports.md 448).
extension ColumnSplit {
  /// Sets the content of a column. The navigation controller that the split made around the old content stays, with
  /// everything around it, and the delegate is not called. An app's own navigation controller is left as it is.
  func setContent(_ controller: ViewController, for column: Column) {
    let (before, wrapper) = (onScreen, wrapper(of: column))
    let isFirst = slots.content(column) == nil
    slots.setContent(controller, column)
    guard slots.container(column) != nil || column != .inspector else { return }
    guard let wrapper, !isLeftAsItIs(controller, in: column) else {
      return replaceContainer(of: column, noting: before)
    }
    if column == .secondary, design.pushesNewSecondary, !isFirst {
      wrapper.uncover(controller)
    } else {
      wrapper.exchangeContent(for: controller, keeping: isContainer)
    }
    setNeedsLayout()
  }

  /// Whether the user has gone back from a content that was pushed on the split's own stack (spec/reports.md 448).
  func hasPoppedContent(of column: Column) -> Bool {
    guard design.pushesNewSecondary, column == .secondary, let wrapper = wrapper(of: column), let content = slots.content(column)
    else {
      return false
    }
    return !wrapper.viewControllers.contains { $0 === content }
  }

  /// The navigation controller that the split has made around a column's content, or nil if there is none.
  private func wrapper(of column: Column) -> NavigationController? {
    guard let container = slots.container(column), container !== slots.content(column) else { return nil }
    return container as? NavigationController
  }

  /// Removes the content of a column (5.10). In an expanded split, the content is told that it will move but not that
  /// it did, and the container leaves. If the container is the app's own, visible controllers are told both
  /// (unmeasured). If the column is on top of a collapsed split, the emptied container stays, and the delegate is told
  /// that the column is hidden.
  func removeContent(of column: Column) {
    if column == .inspector { hideInspector() }
    let (before, wrapper) = (onScreen, wrapper(of: column))
    let isOnTop = stackedColumn == column
    slots.setContent(nil, column)
    guard let container = slots.container(column) else { return }
    switch (stage == .collapsed && column != .inspector, wrapper) {
    case (true, .some(let wrapper)):
      wrapper.exchangeContent(for: nil, keeping: isContainer)
      if isOnTop { announceHidden(column) }
    case (_, .none): replaceContainer(of: column, noting: before)
    case (false, .some(let wrapper)): remove(container, wrapper, of: column)
    }
    setNeedsLayout()
  }

  /// Empties a column whose container has found another parent.
  func release(_ child: ViewController) {
    if let column = slots.column(of: child) {
      slots.setContainer(nil, column)
      slots.setContent(nil, column)
      slots.detach(child)
    }
    child.detach()
    setNeedsLayout()
  }

  private func announceHidden(_ column: Column) {
    var announcements = ColumnAnnouncements()
    announcements.announce(.hide, column)
    split.tellWill(announcements)
    split.tellDid(announcements)
  }

  private func remove(_ container: ViewController, _ wrapper: NavigationController, of column: Column) {
    let leaving = container.onScreen
    let presented = leaving.filter { $0.presentationRoot !== split.presentationRoot }
    for controller in leaving { controller.setAppearance(.disappearing) }
    slots.setContainer(nil, column)
    wrapper.dropContent()
    detachContainer(container)
    // A controller that is presented over one of the column disappears as everywhere.
    for controller in presented { controller.setAppearance(.disappeared) }
    for controller in leaving { controller.appearance = .disappeared }
    placeColumns()
  }

  /// Replaces the container of a column, if it cannot take the new content: the column was empty, or the controller is
  /// not wrapped. Only the controllers that come and go are told (inferred). While the compact column is shown, no
  /// other column is on a stack, so the next expand makes the new container.
  private func replaceContainer(of column: Column, noting before: [ViewController]) {
    if usesCompact { return slots.setContainer(nil, column) }
    let stacked = stage == .collapsed ? stackedColumns : []
    takeStackApart()
    slots.container(column).map(detachContainer)
    slots.setContainer(nil, column)
    let container = container(making: column)
    if stage == .collapsed {
      stack(column == .primary ? [.primary] + stacked : stacked)
    } else if let container {
      attach(container)
    }
    container?.innermostTop.loadViewIfNeeded()
    showReplaced(before)
  }

  /// Sets or removes the compact column. While it is shown, the new controller takes its place. If there is none any
  /// more, the other columns are stacked, as in a collapse (inferred).
  func setCompact(_ controller: ViewController?) {
    let before = onScreen
    slots.container(.compact).map(detachContainer)
    slots.setContainer(nil, .compact)
    slots.setContent(controller, .compact)
    guard usesCompact else { return }
    if let container = container(making: .compact) {
      attach(container)
    } else {
      leaveCompact()
      prepareColumns()
      stack(Column.fromPrimaryEdge)
    }
    showReplaced(before)
  }
}

extension NavigationController {
  /// Brings a controller to the top of the stack: pops to it if it is there already, and pushes it otherwise.
  fileprivate func uncover(_ controller: ViewController) {
    if viewControllers.contains(where: { $0 === controller }) {
      popToViewController(controller, animated: false)
    } else {
      pushViewController(controller, animated: false)
    }
  }

  /// Replaces the stack's own controllers by another root, or by none, like a column's container. The old ones leave
  /// completely before the new one comes, and nothing is animated (5.10, M26 observed). Columns that are nested above
  /// them stay, and cover the new root. A column that was covered by a controller of the stack's own appears (inferred).
  func exchangeContent(for root: ViewController?, keeping isNested: (ViewController) -> Bool) {
    let nested = viewControllers.filter(isNested)
    let old = viewControllers.filter { !isNested($0) }
    let leaving = old.filter(\.isOnScreen)
    for controller in old { controller.beginMove(to: nil) }
    for controller in leaving { controller.setAppearance(.disappearing) }
    for controller in leaving { controller.setAppearance(.disappeared) }
    viewControllers = nested
    for controller in old {
      controller.parent = nil
      controller.endMove(to: nil)
    }
    if !nested.isEmpty, !leaving.isEmpty { showUncovered() }
    if let root { insertContent(root, below: nested) }
  }

  private func showUncovered() {
    layoutIfPlaced()
    let appearance = AppearanceChange(from: [], in: self)
    appearance.begin()
    appearance.end()
  }

  /// Inserts a root, which appears if it is seen. A root that was presented over the stack is dismissed, and then it is.
  private func insertContent(_ root: ViewController, below nested: [ViewController]) {
    root.leave(for: self)
    viewControllers = [root] + nested
    root.beginMove(to: self)
    root.loadViewIfNeeded()
    layoutIfPlaced()
    guard isOnScreen, nested.isEmpty else { return }
    root.setAppearance(.appearing)
    [root].tellThatTheyAppear()
    root.setAppearance(.appeared)
  }

  /// Removes all controllers of the stack.
  func dropContent() {
    let old = viewControllers
    viewControllers = []
    for controller in old { controller.detach() }
  }
}
