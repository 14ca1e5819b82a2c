/// A value for each column that has one. It takes no memory of its own, because a split looks into such tables many times in
/// each layout.
struct ColumnTable<Value> {
  private var primary: Value?
  private var supplementary: Value?
  private var secondary: Value?
  private var compact: Value?
  private var inspector: Value?

  subscript(column: Column) -> Value? {
    get {
      switch column {
      case .primary: primary
      case .supplementary: supplementary
      case .secondary: secondary
      case .compact: compact
      case .inspector: inspector
      }
    }
    set {
      switch column {
      case .primary: primary = newValue
      case .supplementary: supplementary = newValue
      case .secondary: secondary = newValue
      case .compact: compact = newValue
      case .inspector: inspector = newValue
      }
    }
  }
}
