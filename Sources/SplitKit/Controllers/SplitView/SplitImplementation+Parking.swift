/// The places of hidden columns (spec/split-view.md 5.2, M26 observed where not marked).
extension SplitImplementation {
  /// Whether a hidden primary has left the hierarchy, where it keeps its last insets.
  private var isPrimaryParked: Bool {
    shownMode != nil && !shownColumns.contains(.primary) && !design.keepsHiddenColumnsInHierarchy
  }

  /// Places a column. A parked column keeps its insets, and those of its content, from its last time on screen, or has
  /// none if it never was. Before iOS 26, a hidden column is laid out off screen like any other.
  ///
  /// A parked primary also keeps the width that it had when it was last laid out, while its place follows from its present
  /// width (spec/containers.md 400: observed for a triple, inferred for the others).
  func place(
    _ container: ViewController, of column: Column, _ placement: ViewPlacement, isParked: Bool, _ parking: Parking
  ) {
    guard isParked else { return container.layOut(split.belowTabBar(placement, for: container)) }
    var frame = placement.frame
    if parking != .beyondEdge { (frame.x, frame.y) = (view.frame.x, view.frame.y) }
    let width = container.view.frame.width
    if column == .primary, parking != .laidOutAtOrigin, width > 0 { frame.width = width }
    container.park(at: frame)
  }

  /// Sets the insets of a primary that an expand leaves hidden, which is an exception: it has the insets of a floating
  /// primary. Its content has that bottom inset, and the top inset of the collapsed stack.
  func insetHiddenPrimaryAfterExpand() {
    guard isPrimaryParked, let primary else { return }
    let insets = EdgeInsets(
      bottom: view.floatingColumn(x: 0, width: 0, insets: view.safeArea, inset: design.standing.inset, bottomBar: bottomBarHeight)
        .safeArea.bottom)
    primary.view.safeArea = insets
    guard let content = (primary as? NavigationController)?.innermostTop, content !== primary else { return }
    content.view.safeArea = EdgeInsets(
      top: (primary as? NavigationController)?.contentTop(filling: view) ?? view.safeArea.top, left: insets.left,
      bottom: insets.bottom, right: insets.right)
  }
}

extension ViewController {
  /// Moves this controller and the visible ones inside it, without changing their insets. The bars of a parked stack can be in
  /// the strip of a tab bar that is not parked, and so can fit in another way afterwards.
  fileprivate func park(at frame: Rect) {
    view.frame = frame
    for child in visibleChildren { child.park(at: frame) }
    presentedInside?.park(at: frame)
    (self as? NavigationController)?.noteFit()
  }
}
