/// Where a primary column that is hidden waits on iOS 26, where its view leaves the hierarchy
/// (spec/split-view.md 5.2, M26 observed where not marked).
enum Parking {
  /// At the window's origin: after the first appearance, where a mere resize took the column away, and where an
  /// expand leaves it hidden [inferred].
  case origin
  /// Beyond the primary's edge: after a request [at once, inferred], and after a later layout at another size.
  case beyondEdge
}

extension SplitViewController {
  /// Whether a hidden primary has left the hierarchy, with its last insets.
  private var isPrimaryParked: Bool { mode?.showsPrimary == false && !design.keepsHiddenPrimaryInHierarchy }

  /// Lays the primary out where it is shown. Hidden, it keeps its insets, and its content's, as they last were on
  /// screen: none if it never was. Before iOS 26 a hidden primary is laid out like any other, off screen.
  func placePrimary(_ primary: ViewController, _ placement: ViewPlacement) {
    guard isPrimaryParked else { return primary.layOut(placement) }
    var frame = placement.frame
    if state.expanded?.parking == .origin { (frame.x, frame.y) = (view.frame.x, view.frame.y) }
    primary.park(at: frame)
  }

  /// The one exception: the primary of a collapsed stack that an expand leaves hidden has the floating primary's
  /// insets, and its content that bottom under the top of the collapsed stack.
  func insetHiddenPrimaryAfterExpand() {
    guard isPrimaryParked, let primary, let mode else { return }
    let insets = columnFrames(in: view, mode: mode).primary.safeArea
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
