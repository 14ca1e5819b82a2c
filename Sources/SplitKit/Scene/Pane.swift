/// A rectangle that is drawn: a column, a bar, a separator, a content.
package struct Pane: Equatable, Sendable, Identifiable {
  /// The part of the pane that follows from no size.
  package let content: PaneContent
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
  /// The frame of the navigation bar in window coordinates, without the inset above it.
  package var navigationBarFrame: Rect?
  /// The layout of the content.
  package var contentLayout: PaneLayout?
  /// The presentation of a presented controller's pane.
  package var presentation: ShownPresentation?
  /// The edge that can be dragged, or nil if there is none.
  package var resizable: ResizableEdge?

  init(_ content: PaneContent, frame: Rect) {
    self.content = content
    self.frame = frame
  }
}

extension Pane {
  /// The id, which is unique in the window and stable for as long as the controller exists.
  package var id: String { content.id }
  package var role: PaneRole { content.role }
  /// The id of the container that placed the pane.
  package var container: String { content.container }
  package var column: Column? { content.column }
  /// The id of the controller whose view this is.
  package var controller: String { content.controller }
  /// The id of the content's view model.
  package var viewModel: String? { content.viewModel }
  /// The id of the view model of the navigation bar.
  package var navigationBar: String? { content.navigationBar }
  /// The id of the view model of the view's own toolbar.
  package var toolbar: String? { content.toolbar }
  /// The ids of the selected elements.
  package var selection: [String] { content.selection }
  package var layout: ContentLayout? { contentLayout?.layout }
}
