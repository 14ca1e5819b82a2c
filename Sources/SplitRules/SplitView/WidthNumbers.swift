/// The rule for the width of a classic split's primary column, in points.
package enum PrimaryWidthRule: Sendable {
  /// Always the same, wherever the split is and whatever is asked for.
  case fixed(Double)
  /// A part of the split's width, rounded up, and where the app sets no maximum at most so much: on a large screen, whose
  /// longer side has that many points, the larger of two limits.
  case part(fraction: Double, most: Double, mostOnLargeScreen: Double, largeScreen: Double)
  /// A natural width, lowered so that the secondary keeps its least width, but never below a least width of its own.
  case natural(Double, least: Double)
}

/// The widths of a column style's columns where the app asks for none, in points.
package struct ColumnWidthNumbers: Sendable {
  package let primary: ColumnWidthNumber
  package let supplementary: ColumnWidthNumber
  /// The least width of the secondary beside other columns.
  package let leastSecondary: Double
}

/// The natural and the least width of a side column, in points.
package struct ColumnWidthNumber: Sendable {
  package let natural: Double
  /// The natural width in a split of at least so many points; nil where there is one natural width.
  package let inWideSplit: (natural: Double, from: Double)?
  package let least: Double

  /// The natural width in a split of that width.
  package func natural(in width: Double) -> Double {
    if let inWideSplit, width >= inWideSplit.from { return inWideSplit.natural }
    return natural
  }
}
