/// Placing columns that are hidden (spec/split-view.md 5.2, M26 observed where not marked).
extension SplitImplementation {
  /// Whether a hidden primary has left the hierarchy, with its last insets.
  private var isPrimaryParked: Bool {
    shownMode != nil && !shownColumns.contains(.primary) && !design.keepsHiddenColumnsInHierarchy
  }

  /// Lays a column out where it is shown. Parked, it keeps its insets, and its content's, as they last were on screen:
  /// none if it never was. Before iOS 26 a hidden column is laid out like any other, off screen.
  func place(_ container: ViewController, _ placement: ViewPlacement, isParked: Bool, _ parking: Parking) {
    guard isParked else { return container.layOut(placement) }
    var frame = placement.frame
    if parking == .origin { (frame.x, frame.y) = (view.frame.x, view.frame.y) }
    container.park(at: frame)
  }

  /// The one exception: the primary of a collapsed stack that an expand leaves hidden has the floating primary's
  /// insets, and its content that bottom under the top of the collapsed stack.
  func insetHiddenPrimaryAfterExpand() {
    guard isPrimaryParked, let primary else { return }
    let insets = EdgeInsets(
      bottom: view.floatingColumn(x: 0, width: 0, insets: view.safeArea, inset: design.standing.inset, bottomBar: bottomBarHeight)
        .safeArea.bottom)
    primary.view.safeArea = insets
    guard let content = (primary as? NavigationController)?.innermostTop, content !== primary else { return }
    content.view.safeArea = EdgeInsets(
      top: view.safeArea.top + ((primary as? NavigationController)?.barHeight ?? 0), left: insets.left, bottom: insets.bottom,
      right: insets.right)
  }
}

extension ViewController {
  /// Moves this controller and what can be seen in it, and leaves the insets as they are.
  fileprivate func park(at frame: Rect) {
    view.frame = frame
    for child in visibleChildren { child.park(at: frame) }
  }
}
