import Foundation

/// The state that configurations follow: `UIConfigurationState`.
@preconcurrency
public protocol UIConfigurationState: Sendable {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view: `UIViewConfigurationState`.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is marked.
  public var isPinned = false
  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell: `UICellConfigurationState`.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the list is edited.
  public var isEditing = false
  /// Whether the item's children are shown.
  public var isExpanded = false
  /// Whether the cell is swiped.
  public var isSwiped = false
  /// Whether the cell is dragged.
  public var isReordering = false
  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The contents of a cell: `UIContentConfiguration`. One of an app's own makes a view, which fills the cell.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes the view of the contents.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration: `UIContentView`.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// True.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}
