import SplitKit

/// A row that a search has found, as a model reads it.
enum FoundRowWords {
  /// The row of the wire's answer, or how far the search went without one.
  static func sentence(about found: Value) -> String {
    if let row = found["row"]?.string { return "\(row) has the text. A tap on it scrolls to it." }
    guard let last = found["after"]?.string else { return "No row that was looked at has the text, and no row is left." }
    return "No row up to \(last) has the text. Another find with after = \(last) goes on behind it."
  }
}
