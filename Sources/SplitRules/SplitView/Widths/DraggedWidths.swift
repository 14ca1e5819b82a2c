/// The widths to which the user has dragged columns.
///
/// They take precedence over the preferred widths until the app assigns those anew (unmeasured).
package struct DraggedWidths: Equatable {
  private var widths = ColumnTable<Double>()

  package init() {}

  package subscript(column: Column) -> Double? {
    get { widths[column] }
    set { widths[column] = newValue }
  }

  /// The columns that the user has dragged, with their widths, in the order of `Column`.
  package var all: [(Column, Double)] { Column.allCases.compactMap { column in widths[column].map { (column, $0) } } }
}

/// A drag that has begun.
package struct ColumnDrag {
  package let column: Column
  /// The width to which the column was dragged before, or nil if it was not.
  package let before: Double?

  package init(column: Column, before: Double?) {
    self.column = column
    self.before = before
  }
}
