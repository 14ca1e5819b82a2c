extension Int {
  /// The sum of two numbers that are not negative, or `Int.max` if it would be greater.
  package func addingSaturated(_ other: Int) -> Int {
    let (sum, isTooGreat) = addingReportingOverflow(other)
    return isTooGreat ? .max : sum
  }
}
