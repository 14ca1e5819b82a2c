/// Figures by the size of a font in points, in ascending order of the sizes, of which there is at least one.
package struct SizeTable: Sendable {
  package let figures: [(size: Double, value: Double)]

  /// The figure for a size. One between two sizes of the table is on the straight line through their figures, and one outside of the table is
  /// that of its nearest size.
  package func value(at size: Double) -> Double {
    guard let above = figures.firstIndex(where: { $0.size >= size }) else { return figures[figures.count - 1].value }
    guard above > 0 else { return figures[0].value }
    let (lower, upper) = (figures[above - 1], figures[above])
    let share = (size - lower.size) / (upper.size - lower.size)
    return lower.value + share * (upper.value - lower.value)
  }
}

extension SizeTable: ExpressibleByArrayLiteral {
  package init(arrayLiteral figures: (size: Double, value: Double)...) { self.init(figures: figures) }
}
