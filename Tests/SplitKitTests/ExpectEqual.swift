import Testing

/// Records an issue if a value is not the expected one.
///
/// `#expect` captures both sides of each comparison, which takes longer than a resize. Tests that compare millions of values use this
/// function.
///
/// - Parameters:
///   - value: What the engine has.
///   - expected: What the rules say.
///   - place: Where it is compared, such as a width. It is read only if the values differ.
func expectEqual<T: Equatable>(
  _ value: T, _ expected: T, _ place: @autoclosure () -> String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard value != expected else { return }
  Issue.record("\(place()): it is \(value), not \(expected)", sourceLocation: sourceLocation)
}
