/// The widths that the user's finger has given to columns. They win over the preferred ones, until the app assigns those
/// anew (unmeasured).
package struct DraggedWidths: Equatable {
  private var widths: [Column: Double] = [:]

  package init() {}

  package subscript(column: Column) -> Double? {
    get { widths[column] }
    set { widths[column] = newValue }
  }

  /// In the order of the columns.
  package var all: [(Column, Double)] { Column.allCases.compactMap { column in widths[column].map { (column, $0) } } }
}

/// A drag that has begun.
package struct ColumnDrag {
  package let column: Column
  package let before: Double?

  package init(column: Column, before: Double?) {
    self.column = column
    self.before = before
  }
}
