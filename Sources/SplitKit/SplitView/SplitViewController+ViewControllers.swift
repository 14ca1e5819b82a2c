extension SplitViewController {
  /// The primary and the secondary while expanded, whatever the mode; the sole controller while collapsed.
  ///
  /// Before the split appears an assignment is only kept: nothing is loaded, and nothing has a parent
  /// (spec/split-view.md 3.8, M26 observed). Assigning the same controllers again changes nothing. Of an array of
  /// more than two the rest is dropped (S0 observed); of an empty one nothing is shown.
  public var viewControllers: [ViewController] {
    get { [primary, isCollapsed ? nil : secondary].compactMap { $0 } }
    set {
      guard !newValue.elementsEqual(viewControllers, by: { $0 === $1 }) else { return }
      isMounted ? replace(with: newValue) : keep(newValue)
    }
  }

  private func keep(_ controllers: [ViewController]) {
    primary = controllers.first
    secondary = controllers.dropFirst().first
  }

  /// Replaces what is shown: those that go leave the tree, those that come join it. While collapsed the first
  /// is the sole one, and a second is remembered for the next expand (inferred).
  private func replace(with controllers: [ViewController]) {
    let before = onScreen
    let old = children
    keep(controllers)
    if isCollapsed {
      rememberedSecondary = secondary
      stackAtCollapse = primaryStack
    }
    for controller in old where !children.contains(where: { $0 === controller }) { controller.detach() }
    for controller in children where !old.contains(where: { $0 === controller }) {
      controller.attach(to: self)
    }
    placeColumns()
    let appearance = AppearanceChange(from: before, in: self)
    appearance.begin()
    appearance.end()
    setNeedsLayout()
  }

  /// The primary's stack, outermost first; of a plain primary the primary alone.
  var primaryStack: [ViewController] {
    (primary as? NavigationController)?.viewControllers ?? primary.map { [$0] } ?? []
  }

  /// The column whose content a controller on top of the collapsed stack is; nil for one that was never a
  /// column's, such as one that was pushed since (spec 5.10, M26 observed).
  var columnOnTop: Column? {
    guard let top = primaryStack.last else { return nil }
    if top === rememberedSecondary { return .secondary }
    return stackAtCollapse.contains { $0 === top } ? .primary : nil
  }

  /// The columns that can be seen: none before the split appears.
  var shownColumns: ShownColumns {
    guard isMounted else { return [] }
    return isCollapsed ? columnOnTop.map { [$0] } ?? [] : mode.shownColumns
  }
}
