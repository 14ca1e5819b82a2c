import SplitKit

/// The schema of comparisons, made from the same table that refuses the values that a fact never has.
extension FactVocabulary {
  /// The patterns of the names of facts with the values that they can have, for an editor.
  static let patterns: [Member] = {
    let facts = all.dropFirst().flatMap(\.facts).map(\.name)
    let names = facts.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let window = (all.first?.facts ?? []).map { ("^window\\.\($0.name)$", kind(of: $0.name, on: .window)) }
    let others = names.map { ("^(?!window\\.).+\\.\($0)$", kind(of: $0, on: .controller(nil))) }
    return (window + others).compactMap { pattern, kind in
      kind?.valueSchema.map { Member(pattern, schema(of: $0, element: kind?.elementSchema)) }
    }
  }()

  /// A value, or comparisons with values.
  private static func schema(of value: Value, element: Value?) -> Value {
    let list: Value = ["type": "array", "items": value]
    var comparisons: [Member] = [
      Member("is", value), Member("isNot", value), Member("oneOf", ["anyOf": [value, list]]),
      Member("exists", ["type": "boolean"]),
    ]
    if let element { comparisons.append(Member("contains", element)) }
    let others = element == nil ? ["contains", "begins", "glob"].map { Member($0, ["type": "string"]) } : []
    let object: Value = ["type": "object", "properties": .object(comparisons + others), "additionalProperties": false]
    return ["anyOf": [value, object]]
  }
}

extension FactKind {
  /// The schema of a whole value, or nil for a number, of which the general schema says enough.
  fileprivate var valueSchema: Value? {
    switch self {
    case .words(let words): words.schema
    case .flag: ["type": "boolean"]
    case .list(let words): ["type": "array", "items": words.schema]
    case .id, .text: ["type": ["string", "null"]]
    case .ids: ["type": "array", "items": ["type": "string"]]
    case .object: ["type": ["object", "null"]]
    case .number: nil
    }
  }

  /// The schema of an element of a list, or nil for a fact that is none.
  fileprivate var elementSchema: Value? {
    switch self {
    case .list(let words): words.schema
    case .ids: ["type": "string"]
    case .words, .flag, .number, .id, .text, .object: nil
    }
  }
}

extension [FactWord] {
  /// The schema of one of the words.
  fileprivate var schema: Value { ["enum": .array(map { .string($0.name) })] }
}
