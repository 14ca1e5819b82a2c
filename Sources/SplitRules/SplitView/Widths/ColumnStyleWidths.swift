/// The widths that an app can ask for, for each column.
public struct ColumnStyleWidths: Equatable, Sendable {
  /// The requested widths of the primary.
  public var primary = ColumnWidthPreferences()
  /// The requested widths of the supplementary.
  public var supplementary = ColumnWidthPreferences()
  /// The requested widths of the secondary, which has no maximum.
  public var secondary = ColumnWidthPreferences()
  /// The requested widths of the inspector.
  public var inspector = ColumnWidthPreferences()

  /// Creates widths that are all automatic.
  package init() {}

  /// The preferences for a column. The compact column has none of its own and shares those of the secondary.
  package subscript(column: Column) -> ColumnWidthPreferences {
    get {
      switch column {
      case .primary: primary
      case .supplementary: supplementary
      case .secondary, .compact: secondary
      case .inspector: inspector
      }
    }
    set {
      switch column {
      case .primary: primary = newValue
      case .supplementary: supplementary = newValue
      case .secondary, .compact: secondary = newValue
      case .inspector: inspector = newValue
      }
    }
  }
}
