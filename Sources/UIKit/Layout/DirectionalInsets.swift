extension UIEdgeInsets {
  /// Distances in the direction of reading, for a language from left to right or from right to left.
  init(_ insets: NSDirectionalEdgeInsets, isMirrored: Bool) {
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}
