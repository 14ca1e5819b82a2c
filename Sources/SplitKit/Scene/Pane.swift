/// A rectangle that is drawn: a column, a bar, a separator, a content.
public struct Pane: Equatable, Sendable {
  /// The role of a pane in its container.
  public enum Role: String, Sendable, CaseIterable {
    case primary, supplementary, secondary, compact, inspector, left, right, content, tabBar, separator, dimming, modal, popover
  }

  /// The id, which is unique in the window and stable for as long as the controller exists.
  public let id: String
  public var role: Role
  /// The id of the container that placed the pane. The root of the window has none and names itself.
  public var container: String
  public var column: Column?
  /// The id of the controller whose view this is.
  public let controller: String
  /// The frame in window coordinates.
  public var frame: Rect
  /// The insets of the pane's own view.
  public var safeArea = EdgeInsets.zero
  /// The insets of the content below the pane's bars, or nil if the pane has no content.
  public var contentSafeArea: EdgeInsets?
  public var isVisible = true
  public var isInHierarchy = true
  /// Whether the pane lies under a dimming pane.
  public var isDimmed = false
  /// Whether the pane takes touches.
  public var isInteractive = true
  /// The opacity of a dimming pane, from 0 to 1.
  public var opacity: Double?
  /// The id of the view model of the navigation bar.
  public var navigationBar: String?
  /// The id of the view model of the view's own toolbar.
  public var toolbar: String?
  /// The border and the shadow around the pane.
  public var decoration: ViewDecoration?
  /// The gestures that the view recognizes, besides taps on its elements.
  public var gestures: [GestureRecognizer.Gesture] = []
  public var layout: ContentLayout?
  /// The presentation of a presented controller's pane.
  public var presentation: PresentationState?
  /// The edge that can be dragged, or nil if there is none.
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

/// The presentation of a pane.
public struct PresentationState: Equatable, Sendable {
  /// The style in the present window: for example, a popover in a compact width is a page sheet.
  public let style: ModalPresentationStyle
  /// The source of a popover, in window coordinates.
  public let source: Rect?
  /// The side of a popover that has the arrow.
  public let arrow: PopoverArrowDirection?
}

extension Pane.Role {
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
