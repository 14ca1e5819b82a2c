/// The content of a window at one moment, as a value. The session reads it after every message and writes it to the
/// client.
///
/// Equal scenes have equal bytes on the wire. The calls and the transition that led to a scene are not part of it,
/// because they belong to the message (see `Application`).
package struct Scene: Equatable, Sendable {
  package var window: WindowState
  package var hierarchy: HierarchyNode
  /// The controllers that the app has made and that are in no tree, in the order in which they were made, each with the
  /// controllers below it.
  package var unshown: [HierarchyNode]
  /// The panes, from back to front.
  package var panes: [Pane]
  /// The contents by id, in the order of the panes that show them.
  package var viewModels: [ViewModel]
}

/// The window's own state. It is an object, because a copy of so many members takes long.
package final class WindowState: Sendable {
  package let size: Size
  package let scale: Double
  package let safeArea: EdgeInsets
  package let orientation: InterfaceOrientation
  /// The place of the window on a device's screen, or nil if there is no device.
  package let stage: Stage?
  /// Whether there is a device. A stage is large, and reading it takes a copy.
  package let hasStage: Bool
  /// Sentences about a place that never was, or nil. They follow from the stage and the profile.
  package let note: String?
  /// The height of the status bar, in points, or 0 if it is hidden.
  package let statusBarHeight: Double
  /// The layout margins, or nil before iOS 8.
  package let layoutMargins: LayoutMargins?
  /// The height of the window's part that the keyboard covers, in points, or 0 without one.
  package let keyboardHeight: Double
  /// The id of the field that has the keyboard, or nil for none.
  package let focusedField: String?
  package let activationState: ActivationState
  package let traits: TraitCollection
  /// The text size in which texts are drawn, which is `large` in an OS version without Dynamic Type.
  package let textSize: ContentSizeCategory
  package let because: TraitReasons

  init(
    size: Size, scale: Double, safeArea: EdgeInsets, orientation: InterfaceOrientation, stage: Stage?, note: String?,
    statusBarHeight: Double, layoutMargins: LayoutMargins?, keyboardHeight: Double, focusedField: String?,
    activationState: ActivationState, traits: TraitCollection, textSize: ContentSizeCategory, because: TraitReasons
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.orientation = orientation
    self.stage = stage
    hasStage = stage != nil
    self.note = note
    self.statusBarHeight = statusBarHeight
    self.layoutMargins = layoutMargins
    self.keyboardHeight = keyboardHeight
    self.focusedField = focusedField
    self.activationState = activationState
    self.traits = traits
    self.textSize = textSize
    self.because = because
  }
}

extension WindowState: Equatable {
  package static func == (one: WindowState, other: WindowState) -> Bool {
    one === other
      || one.size == other.size && one.scale == other.scale && one.safeArea == other.safeArea
        && one.orientation == other.orientation && one.stage == other.stage && one.statusBarHeight == other.statusBarHeight
        && one.layoutMargins == other.layoutMargins && one.keyboardHeight == other.keyboardHeight
        && one.focusedField == other.focusedField && one.activationState == other.activationState
        && one.traits == other.traits && one.textSize == other.textSize && one.because == other.because
  }
}

/// A view controller in the tree. Scenes share the nodes that have not changed, so equal nodes are often identical.
package final class HierarchyNode: Sendable, Identifiable {
  package let id: String
  /// The nearest class of UIKit.
  package let type: String
  /// A subclass's own name.
  package let className: String?
  package let title: String?
  /// Whether the view is loaded, for a controller that is in no window, and nil for any other.
  package let isViewLoaded: Bool?
  /// The layout environment, or nil if no split view is around the controller.
  package let layoutEnvironment: LayoutEnvironment?
  /// The reading that this node comes from, which successive scenes share. Nodes of one reading differ only in the nodes
  /// below them and in the members of the state that follow from a size.
  package let reading: StateReading
  /// The values of the members that can follow from a size, in the order of `reading.sizes`.
  package let values: [Value]
  package let children: [HierarchyNode]
  /// The controller that this one presents, if there is one.
  package let presented: [HierarchyNode]

  init(
    id: String, type: String, className: String?, title: String?, isViewLoaded: Bool?,
    layoutEnvironment: LayoutEnvironment?, reading: StateReading, values: [Value], children: [HierarchyNode],
    presented: [HierarchyNode]
  ) {
    self.id = id
    self.type = type
    self.className = className
    self.title = title
    self.isViewLoaded = isViewLoaded
    self.layoutEnvironment = layoutEnvironment
    self.reading = reading
    self.values = values
    self.children = children
    self.presented = presented
  }
}

extension HierarchyNode: Equatable {
  package static func == (one: HierarchyNode, other: HierarchyNode) -> Bool {
    one === other
      || one.hasSameMembers(as: other) && one.id == other.id && one.children == other.children
        && one.presented == other.presented
  }

  /// Whether both nodes have the same members, apart from the nodes below them.
  package func hasSameMembers(as other: HierarchyNode) -> Bool {
    if reading === other.reading { return values == other.values }
    return state == other.state && title == other.title && type == other.type && className == other.className
      && isViewLoaded == other.isViewLoaded && layoutEnvironment == other.layoutEnvironment
  }
}

extension HierarchyNode {
  /// The state of a container, in the order of the wire.
  package var state: [Member] {
    var state = reading.state
    for (index, value) in zip(reading.sizes, values) { state[index].value = value }
    return state
  }
}
