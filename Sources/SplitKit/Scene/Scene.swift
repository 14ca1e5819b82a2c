/// What a window shows at one moment, as a value: what is read off it after every message and written to the
/// client.
///
/// Equal scenes are equal bytes on the wire. The calls and the transition that led to it are not part of it:
/// they belong to the message (see `Application`).
public struct Scene: Equatable, Sendable {
  public var window: WindowState
  public var hierarchy: HierarchyNode
  /// What is drawn, back to front.
  public var panes: [Pane]
  /// The contents by id, in the order of the panes that show them.
  public var viewModels: [ViewModel]
}

/// The window's own state.
public struct WindowState: Equatable, Sendable {
  public let size: Size
  public let scale: Double
  public let safeArea: EdgeInsets
  public let orientation: InterfaceOrientation
  /// Nil for a window that stands on no device's screen.
  public let stage: Stage?
  /// What the status bar takes at the top, in points; 0 where it is hidden.
  public let statusBarHeight: Double
  /// Nil before iOS 8.
  public let layoutMargins: LayoutMargins?
  /// What the keyboard covers from the bottom up, in points; 0 without one.
  public let keyboardHeight: Double
  /// The field that has the keyboard; nil for none.
  public let focusedField: String?
  public let traits: TraitCollection
  public let because: [TraitReason]
}

/// Content by its id. It has no number that depends on size, so that a resize sends none of it again.
public struct ViewModel: Equatable, Sendable {
  public let id: String
  public let content: Value
}

/// A view controller in the tree.
public struct HierarchyNode: Equatable, Sendable {
  public let id: String
  /// The nearest class of UIKit.
  public let type: String
  /// A subclass's own name.
  public let className: String?
  public let title: String?
  /// What a container's state reads, in the order of the wire.
  public let state: [Member]
  public let children: [HierarchyNode]
  /// At most one: what this controller presents.
  public let presented: [HierarchyNode]
}
