/// A controller's own view, as its pane shows it.
struct ViewLayer {
  let content: ShownContent
  /// The frame of the navigation bar in the window, or nil if there is no such bar.
  var navigationBarFrame: Rect?
  /// The slot of the toolbar at the bottom in the window, or nil if there is none.
  var bottomToolbarFrame: Rect?
  /// The insets of the content below the view's bars, or nil if the view has no such bars.
  var contentSafeArea: EdgeInsets?
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
  /// The id of the container on the wire, or nil for the controller that draws the layer.
  var container: String?
  var role = PaneRole.content
  var column = PaneColumn.none
  var isVisible = true
  var isInHierarchy = true
  var isDimmed = false
  /// Whether a layer over the child takes its touches.
  var isOutOfReach = false
  /// The edge at which the child can be resized at present.
  var edge: ResizableEdge?
  /// The presentation of the child, if its container shows it in a popover.
  var presentation: ShownPresentation?
  /// The bars that lie over the child and over everything in it, if the reader is about touches.
  var bars: [ElementRow] = []

  init(_ controller: ViewController) { self.controller = controller }
}

/// A bar that is a pane of its own.
struct BarLayer {
  /// The id of the bar among those of the content.
  let id: String
  let content: ShownContent
  let frame: Rect
  let safeArea: EdgeInsets
  let isVisible: Bool
  /// The items of the bar, if the reader is about touches. Touches beside the rows go to what is below.
  var rows: [ElementRow] = []
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
