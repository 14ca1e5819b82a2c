/// The rule for the width of a classic split's primary column, in points.
package enum PrimaryWidthRule: Sendable {
  /// The width is always the same, wherever the split is and whatever the app asks for.
  case fixed(Double)
  /// The width is a part of the split's width, rounded up. If the app sets no maximum, the width is at most `most`, or
  /// `mostOnLargeScreen` on a screen whose longer side is at least `largeScreen`.
  case part(fraction: Double, most: Double, mostOnLargeScreen: Double, largeScreen: Double)
  /// The width is a natural width, lowered so that the secondary keeps its least width, but never below `least`.
  case natural(Double, least: Double)
}

/// The widths of a column style's columns if the app asks for none, in points.
package struct ColumnWidthNumbers: Sendable {
  package let primary: ColumnWidthNumber
  package let supplementary: ColumnWidthNumber
  /// The least width of the secondary beside other columns.
  package let leastSecondary: Double
}

/// The natural and the least width of a side column, in points.
package struct ColumnWidthNumber: Sendable {
  package let natural: Double
  /// The natural width in a split of at least the width `from`, or nil if the natural width is the same in every split.
  package let inWideSplit: (natural: Double, from: Double)?
  package let least: Double

  /// The natural width in a split of the given width.
  package func natural(in width: Double) -> Double {
    if let inWideSplit, width >= inWideSplit.from { return inWideSplit.natural }
    return natural
  }
}
