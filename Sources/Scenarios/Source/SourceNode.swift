/// A value as a scenario file writes it, with its place. Nothing is decided about its type yet, except what quotes say.
package struct SourceNode: Equatable, Sendable {
  /// The forms of a value.
  package enum Content: Equatable, Sendable {
    /// A text without a line break of its own, or any text in quotes or in a block.
    case scalar(Scalar)
    /// Values in an order.
    case sequence([SourceNode])
    /// Values under keys, in the order of the file. No two keys are equal.
    case mapping([SourceEntry])
  }

  package let content: Content
  /// The place at which the value begins.
  package let mark: SourceMark

  /// Creates a value at a place.
  package init(_ content: Content, at mark: SourceMark) {
    self.content = content
    self.mark = mark
  }
}

extension SourceNode {
  /// The number of values in this one, and the value itself.
  package var count: Int {
    switch content {
    case .scalar: 1
    case .sequence(let nodes): nodes.reduce(1) { $0 + $1.count }
    case .mapping(let entries): entries.reduce(1) { $0 + $1.value.count }
    }
  }
}

extension SourceNode {
  /// The number of mappings in this value, which may be one itself.
  var mappingCount: Int {
    switch content {
    case .scalar: 0
    case .sequence(let nodes): nodes.reduce(0) { $0 + $1.mappingCount }
    case .mapping(let entries): entries.reduce(1) { $0 + $1.value.mappingCount }
    }
  }

  /// Whether a value or a key of the value stands at a place.
  func contains(_ place: SourceMark) -> Bool {
    if mark == place { return true }
    return switch content {
    case .scalar: false
    case .sequence(let nodes): nodes.contains { $0.contains(place) }
    case .mapping(let entries): entries.contains { $0.mark == place || $0.value.contains(place) }
    }
  }
}

/// A key of a mapping with its value.
package struct SourceEntry: Equatable, Sendable {
  package let key: String
  /// The place of the key.
  package let mark: SourceMark
  package let value: SourceNode

  /// Creates an entry from a key at a place and a value.
  package init(_ key: String, at mark: SourceMark, _ value: SourceNode) {
    self.key = key
    self.mark = mark
    self.value = value
  }
}
