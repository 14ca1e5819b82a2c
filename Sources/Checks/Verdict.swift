import PreviewProtocol
import Scenarios
import SplitKit

/// Whether an expectation holds in a scene. One about a fact that the scene does not have, such as the width of a hidden column, says
/// nothing there.
enum Verdict {
  case holds, fails, saysNothing

  init(_ holds: Bool) { self = holds ? .holds : .fails }
}

extension Expectation {
  /// Whether the expectation holds.
  func verdict(in facts: SceneFacts) -> Verdict {
    switch self {
    case .fact(let name, let comparisons, _):
      let value = facts.value(name.name, of: name.target)
      let ids = FactVocabulary.namesOfIDs.contains(name.name) ? value?.ids ?? [] : []
      return comparisons.map { $0.comparison.withWholeIDs(among: ids).verdict(for: value) }.all
    case .all(let parts): return parts.map { $0.verdict(in: facts) }.all
    case .any(let parts): return parts.map { $0.verdict(in: facts) }.any
    case .not(let part): return part.verdict(in: facts).opposite
    case .implies(let condition, let then, let otherwise):
      switch condition.verdict(in: facts) {
      case .holds: return then.verdict(in: facts)
      case .fails: return otherwise?.verdict(in: facts) ?? .holds
      case .saysNothing: return .saysNothing
      }
    }
  }

  /// The comparisons of each fact that the expectation names, at any depth, with the place of the fact's name in the file.
  var comparisons: [(name: FactName, comparisons: [MarkedComparison], mark: SourceMark)] {
    switch self {
    case .fact(let name, let comparisons, let mark): [(name, comparisons, mark)]
    case .all(let parts), .any(let parts): parts.flatMap(\.comparisons)
    case .not(let part): part.comparisons
    case .implies(let condition, let then, let otherwise):
      condition.comparisons + then.comparisons + (otherwise?.comparisons ?? [])
    }
  }

  /// The facts that some window must have, with their places in the file. A fact that need not exist can be missing everywhere.
  var facts: [(name: FactName, mark: SourceMark)] {
    comparisons.filter { !$0.comparisons.contains(where: \.comparison.isAboutExistence) }.map { ($0.name, $0.mark) }
  }
}

extension [Verdict] {
  fileprivate var all: Verdict { contains(.fails) ? .fails : contains(.saysNothing) && !contains(.holds) ? .saysNothing : .holds }
  fileprivate var any: Verdict { contains(.holds) ? .holds : contains(.fails) ? .fails : .saysNothing }
}

extension Verdict {
  fileprivate var opposite: Verdict {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .saysNothing: .saysNothing
    }
  }
}

extension Value {
  fileprivate var ids: [String] { array?.compactMap(\.string) ?? [string].compactMap(\.self) }

  /// The value with the whole id in place of each last part of one.
  fileprivate func withWholeIDs(among ids: [String]) -> Value {
    if let elements = array { return .array(elements.map { $0.withWholeIDs(among: ids) }) }
    guard let name = string, !ids.contains(name) else { return self }
    return ids.first { ShortTarget.lastPart(of: $0) == name }.map { .string($0) } ?? self
  }
}

extension Comparison {
  /// The comparison with the whole ids of a fact in place of their last parts.
  fileprivate func withWholeIDs(among ids: [String]) -> Comparison {
    guard !ids.isEmpty else { return self }
    return switch self {
    case .equals(let value): .equals(value.withWholeIDs(among: ids))
    case .differs(let value): .differs(value.withWholeIDs(among: ids))
    case .oneOf(let values): .oneOf(values.map { $0.withWholeIDs(among: ids) })
    case .contains(let value): .contains(value.withWholeIDs(among: ids))
    case .atLeast, .atMost, .moreThan, .lessThan, .begins, .glob, .exists: self
    }
  }

  fileprivate var isAboutExistence: Bool { if case .exists = self { true } else { false } }

  fileprivate func verdict(for value: Value?) -> Verdict {
    if case .exists(let isWanted) = self { return Verdict((value != nil) == isWanted) }
    guard let value else { return .saysNothing }
    return Verdict(holds(for: value))
  }

  private func holds(for value: Value) -> Bool {
    switch self {
    case .equals(let other): value.isSame(as: other)
    case .differs(let other): !value.isSame(as: other)
    case .oneOf(let others): others.contains { value.isSame(as: $0) }
    case .atLeast(let limit): value.number.map { $0 >= limit - Self.tolerance } ?? false
    case .atMost(let limit): value.number.map { $0 <= limit + Self.tolerance } ?? false
    case .moreThan(let limit): value.number.map { $0 > limit + Self.tolerance } ?? false
    case .lessThan(let limit): value.number.map { $0 < limit - Self.tolerance } ?? false
    case .contains(let part):
      value.array.map { $0.contains { $0.isSame(as: part) } } ?? value.string.flatMap { text in part.string.map(text.contains) }
        ?? false
    case .begins(let text): value.string?.hasPrefix(text) ?? false
    case .glob(let pattern): value.string.map { Glob(pattern).matches($0) } ?? false
    case .exists: true
    }
  }

  /// The difference, in points, up to which two numbers are the same. It is far less than a pixel, and more than what rounding leaves.
  static let tolerance = 0.001
}

extension Value {
  /// Whether two values are the same, apart from what rounding leaves of lengths.
  func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let other)): (one - other).magnitude <= Comparison.tolerance
    case (.array(let one), .array(let other)): one.count == other.count && zip(one, other).allSatisfy { $0.isSame(as: $1) }
    default: self == other
    }
  }
}
