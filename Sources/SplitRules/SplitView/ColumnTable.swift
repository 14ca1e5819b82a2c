/// A value for each column that has one. It takes no memory of its own, because a split looks into such tables many times in
/// each layout.
package struct ColumnTable<Value> {
  @usableFromInline var primary: Value?
  @usableFromInline var supplementary: Value?
  @usableFromInline var secondary: Value?
  @usableFromInline var compact: Value?
  @usableFromInline var inspector: Value?

  @inlinable package init() {}

  @inlinable package subscript(column: Column) -> Value? {
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

extension ColumnTable: Equatable where Value: Equatable {}
