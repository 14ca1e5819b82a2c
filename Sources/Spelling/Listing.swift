extension [String] {
  /// The texts as a list in a sentence: `a, b or c`.
  package func listed(by conjunction: String) -> String {
    guard count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(self[count - 1])"
  }
}
