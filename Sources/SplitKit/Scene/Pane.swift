/// A rectangle that is drawn: a column, a bar, a separator, a content. The panes of successive scenes share what has not
/// changed, so equal panes are often identical.
package final class Pane: Sendable, Identifiable {
  /// The part of the pane that follows from no size.
  package let content: PaneContent
  /// The part of the pane that can follow from a size, or from what lies over the pane.
  let state: PaneState

  init(_ content: PaneContent, _ state: PaneState) {
    self.content = content
    self.state = state
  }
}

/// The part of a pane that can follow from a size, or from what lies over the pane. `Pane` describes the members.
struct PaneState: Equatable, Sendable {
  var frame: Rect
  var safeArea = EdgeInsets.zero
  var contentSafeArea: EdgeInsets?
  var isVisible = true
  var isInHierarchy = true
  var isDimmed = false
  var isInteractive = true
  var opacity: Double?
  var navigationBarFrame: Rect?
  var bottomToolbarFrame: Rect?
  var contentLayout: PaneLayout?
  var presentation: ShownPresentation?
  var resizable: ResizableEdge?

  init(frame: Rect) { self.frame = frame }
}

extension Pane: Equatable {
  package static func == (one: Pane, other: Pane) -> Bool {
    one === other || one.content == other.content && one.state == other.state
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
  /// The id of the view model of the stack's toolbar at the bottom.
  package var bottomToolbar: String? { content.bottomToolbar }
  /// The ids of the selected elements.
  package var selection: [String] { content.selection }
  package var layout: ContentLayout? { contentLayout?.layout }

  /// The frame in window coordinates.
  package var frame: Rect { state.frame }
  /// The insets of the pane's own view.
  package var safeArea: EdgeInsets { state.safeArea }
  /// The insets of the content below the pane's bars, or nil if the pane has no content.
  package var contentSafeArea: EdgeInsets? { state.contentSafeArea }
  package var isVisible: Bool { state.isVisible }
  package var isInHierarchy: Bool { state.isInHierarchy }
  /// Whether the pane lies under a dimming pane.
  package var isDimmed: Bool { state.isDimmed }
  /// Whether the pane takes touches.
  package var isInteractive: Bool { state.isInteractive }
  /// The opacity of a dimming pane, from 0 to 1.
  package var opacity: Double? { state.opacity }
  /// The frame of the navigation bar in window coordinates, without the inset above it.
  package var navigationBarFrame: Rect? { state.navigationBarFrame }
  /// The slot of the toolbar at the bottom in window coordinates.
  package var bottomToolbarFrame: Rect? { state.bottomToolbarFrame }
  /// The layout of the content.
  package var contentLayout: PaneLayout? { state.contentLayout }
  /// The presentation of a presented controller's pane.
  package var presentation: ShownPresentation? { state.presentation }
  /// The edge that can be dragged, or nil if there is none.
  package var resizable: ResizableEdge? { state.resizable }
}
