/// What a window shows at one moment, as a value: what is read off it after every message and written to the
/// client.
///
/// Equal scenes are equal bytes on the wire. The calls and the transition that led to it are not part of it:
/// they belong to the message (see `Application`).
package struct Scene: Equatable, Sendable {
  package var window: WindowState
  package var hierarchy: HierarchyNode
  /// What is drawn, back to front.
  package var panes: [Pane]
  /// The contents by id, in the order of the panes that show them.
  package var viewModels: [ViewModel]
}

/// The window's own state.
package struct WindowState: Equatable, Sendable {
  package let size: Size
  package let scale: Double
  package let safeArea: EdgeInsets
  package let orientation: InterfaceOrientation
  /// Nil for a window that stands on no device's screen.
  package let stage: Stage?
  /// What the status bar takes at the top, in points; 0 where it is hidden.
  package let statusBarHeight: Double
  /// Nil before iOS 8.
  package let layoutMargins: LayoutMargins?
  /// What the keyboard covers from the bottom up, in points; 0 without one.
  package let keyboardHeight: Double
  /// The field that has the keyboard; nil for none.
  package let focusedField: String?
  package let traits: TraitCollection
  package let because: [TraitReason]
}

/// Content by its id. It has no number that depends on size, so that a resize sends none of it again.
package struct ViewModel: Equatable, Sendable {
  package let id: String
  package let content: Value
}

/// A view controller in the tree.
package struct HierarchyNode: Equatable, Sendable {
  package let id: String
  /// The nearest class of UIKit.
  package let type: String
  /// A subclass's own name.
  package let className: String?
  package let title: String?
  /// What a container's state reads, in the order of the wire.
  package let state: [Member]
  package let children: [HierarchyNode]
  /// At most one: what this controller presents.
  package let presented: [HierarchyNode]
}
