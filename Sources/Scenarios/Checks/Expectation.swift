import Spelling
import SplitKit

/// A condition that must hold in a window.
package indirect enum Expectation: Sendable {
  /// A fact compares as it should. The mark is that of its name.
  case fact(FactName, [MarkedComparison], SourceMark)
  case all([Expectation])
  case any([Expectation])
  case not(Expectation)
  case implies(Expectation, then: Expectation, otherwise: Expectation?)
}

/// The name of a fact: whose it is, and what it is. The facts are those of `sweep --format json`, the members of a controller's state,
/// and the frames of panes.
package struct FactName: Hashable, Sendable {
  /// `window`, the id of a controller, or the id of a split view and the name of a column.
  package let target: String
  package let name: String

  /// Creates the name of a text with a dot, or nil for any other text. The last dot divides it.
  package init?(_ text: String) {
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex, text.index(after: dot) != text.endIndex else { return nil }
    (target, name) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
  }

  package init(_ target: String, _ name: String) { (self.target, self.name) = (target, name) }
}

extension FactName: CustomStringConvertible {
  package var description: String { "\(target).\(name)" }
}

/// A comparison with the position of its value in the file.
package struct MarkedComparison: Sendable {
  package let comparison: Comparison
  /// The positions of the value and of its parts.
  package let marks: SourceMarks
  package var mark: SourceMark { marks.start }

  init(_ comparison: Comparison, at marks: SourceMarks) { (self.comparison, self.marks) = (comparison, marks) }
}

extension MarkedComparison {
  /// The comparison with the names of today for display modes.
  fileprivate var withPresentNames: MarkedComparison {
    func present(_ value: Value) -> Value {
      if let word = value.string { return .string(DisplayMode.presentName(of: word)) }
      guard let members = value.members else { return value }
      return .object(members.map { $0.name == FactVocabulary.modeOfButton ? Member($0.name, present($0.value)) : $0 })
    }
    let named: Comparison =
      switch comparison {
      case .equals(let value): .equals(present(value))
      case .differs(let value): .differs(present(value))
      case .oneOf(let values): .oneOf(values.map(present))
      default: comparison
      }
    return MarkedComparison(named, at: marks)
  }
}

/// How a fact compares with a value of the file.
package enum Comparison: Sendable {
  case equals(Value)
  case differs(Value)
  case oneOf([Value])
  case atLeast(Double)
  case atMost(Double)
  case moreThan(Double)
  case lessThan(Double)
  /// A text that contains another one, or a list that contains a value.
  case contains(Value)
  case begins(String)
  /// A text that matches a pattern in which `*` stands for any text and `?` for any character.
  case glob(String)
  /// Whether the window has the fact at all.
  case exists(Bool)
}

extension Expectation {
  private static let words = ["all", "any", "not", "if", "then", "else"]

  static let shape = Shape<Expectation>(
    schema: { definitions in
      definitions.reference(to: "Expectation") { definitions in
        let this: Value = ["$ref": "#/$defs/Expectation"]
        let list: Value = ["type": "array", "items": this, "minItems": 1]
        return [
          "description":
            "Facts with what they must be, such as {split.displayMode: oneBesideSecondary}, or all, any, not, or if and then.",
          "type": "object",
          "properties": ["all": list, "any": list, "not": this, "if": this, "then": this, "else": this],
          "patternProperties": .object(
            [
              Member(
                "\\.", ["anyOf": [["type": ["string", "number", "boolean", "array", "null"]], Comparison.schema(&definitions)]])
            ]
              + FactVocabulary.patterns),
          "additionalProperties": false, "minProperties": 1,
        ]
      }
    },
    read: { (node) throws(SourceError) in
      guard case .mapping(let entries) = node.content, !entries.isEmpty else {
        throw node.mismatch("an expectation, such as {split.displayMode: oneBesideSecondary}")
      }
      return try read(entries, at: node.mark)
    })

