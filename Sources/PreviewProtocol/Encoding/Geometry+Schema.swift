import SplitKit

/// The descriptions of what `JSONWriter+Geometry.swift` writes.
extension Schema {
  static let size = Schema.named(.size)
  static let point = Schema.named(.point)
  static let rect = Schema.named(.rect)
  static let insets = Schema.named(.insets)

  /// An array of so many numbers.
  static func numbers(_ count: Int) -> Schema { .tuple(Array(repeating: .number, count: count)) }
}
