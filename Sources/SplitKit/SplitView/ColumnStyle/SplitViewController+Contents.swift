/// Replacing what is in a column while the split is on screen (spec/split-view.md 5.10, M26 observed).
extension SplitViewController {
  /// Puts a controller into a column. Its container stays, and so does everything around it; no delegate call.
  func setContent(_ controller: ViewController, for column: Column) {
    if column == .inspector, slots.container(.inspector) == nil { return slots.setContent(controller, column) }
    let isOnScreen = slots.container(column).map(\.isOnScreen) ?? false
    slots.setContent(controller, column)
    guard let container = slots.container(column) as? NavigationController, !(controller is NavigationController) else {
      return replaceContainer(of: column)
    }
    container.replaceRoot(with: controller, isOnScreen: isOnScreen)
    setNeedsLayout()
  }

  /// A container that cannot take the new content makes place for another: of a column that was empty, and where a
  /// navigation controller is set as it is (inferred).
  private func replaceContainer(of column: Column) {
    let before = onScreen
    if let old = slots.container(column) {
      detachContainer(old)
      (old.parent as? NavigationController)?.releaseFromStack(old)
    }
    slots.setContainer(nil, column)
    guard let container = container(making: column) else { return }
    container.innermostTop.loadViewIfNeeded()
    if isCollapsed { return setNeedsLayout() }
    attach(container)
    placeColumns()
    let appearance = AppearanceChange(from: before, in: self)
    appearance.begin()
    appearance.end()
    setNeedsLayout()
  }

  /// Empties a column (5.10): expanded, the content is told that it goes but not that it went, and the container leaves;
  /// collapsed and on top, the emptied container stays where it is, and the delegate hears that the column is hidden.
  func removeContent(of column: Column) {
    let content = slots.content(column)
    let shown = shownColumns
    slots.setContent(nil, column)
    guard let container = slots.container(column) else { return }
    if isCollapsed {
      removeCollapsed(container, of: column, shown: shown)
    } else {
      removeExpanded(container, content, of: column)
    }
    setNeedsLayout()
  }

  private func removeExpanded(_ container: ViewController, _ content: ViewController?, of column: Column) {
    let leaving = container.onScreen
    for controller in leaving { controller.setAppearance(.disappearing) }
    slots.setContainer(nil, column)
    if let navigation = container as? NavigationController {
      navigation.viewControllers.forEach { $0.detach() }
      navigation.viewControllers = []
    }
    detachContainer(container)
    for controller in leaving { controller.appearance = .disappeared }
    placeColumns()
  }

  private func removeCollapsed(_ container: ViewController, of column: Column, shown: ShownColumns) {
    guard let navigation = container as? NavigationController else { return }
    let contents = navigation.viewControllers
    let leaving = contents.filter(\.isOnScreen)
    for content in contents { content.beginMove(to: nil) }
    for content in leaving { content.setAppearance(.disappearing) }
    for content in leaving { content.setAppearance(.disappeared) }
    navigation.viewControllers = []
    for content in contents {
      content.parent = nil
      content.endMove(to: nil)
    }
    guard shown.contains(column) else { return }
    var announcements = ColumnAnnouncements()
    announcements.announce(.hide, column)
    tellWill(announcements)
    tellDid(announcements)
  }

  /// Another controller for compact windows, or none. While it is the one that is shown, the new one takes its place
  /// (inferred).
  func setCompact(_ controller: ViewController?) {
    let old = slots.container(.compact)
    slots.setContent(controller, .compact)
    slots.setContainer(nil, .compact)
    guard let old, state.collapsed?.usesCompact == true else { return }
    let before = onScreen
    detachContainer(old)
    if let container = container(making: .compact) { attach(container) }
    placeColumns()
    let appearance = AppearanceChange(from: before, in: self)
    appearance.begin()
    appearance.end()
    setNeedsLayout()
  }
}

extension NavigationController {
  /// Takes the whole stack for another root, as a column's container does: the old one goes entirely before the new one
  /// comes, and nothing is animated (M26 observed).
  func replaceRoot(with root: ViewController, isOnScreen: Bool) {
    let old = viewControllers
    let leaving = old.filter(\.isOnScreen)
    for controller in old { controller.beginMove(to: nil) }
    for controller in leaving { controller.setAppearance(.disappearing) }
    for controller in leaving { controller.setAppearance(.disappeared) }
    viewControllers = []
    for controller in old {
      controller.parent = nil
      controller.endMove(to: nil)
    }
    root.leave(for: self)
    viewControllers = [root]
    root.beginMove(to: self)
    root.loadViewIfNeeded()
    layoutIfPlaced()
    guard isOnScreen else { return }
    root.setAppearance(.appearing)
    root.setAppearance(.appeared)
  }
}
