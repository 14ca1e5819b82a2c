import SplitKit

extension PaneRole {
  /// The roles of the panes at the two sides of a split-or-flip container.
  package static let left = PaneRole.custom("left")
  package static let right = PaneRole.custom("right")
}
