/// The part of a pane that follows from the app's state and from no size. The panes of successive scenes share it.
package final class PaneContent: Sendable {
  /// The id of the pane.
  package let id: String
  package let role: PaneRole
  /// The id of the container that placed the pane. The root of the window has none and names itself.
  package let container: String
  package let column: Column?
  /// The id of the controller whose view this is.
  package let controller: String
  /// The id of the content's view model.
  package let viewModel: String?
  /// The id of the view model of the navigation bar.
  package let navigationBar: String?
  /// The id of the view model of the view's own toolbar.
  package let toolbar: String?
  /// The id of the view model of the stack's toolbar at the bottom.
  package let bottomToolbar: String?
  /// The ids of the selected elements.
  package let selection: [String]
  /// The gestures that the view recognizes, besides taps on its elements.
  package let gestures: [GestureRecognizer.Gesture]
  /// The border and the shadow around the pane.
  package let decoration: ViewDecoration?

  init(
    id: String, role: PaneRole, container: String, column: Column? = nil, controller: String, viewModel: String? = nil,
    navigationBar: String? = nil, toolbar: String? = nil, bottomToolbar: String? = nil,
    selection: [String] = [], gestures: [GestureRecognizer.Gesture] = [], decoration: ViewDecoration? = nil
  ) {
    self.id = id
    self.role = role
    self.container = container
    self.column = column
    self.controller = controller
    self.viewModel = viewModel
    self.navigationBar = navigationBar
    self.toolbar = toolbar
    self.bottomToolbar = bottomToolbar
    self.selection = selection
    self.gestures = gestures
    self.decoration = decoration
  }
}

extension PaneContent {
  /// The same content in a container.
  func placed(_ role: PaneRole, in container: String, column: Column?) -> PaneContent {
    PaneContent(
      id: id, role: role, container: container, column: column, controller: controller, viewModel: viewModel,
      navigationBar: navigationBar, toolbar: toolbar, bottomToolbar: bottomToolbar, selection: selection,
      gestures: gestures, decoration: decoration)
  }
}

extension PaneContent: Equatable {
  package static func == (one: PaneContent, other: PaneContent) -> Bool {
    one === other
      || one.id == other.id && one.role == other.role && one.container == other.container && one.column == other.column
        && one.controller == other.controller && one.viewModel == other.viewModel
        && one.navigationBar == other.navigationBar && one.toolbar == other.toolbar
        && one.bottomToolbar == other.bottomToolbar && one.selection == other.selection
        && one.gestures == other.gestures && one.decoration == other.decoration
  }
}

/// The layout of a pane's content. The panes of successive scenes share it while the content stays in its place.
package final class PaneLayout: Sendable {
  package let layout: ContentLayout

  init(_ layout: ContentLayout) { self.layout = layout }
}

extension PaneLayout: Equatable {
  package static func == (one: PaneLayout, other: PaneLayout) -> Bool { one === other || one.layout == other.layout }
}
