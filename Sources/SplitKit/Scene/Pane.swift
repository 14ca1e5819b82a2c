/// A rectangle that is drawn: a column, a bar, a separator, a content.
public struct Pane: Equatable, Sendable {
  /// What a pane is in its container.
  public enum Role: Hashable, Sendable {
    case primary, supplementary, secondary, compact, inspector, content, tabBar, separator, dimming, modal, popover
    /// A role that an app's own container gives to the panes of its children, by its name on the wire.
    case custom(String)
  }

  /// Unique in the window, and stable while the controller is there.
  public let id: String
  public var role: Role
  /// The id of the container that placed it; the window's root has none and names itself.
  public var container: String
  public var column: Column?
  /// The id of the controller whose view this is.
  public let controller: String
  /// In window coordinates.
  public var frame: Rect
  /// The insets of the pane's own view.
  public var safeArea = EdgeInsets.zero
  /// The insets of the content below the pane's bars; nil where it has none.
  public var contentSafeArea: EdgeInsets?
  public var isVisible = true
  public var isInHierarchy = true
  /// Whether it lies under a dimming pane.
  public var isDimmed = false
  /// Whether it takes touches.
  public var isInteractive = true
  /// Of a dimming pane, 0 to 1.
  public var opacity: Double?
  /// The id of the view model of the navigation bar.
  public var navigationBar: String?
  /// The id of the view model of the view's own toolbar.
  public var toolbar: String?
  /// The border and the shadow around it.
  public var decoration: ViewDecoration?
  /// What its view listens for beside taps on its elements.
  public var gestures: [GestureRecognizer.Gesture] = []
  public var layout: ContentLayout?
  /// Of the pane of a controller that is presented.
  public var presentation: PresentationState?
  /// The edge that can be dragged; nil where there is none.
  public var resizable: ResizableEdge?
  /// The ids of the selected elements.
  public var selection: [String] = []
  /// The id of the content's view model.
  public var viewModel: String?

  init(_ id: String, _ role: Role, container: String, controller: String, frame: Rect) {
    self.id = id
    self.role = role
    self.container = container
    self.controller = controller
    self.frame = frame
  }
}

/// How what is in a pane is presented.
public struct PresentationState: Equatable, Sendable {
  /// What the style is in the window as it is: a popover in a compact width is a page sheet, say.
  public let style: ModalPresentationStyle
  /// What a popover belongs to, in window coordinates.
  public let source: Rect?
  /// The side of a popover that has the arrow.
  public let arrow: PopoverArrowDirection?
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
