/// What an app can ask of the widths of a column style's columns.
public struct ColumnStyleWidths: Equatable, Sendable {
  /// What is asked of the primary; a split view reads that from its `primaryColumnWidthPreferences`.
  public var primary = ColumnWidthPreferences()
  /// What is asked of the supplementary.
  public var supplementary = ColumnWidthPreferences()
  /// Has no maximum.
  public var secondary = ColumnWidthPreferences()
  /// What is asked of the inspector.
  public var inspector = ColumnWidthPreferences()

  /// Asks nothing.
  public init() {}

  /// Of compact there are none; what is asked of it counts for the secondary.
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
