/// The widths to which the user has dragged columns.
///
/// They take precedence over the preferred widths until the app assigns those anew (unmeasured).
package struct DraggedWidths: Equatable {
  private var primary: Double?
  private var supplementary: Double?
  private var inspector: Double?

  package init() {}

  /// The width to which a column was dragged. The secondary takes the rest of the room, so it has none.
  package subscript(column: Column) -> Double? {
    get {
      switch column {
      case .primary: primary
      case .supplementary: supplementary
      case .inspector: inspector
      case .secondary, .compact: nil
      }
    }
    set {
      switch column {
      case .primary: primary = newValue
      case .supplementary: supplementary = newValue
      case .inspector: inspector = newValue
      case .secondary, .compact: break
      }
    }
  }
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
