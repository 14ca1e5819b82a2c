/// The content of a window at one moment, as a value. The session reads it after every message and writes it to the
/// client.
///
/// Equal scenes have equal bytes on the wire. The calls and the transition that led to a scene are not part of it,
/// because they belong to the message (see `Application`).
public struct Scene: Equatable, Sendable {
  public var window: WindowState
  public var hierarchy: HierarchyNode
  /// The panes, from back to front.
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
  /// The place of the window on a device's screen, or nil if there is no device.
  public let stage: Stage?
  /// The height of the status bar, in points, or 0 if it is hidden.
  public let statusBarHeight: Double
  /// The layout margins, or nil before iOS 8.
  public let layoutMargins: LayoutMargins?
  /// The height of the window's part that the keyboard covers, in points, or 0 without one.
  public let keyboardHeight: Double
  /// The id of the field that has the keyboard, or nil for none.
  public let focusedField: String?
  public let traits: TraitCollection
  public let because: [TraitReason]
}

/// The content with an id. It has no number that depends on size, so a resize does not send it again.
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
  /// The state of a container, in the order of the wire.
  public let state: [Member]
  public let children: [HierarchyNode]
  /// The controller that this one presents, if there is one.
  public let presented: [HierarchyNode]
}
