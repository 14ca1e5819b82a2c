/// One of the things that a controller puts on screen.
///
/// A controller lists its layers back to front, wherever it is and whether it can be seen or not: what holds it decides
/// that. `PaneReader` makes panes of them.
enum Layer {
  /// The controller's own view.
  case view(ViewLayer)
  /// All that a contained controller puts on screen.
  case child(ChildLayer)
  /// A bar that is a pane of its own.
  case bar(BarLayer)
  /// What lies over other panes and takes their touches.
  case cover(CoverLayer)
  /// A line between two columns.
  case line(id: String, frame: Rect)
}

/// A controller's own view, with the bars and the content that are drawn in it.
struct ViewLayer {
  var content: ViewModel?
  var navigationBar: ViewModel?
  var toolbar: ViewModel?
  /// The insets of the content below the view's bars; nil where it has none.
  var contentSafeArea: EdgeInsets?
  var elements = PaneElements()
}

/// Where a contained controller stands in the one that contains it.
struct ChildLayer {
  /// The column of the child's pane.
  enum PaneColumn {
    case none
    case column(Column)
    /// The one in which the container stands.
    case inherited
  }

  let controller: ViewController
  /// The controller that is its container on the wire; nil for the one that lists the layer.
  var container: String?
  var role = Pane.Role.content
  var column = PaneColumn.none
  var isVisible = true
  var isInHierarchy = true
  var isDimmed = false
  /// The edge at which it can be resized now.
  var edge: ResizableEdge?
  /// How it is presented, where its container shows it in a popover.
  var presentation: PresentationState?
  /// The bar that lies over it.
  var bar: ElementRow?

  init(_ controller: ViewController) { self.controller = controller }
}

/// A bar that is a pane of its own.
struct BarLayer {
  let id: String
  let frame: Rect
  let safeArea: EdgeInsets
  let isVisible: Bool
  let content: Value
  let row: ElementRow
}

/// What lies over other panes and takes their touches. A tap on it may do something.
struct CoverLayer {
  let id: String
  /// The controller whose view it belongs to.
  let controller: ViewController
  let frame: Rect
  /// From 0, which cannot be seen, to 1.
  let opacity: Double
  /// Whether it is there now. The id of one that is not can be named all the same: a tap on it says why it is refused.
  var isShown = true
  /// Whether swipes over it are for the controller; else nobody takes them.
  var passesSwipes = false
  let didTap: () -> Void
}

extension CoverLayer {
  /// The one element that it is.
  var row: ElementRow {
    ElementRow(area: frame, elements: [Element(id: id, frame: frame, touch: .perform(didTap))])
  }
}

extension Layer {
  /// What can be tapped in the layer itself; not what its child has.
  var elements: PaneElements {
    switch self {
    case .view(let view): view.elements
    case .bar(let bar): PaneElements(rows: [bar.row])
    case .cover(let cover): PaneElements(rows: [cover.row])
    case .child, .line: PaneElements()
    }
  }
}
