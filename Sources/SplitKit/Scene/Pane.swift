/// A rectangle that is drawn: a column, a bar, a separator, a content.
public struct Pane: Equatable, Sendable {
  /// What a pane is in its container.
  public enum Role: String, Sendable, CaseIterable {
    case primary, supplementary, secondary, compact, inspector, left, right, content, tabBar, separator, dimming, modal, popover
  }

  /// Unique in the window, and stable while the controller is there.
  package let id: String
  package var role: Role
  /// The id of the container that placed it; the window's root has none and names itself.
  package var container: String
  package var column: Column?
  /// The id of the controller whose view this is.
  package let controller: String
  /// In window coordinates.
  package var frame: Rect
  /// The insets of the pane's own view.
  package var safeArea = EdgeInsets.zero
  /// The insets of the content below the pane's bars; nil where it has none.
  package var contentSafeArea: EdgeInsets?
  package var isVisible = true
  package var isInHierarchy = true
  /// Whether it lies under a dimming pane.
  package var isDimmed = false
  /// Whether it takes touches.
  package var isInteractive = true
  /// Of a dimming pane, 0 to 1.
  package var opacity: Double?
  /// The id of the view model of the navigation bar.
  package var navigationBar: String?
  /// The id of the view model of the view's own toolbar.
  package var toolbar: String?
  /// The border and the shadow around it.
  package var decoration: ViewDecoration?
  /// What its view listens for beside taps on its elements.
  package var gestures: [GestureRecognizer.Gesture] = []
  package var layout: ContentLayout?
  /// Of the pane of a controller that is presented.
  package var presentation: PresentationState?
  /// The edge that can be dragged; nil where there is none.
  package var resizable: ResizableEdge?
  /// The ids of the selected elements.
  package var selection: [String] = []
  /// The id of the content's view model.
  package var viewModel: String?

  init(_ id: String, _ role: Role, container: String, controller: String, frame: Rect) {
    self.id = id
    self.role = role
    self.container = container
    self.controller = controller
    self.frame = frame
  }
}

/// How what is in a pane is presented.
package struct PresentationState: Equatable, Sendable {
  /// What the style is in the window as it is: a popover in a compact width is a page sheet, say.
  package let style: ModalPresentationStyle
  /// What a popover belongs to, in window coordinates.
  package let source: Rect?
  /// The side of a popover that has the arrow.
  package let arrow: PopoverArrowDirection?
}

extension Pane.Role {
  /// The role of a column's pane.
  init(_ column: Column) {
    switch column {
    case .primary: self = .primary
    case .supplementary: self = .supplementary
    case .secondary: self = .secondary
    case .compact: self = .compact
    case .inspector: self = .inspector
    }
  }
}
