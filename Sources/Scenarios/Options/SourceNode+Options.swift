import Spelling
import SplitKit

/// A value that depends on an option: `{option: style}` stands for the chosen value itself, and
/// `{option: style, cases: {doubleColumn: a, tripleColumn: b}, otherwise: c}` for another one.
///
/// Without a case for the chosen value, and without `otherwise`, a key or an element of a list is left out.
extension SourceNode {
  /// The value with the values of the options in place, or nil if it is left out.
  func resolved(with values: [String: Value]) throws(SourceError) -> SourceNode? {
    switch content {
    case .scalar: return self
    case .sequence(let nodes):
      var resolved: [SourceNode] = []
      for node in nodes {
        if let node = try node.resolved(with: values) { resolved.append(node) }
      }
      return SourceNode(.sequence(resolved), at: mark)
    case .mapping(let entries):
      if let choice = try OptionChoice(entries, at: mark) { return try choice.resolved(with: values) }
      var resolved: [SourceEntry] = []
      for entry in entries {
        if let value = try entry.value.resolved(with: values) { resolved.append(SourceEntry(entry.key, at: entry.mark, value)) }
      }
      return SourceNode(.mapping(resolved), at: mark)
    }
  }
}

/// A value of the file that depends on an option.
struct OptionChoice {
  private let name: String
  private let mark: SourceMark
  private let cases: [SourceEntry]?
  private let otherwise: SourceNode?

  /// The keys of such a value.
  private static let keys = ["option", "cases", "otherwise"]

  static let schema: Value = [
    "description": "A value that depends on an option: that of the option itself, or one for each of its values.",
    "type": "object",
    "properties": [
      "option": ["description": "The name of the option.", "type": "string"],
      "cases": ["description": "Values for values of the option.", "type": "object"],
      "otherwise": ["description": "The value for all others. Without it, the key or the element is left out."],
    ],
    "required": ["option"], "additionalProperties": false,
  ]

  /// Creates the choice of a mapping, or nil for a mapping without the key `option`.
  fileprivate init?(_ entries: [SourceEntry], at mark: SourceMark) throws(SourceError) {
    guard let option = entries.first(where: { $0.key == "option" }) else { return nil }
    if let unknown = entries.first(where: { !Self.keys.contains($0.key) }) {
      throw SourceError(
        at: unknown.mark, "A value that depends on an option has no \(unknown.key). \(nearest(to: unknown.key, in: Self.keys))")
    }
    name = try Shape<String>.text.read(option.value)
    self.mark = option.value.mark
    otherwise = entries.first { $0.key == "otherwise" }?.value
    if let node = entries.first(where: { $0.key == "cases" })?.value {
      guard case .mapping(let cases) = node.content else { throw node.mismatch("a mapping from values of the option to values") }
      self.cases = cases
    } else {
      cases = nil
    }
  }

  fileprivate func resolved(with values: [String: Value]) throws(SourceError) -> SourceNode? {
    guard let value = values[name] else {
      throw SourceError(at: mark, "There is no option \(name). \(nearest(to: name, in: values.keys.sorted()))")
    }
    let scalar = Scalar(value)
    guard let cases else { return SourceNode(.scalar(scalar), at: mark) }
    let chosen = cases.first { $0.key == scalar.text }?.value ?? otherwise
    return try chosen?.resolved(with: values)
  }
}

extension Scalar {
  /// The value of an option as a file would write it.
  fileprivate init(_ value: Value) {
    switch value {
    case .bool(let flag): self.init(flag ? "true" : "false", isQuoted: false)
    case .number(let number): self.init(shortest(number), isQuoted: false)
    default: self.init(value.string ?? "", isQuoted: true)
    }
  }
}
