/// A rectangle that is drawn: a column, a bar, a separator, a content.
package struct Pane: Equatable, Sendable, Identifiable {
  /// The id, which is unique in the window and stable for as long as the controller exists.
  package let id: String
  package var role: PaneRole
  /// The id of the container that placed the pane. The root of the window has none and names itself.
  package var container: String
  package var column: Column?
  /// The id of the controller whose view this is.
  package let controller: String
  /// The frame in window coordinates.
  package var frame: Rect
  /// The insets of the pane's own view.
  package var safeArea = EdgeInsets.zero
  /// The insets of the content below the pane's bars, or nil if the pane has no content.
  package var contentSafeArea: EdgeInsets?
  package var isVisible = true
  package var isInHierarchy = true
  /// Whether the pane lies under a dimming pane.
  package var isDimmed = false
  /// Whether the pane takes touches.
  package var isInteractive = true
  /// The opacity of a dimming pane, from 0 to 1.
  package var opacity: Double?
  /// The id of the view model of the navigation bar.
  package var navigationBar: String?
  /// The frame of the navigation bar in window coordinates, without the inset above it.
  package var navigationBarFrame: Rect?
  /// The id of the view model of the view's own toolbar.
  package var toolbar: String?
  /// The border and the shadow around the pane.
  package var decoration: ViewDecoration?
  /// The gestures that the view recognizes, besides taps on its elements.
  package var gestures: [GestureRecognizer.Gesture] = []
  package var layout: ContentLayout?
  /// The presentation of a presented controller's pane.
  package var presentation: ShownPresentation?
  /// The edge that can be dragged, or nil if there is none.
  package var resizable: ResizableEdge?
  /// The ids of the selected elements.
  package var selection: [String] = []
  /// The id of the content's view model.
  package var viewModel: String?

  init(_ id: String, _ role: PaneRole, container: String, controller: String, frame: Rect) {
    self.id = id
    self.role = role
    self.container = container
    self.controller = controller
    self.frame = frame
  }
}
