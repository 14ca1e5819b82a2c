import Foundation

/// The state that configurations follow: `UIConfigurationState`.
@preconcurrency
public protocol UIConfigurationState: Sendable {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// A value of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value of the app's own in a state: `UIConfigurationStateCustomKey`.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The app's own values of a state.
struct CustomStates: Hashable, @unchecked Sendable {
  var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
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
  private var custom = CustomStates()
  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom.values[key] }
    set { custom.values[key] = newValue }
  }
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
  /// Whether the cell is marked.
  public var isPinned = false
  /// Whether the cell is being dragged: never.
  public var cellDragState = DragState.none
  /// Whether something is dragged over the cell: never.
  public var cellDropState = DropState.none
  /// The states of a drag.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// The states of something that is dragged over a cell.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }
  private var custom = CustomStates()
  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom.values[key] }
    set { custom.values[key] = newValue }
  }
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
