/// A rectangle that is drawn: a column, a bar, a separator, a content.
public struct Pane: Equatable, Sendable {
  /// The role of a pane in its container.
  public enum Role: Hashable, Sendable {
    case primary, supplementary, secondary, compact, inspector, content, tabBar, separator, dimming, modal, popover
    /// A role that an app's own container gives to the panes of its children, by its name on the wire.
    case custom(String)
  }

  /// The id, which is unique in the window and stable for as long as the controller exists.
  package let id: String
  package var role: Role
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
  /// The id of the view model of the view's own toolbar.
  package var toolbar: String?
  /// The border and the shadow around the pane.
  package var decoration: ViewDecoration?
  /// The gestures that the view recognizes, besides taps on its elements.
  package var gestures: [GestureRecognizer.Gesture] = []
  package var layout: ContentLayout?
  /// The presentation of a presented controller's pane.
  package var presentation: PresentationState?
  /// The edge that can be dragged, or nil if there is none.
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

/// The presentation of a pane.
package struct PresentationState: Equatable, Sendable {
  /// The style in the present window: for example, a popover in a compact width is a page sheet.
  package let style: ModalPresentationStyle
  /// The source of a popover, in window coordinates.
  package let source: Rect?
  /// The side of a popover that has the arrow.
  package let arrow: PopoverArrowDirection?
}

extension Pane.Role {
  /// The name on the wire.
  public var name: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    case .inspector: "inspector"
    case .content: "content"
    case .tabBar: "tabBar"
    case .separator: "separator"
    case .dimming: "dimming"
    case .modal: "modal"
    case .popover: "popover"
    case .custom(let name): name
    }
  }

  /// Creates the role of a column's pane.
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
