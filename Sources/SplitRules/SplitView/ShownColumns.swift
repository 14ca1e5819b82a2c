/// The columns that are visible.
///
/// A split reads and compares such sets several times for each layout, so a set has one bit for each column and takes no
/// memory of its own.
package struct ShownColumns: SetAlgebra, Sendable {
  private var bits: UInt8 = 0

  package init() {}

  /// Creates a set of the columns of a literal. The default of `SetAlgebra` is generic, which takes ten times as long.
  package init(arrayLiteral columns: Column...) {
    for column in columns { bits |= Self.bit(of: column) }
  }

  private init(bits: UInt8) { self.bits = bits }

  /// Every column that there is.
  package static let all = ShownColumns(Column.allCases)

  package func contains(_ column: Column) -> Bool { bits & Self.bit(of: column) != 0 }

  /// The columns of this set that satisfy a condition.
  package func filter(_ isIncluded: (Column) -> Bool) -> ShownColumns {
    var columns = self
    for column in Column.allCases where contains(column) && !isIncluded(column) { columns.remove(column) }
    return columns
  }

  private static func bit(of column: Column) -> UInt8 { 1 << UInt8(column.rawValue) }
}

extension ShownColumns {
  package func union(_ other: ShownColumns) -> ShownColumns { ShownColumns(bits: bits | other.bits) }
  package func intersection(_ other: ShownColumns) -> ShownColumns { ShownColumns(bits: bits & other.bits) }
  package func symmetricDifference(_ other: ShownColumns) -> ShownColumns { ShownColumns(bits: bits ^ other.bits) }
  package mutating func formUnion(_ other: ShownColumns) { self = union(other) }
  package mutating func formIntersection(_ other: ShownColumns) { self = intersection(other) }
  package mutating func formSymmetricDifference(_ other: ShownColumns) { self = symmetricDifference(other) }

  @discardableResult
  package mutating func insert(_ column: Column) -> (inserted: Bool, memberAfterInsert: Column) {
    defer { bits |= Self.bit(of: column) }
    return (!contains(column), column)
  }

  @discardableResult
  package mutating func remove(_ column: Column) -> Column? {
    defer { bits &= ~Self.bit(of: column) }
    return contains(column) ? column : nil
  }

  @discardableResult
  package mutating func update(with column: Column) -> Column? { insert(column).inserted ? nil : column }
}

extension DisplayMode {
  /// The columns that an expanded split shows in this mode. In the modes of a triple, "one" is the supplementary (AD
  /// documented).
  package func shownColumns(in style: SplitViewStyle) -> ShownColumns {
    switch (self, style) {
    case (.secondaryOnly, _): [.secondary]
    case (.oneBesideSecondary, .tripleColumn), (.oneOverSecondary, .tripleColumn): [.supplementary, .secondary]
    case (.twoBesideSecondary, .tripleColumn), (.twoOverSecondary, .tripleColumn),
      (.twoDisplaceSecondary, .tripleColumn):
      [.primary, .supplementary, .secondary]
    case (.oneBesideSecondary, _), (.oneOverSecondary, _), (.twoBesideSecondary, _), (.twoOverSecondary, _),
      (.twoDisplaceSecondary, _):
      [.primary, .secondary]
    case (.automatic, _): preconditionFailure("Automatic is a preference and is never shown.")
    }
  }

  /// Whether a split with two columns shows its primary in this mode.
  package var showsPrimary: Bool { shownColumns(in: .unspecified).contains(.primary) }
}