  private static func read(_ entries: [SourceEntry], at mark: SourceMark) throws(SourceError) -> Expectation {
    var parts: [Expectation] = []
    // A word that is missing is most likely the one that is misspelt.
    for entry in entries where !words.contains(entry.key) && FactName(entry.key) == nil { _ = try fact(entry) }
    for entry in entries {
      switch entry.key {
      case "all": parts.append(.all(try list(entry.value)))
      case "any": parts.append(.any(try list(entry.value)))
      case "not": parts.append(.not(try shape.read(entry.value)))
      case "if": parts.append(try implication(entry, entries))
      case "then", "else":
        guard entries.contains(where: { $0.key == "if" }) else {
          throw SourceError(at: entry.mark, "\(entry.key) stands beside if.")
        }
      default: parts.append(try fact(entry))
      }
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private static func implication(_ condition: SourceEntry, _ entries: [SourceEntry]) throws(SourceError) -> Expectation {
    guard let then = entries.first(where: { $0.key == "then" }) else {
      throw SourceError(at: condition.mark, "then is missing. It says what must hold if the condition holds.")
    }
    let otherwise = entries.first { $0.key == "else" }
    return .implies(
      try shape.read(condition.value), then: try shape.read(then.value),
      otherwise: try otherwise.map { (entry) throws(SourceError) in try shape.read(entry.value) })
  }

  private static func list(_ node: SourceNode) throws(SourceError) -> [Expectation] {
    try Shape<[Expectation]>.oneOrMore(shape).nonEmpty().read(node)
  }

  private static func fact(_ entry: SourceEntry) throws(SourceError) -> Expectation {
    guard let name = FactName(entry.key) else {
      throw SourceError(
        at: entry.mark, "\(entry.key) is no fact. A fact is named like split.displayMode. \(nearest(to: entry.key, in: words))")
    }
    let comparisons = try Comparison.read(entry.value)
    guard FactVocabulary.displayModes.contains(name.name) else { return .fact(name, comparisons, entry.mark) }
    return .fact(name, comparisons.map(\.withPresentNames), entry.mark)
  }
}

extension Comparison {
  private static let numbers: [(name: String, make: @Sendable (Double) -> Comparison, summary: String)] = [
    ("atLeast", { .atLeast($0) }, "The least number."), ("atMost", { .atMost($0) }, "The greatest number."),
    ("moreThan", { .moreThan($0) }, "A number below the fact."), ("lessThan", { .lessThan($0) }, "A number above the fact."),
  ]

  private static let shape: Shape<Comparison> = .oneOf(
    "Comparison", "a comparison",
    [
      value.map { (value, _) throws(SourceError) in .equals(value) }.field("is", "The value."),
      value.map { (value, _) throws(SourceError) in .differs(value) }.field("isNot", "A value that it is not."),
      Shape<[Value]>.values.nonEmpty().map { (values, _) throws(SourceError) in .oneOf(values) }.field(
        "oneOf", "The values of which it is one."),
      value.map { (value, _) throws(SourceError) in .contains(value) }.field(
        "contains", "A part of a text, or an element of a list."),
      Shape<String>.text.map { (text, _) throws(SourceError) in .begins(text) }.field("begins", "The beginning of a text."),
      Shape<String>.text.map { (text, _) throws(SourceError) in .glob(text) }.field(
        "glob", "A pattern for a text. * stands for any text, and ? for any character."),
      Shape<Bool>.flag.map { (flag, _) throws(SourceError) in .exists(flag) }.field("exists", "Whether the window has the fact."),
    ]
      + numbers.map { number in
        Shape<Double>.number(-1e9...1e9).map { (limit, _) throws(SourceError) in number.make(limit) }
          .field(number.name, number.summary)
      })

  private static let value = Shape<Value>(schema: { _ in [:] }, read: { (node) throws(SourceError) in node.value })

  static func schema(_ definitions: inout SchemaDefinitions) -> Value {
    // A fact can have several comparisons at once.
    let one = shape.schema(&definitions)
    return ["allOf": [["type": "object"]], "anyOf": [one, ["type": "object", "minProperties": 2]]]
  }

  /// Reads the value of a fact: the value itself, or a mapping of comparisons that hold together.
  static func read(_ node: SourceNode) throws(SourceError) -> [MarkedComparison] {
    guard case .mapping(let entries) = node.content else { return [MarkedComparison(.equals(node.value), at: SourceMarks(node))] }
    guard !entries.isEmpty else { throw node.mismatch("a value, or a comparison such as {atLeast: 320}") }
    var comparisons: [MarkedComparison] = []
    for entry in entries {
      comparisons.append(
        MarkedComparison(try shape.read(SourceNode(.mapping([entry]), at: node.mark)), at: SourceMarks(entry.value)))
    }
    return comparisons
  }
}
