import SplitKit

extension PaneRole {
  /// The roles of the panes at the two sides of a split-or-flip container.
  static let left = PaneRole.custom("left")
  static let right = PaneRole.custom("right")
}
