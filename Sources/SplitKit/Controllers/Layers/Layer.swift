/// A part of the screen that a controller draws.
///
/// A controller lists its layers from back to front. The list does not depend on whether the controller is visible,
/// because its container decides that. `PaneReader` makes panes from the layers.
enum Layer {
  /// The controller's own view.
  case view(ViewLayer)
  /// All layers of a child.
  case child(ChildLayer)
  /// A bar that is a pane of its own.
  case bar(BarLayer)
  /// A layer that lies over other panes and takes their touches.
  case cover(CoverLayer)
  /// A line between two columns.
  case line(id: String, frame: Rect)
}

/// A controller's own view, with the bars and the content that are drawn in it.
struct ViewLayer {
  var content: ViewModel?
  var navigationBar: ViewModel?
  /// The frame of the navigation bar in the window, or nil if there is no such bar.
  var navigationBarFrame: Rect?
  var toolbar: ViewModel?
  /// The insets of the content below the view's bars, or nil if the view has no such bars.
  var contentSafeArea: EdgeInsets?
  var elements = PaneElements()
}

/// A child in its container.
struct ChildLayer {
  /// The column of the child's pane.
  enum PaneColumn {
    case none
    case column(Column)
    /// The column of the container's own pane.
    case inherited
  }

  let controller: ViewController
  /// The id of the container on the wire, or nil for the controller that lists the layer.
  var container: String?
  var role = PaneRole.content
  var column = PaneColumn.none
  var isVisible = true
  var isInHierarchy = true
  var isDimmed = false
  /// The edge at which the child can be resized at present.
  var edge: ResizableEdge?
  /// The presentation of the child, if its container shows it in a popover.
  var presentation: ShownPresentation?
  /// The bar that lies over the child and over everything in it.
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

/// A layer that lies over other panes and takes their touches. A tap on it can have an effect.
struct CoverLayer {
  let id: String
  /// The controller whose view the layer belongs to.
  let controller: ViewController
  let frame: Rect
  /// The opacity, from 0 (invisible) to 1.
  let opacity: Double
  /// Whether the layer is on screen. A tap on the id of a layer that is not on screen is refused with the reason.
  var isShown = true
  /// Whether swipes over the layer go to the controller. Otherwise they have no effect.
  var passesSwipes = false
  let didTap: () -> Void
}

extension CoverLayer {
  /// The layer as a row with one element.
  var row: ElementRow {
    ElementRow(area: frame, elements: [Element(id: id, frame: frame, touch: .perform(didTap))])
  }
}

extension Layer {
  /// The elements of the layer itself, without those of a child.
  var elements: PaneElements {
    switch self {
    case .view(let view): view.elements
    case .bar(let bar): PaneElements(rows: [bar.row])
    case .cover(let cover): PaneElements(rows: [cover.row])
    case .child, .line: PaneElements()
    }
  }
}
