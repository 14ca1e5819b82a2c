/// Where a primary column that is hidden waits on iOS 26, where its view leaves the hierarchy
/// (spec/split-view.md 5.2, M26 observed where not marked).
enum Parking {
  /// At the window's origin: after the first appearance, where a mere resize took the column away, and where an
  /// expand leaves it hidden [inferred].
  case origin
  /// Beyond the primary's edge: after a request [at once, inferred], and after any later layout: one for another size,
  /// other insets or other properties, or one of a later message.
  case beyondEdge
}

/// Where each column that can be hidden waits.
struct ColumnParking: Equatable {
  var primary = Parking.origin
  var supplementary = Parking.origin
  /// The message in which they were put there.
  var message = 0

  subscript(column: Column) -> Parking {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .secondary, .compact, .inspector: .origin
    }
  }

  /// All of them beyond the edge: what a request does.
  static let beyondEdge = ColumnParking(primary: .beyondEdge, supplementary: .beyondEdge)

  /// After a layout at another size: a column that this took away is at the origin, one that was hidden before goes
  /// beyond the edge.
  init(afterResizeFrom before: ShownColumns, to after: ShownColumns, in message: Int) {
    self.message = message
    primary = before.contains(.primary) && !after.contains(.primary) ? .origin : .beyondEdge
    supplementary = before.contains(.supplementary) && !after.contains(.supplementary) ? .origin : .beyondEdge
  }

  /// All at the origin: where columns are that an appearance or an expand leaves hidden.
  init(atOriginIn message: Int) { self.message = message }

  private init(primary: Parking, supplementary: Parking) {
    self.primary = primary
    self.supplementary = supplementary
  }
}

extension SplitViewController {
  /// Whether a hidden primary has left the hierarchy, with its last insets.
  private var isPrimaryParked: Bool { state.expanded != nil && !shownColumns.contains(.primary) && !design.keepsHiddenPrimaryInHierarchy }

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
    let insets = EdgeInsets(bottom: view.floatingColumn(x: 0, width: 0, insets: view.safeArea, bottomBar: bottomBarHeight).safeArea.bottom)
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
