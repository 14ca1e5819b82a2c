/// The values of a label that come from outside, of which only the first so many have series of their own.
package struct BoundedLabels {
  /// The value that stands for all further ones.
  package static let other = "other"

  private let most: Int
  private var values: Set<String> = []

  package init(atMost most: Int) { self.most = most }

  /// The value of the label for a value from outside.
  package mutating func label(for value: String) -> String {
    if values.contains(value) { return value }
    guard values.count < most else { return Self.other }
    values.insert(value)
    return value
  }
}
