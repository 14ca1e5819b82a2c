/// Replacing what is in a column while the split is on screen (spec/split-view.md 5.10, M26 observed).
extension ColumnSplit {
  /// Puts a controller into a column. The navigation controller that the split has made around the old one stays, and so
  /// does everything around it; no delegate call. An app's own navigation controller is left as it is.
  func setContent(_ controller: ViewController, for column: Column) {
    let (before, wrapper) = (onScreen, wrapper(of: column))
    slots.setContent(controller, column)
    guard slots.container(column) != nil || column != .inspector else { return }
    guard let wrapper, !isLeftAsItIs(controller, in: column) else {
      return replaceContainer(of: column, noting: before)
    }
    wrapper.exchangeContent(for: controller, keeping: isContainer)
    setNeedsLayout()
  }

  /// The navigation controller that the split itself has made around a column's content; nil where there is none.
  private func wrapper(of column: Column) -> NavigationController? {
    guard let container = slots.container(column), container !== slots.content(column) else { return nil }
    return container as? NavigationController
  }

  /// Empties a column (5.10): expanded, the content is told that it goes but not that it went, and the container leaves
  /// (where the container is the app's own, what is on screen is told both: unmeasured);
  /// collapsed and on top, the emptied container stays where it is, and the delegate hears that the column is hidden.
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

  /// A column's container has found another parent, and leaves its column empty.
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
    for controller in leaving { controller.setAppearance(.disappearing) }
    slots.setContainer(nil, column)
    wrapper.dropContent()
    detachContainer(container)
    for controller in leaving { controller.appearance = .disappeared }
    placeColumns()
  }

  /// A container that cannot take the new content makes place for another, or for none: of a column that was empty, and
  /// where a controller is left as it is. Nobody is told but those that come and go (inferred). While the compact column
  /// is the one that is shown no other is stacked, so the next expand makes the new one.
  private func replaceContainer(of column: Column, noting before: [ViewController]) {
    if usesCompact { return slots.setContainer(nil, column) }
    let stacked = stage == .collapsed ? stackedColumns : []
    takeStackApart()
    slots.container(column).map(detachContainer)
    slots.setContainer(nil, column)
    let container = container(making: column)
    container?.innermostTop.loadViewIfNeeded()
    if stage == .collapsed {
      stack(column == .primary ? [.primary] + stacked : stacked)
    } else {
      if let container { attach(container) }
    }
    showReplaced(before)
  }

  /// Another controller for compact windows, or none. While it is the one that is shown the new one takes its place; where
  /// there is none any more the other columns are stacked, as a collapse would (inferred).
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
  /// Takes what is its own on the stack for another root, or for none, as a column's container does: the old goes entirely
  /// before the new comes, and nothing is animated (5.10, M26 observed). Columns that are nested over it stay, and cover
  /// what is new.
  func exchangeContent(for root: ViewController?, keeping isNested: (ViewController) -> Bool) {
    let nested = viewControllers.filter(isNested)
    let old = viewControllers.filter { !isNested($0) }
    let isSeen = isOnScreen && nested.isEmpty
    let leaving = old.filter(\.isOnScreen)
    for controller in old { controller.beginMove(to: nil) }
    for controller in leaving { controller.setAppearance(.disappearing) }
    for controller in leaving { controller.setAppearance(.disappeared) }
    viewControllers = nested
    for controller in old {
      controller.parent = nil
      controller.endMove(to: nil)
    }
    if let root { insertContent(root, below: nested, isSeen: isSeen) }
  }

  private func insertContent(_ root: ViewController, below nested: [ViewController], isSeen: Bool) {
    root.leave(for: self)
    viewControllers = [root] + nested
    root.beginMove(to: self)
    root.loadViewIfNeeded()
    layoutIfPlaced()
    guard isSeen else { return }
    root.setAppearance(.appearing)
    root.setAppearance(.appeared)
  }

  /// Lets all that is on the stack go.
  func dropContent() {
    let old = viewControllers
    viewControllers = []
    for controller in old { controller.detach() }
  }
}
