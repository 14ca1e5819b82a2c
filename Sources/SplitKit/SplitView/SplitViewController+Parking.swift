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
  private var isPrimaryParked: Bool { !mode.showsPrimary && !application.profile.keepsHiddenPrimaryInHierarchy }

  /// Lays the primary out where it is shown. Hidden, it keeps its insets, and its content's, as they last were on
  /// screen: none if it never was. Before iOS 26 a hidden primary is laid out like any other, off screen.
  func placePrimary(_ primary: ViewController, _ placement: ViewPlacement) {
    guard isPrimaryParked else { return primary.layOut(placement) }
    var frame = placement.frame
    if parking == .origin { (frame.x, frame.y) = (view.frame.x, view.frame.y) }
    primary.park(at: frame)
  }

  /// The one exception: the primary of a collapsed stack that an expand leaves hidden has the floating primary's
  /// insets, and its content that bottom under the top of the collapsed stack.
  func insetHiddenPrimaryAfterExpand() {
    guard isPrimaryParked, let primary else { return }
    let insets = columnFrames.primary.safeArea
    primary.view.safeArea = insets
    guard let content = (primary as? NavigationController)?.innermostTop, content !== primary else { return }
    content.view.safeArea = EdgeInsets(
      top: view.safeArea.top + application.profile.navigationBarHeight, left: insets.left, bottom: insets.bottom,
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
