import SplitKit

extension Pane.Role {
  /// The roles of the panes at the two sides of a split-or-flip container.
  static let left = Pane.Role.custom("left")
  static let right = Pane.Role.custom("right")
}
