import PreviewProtocol
import Scenarios
import SplitKit

/// Expectations in words, for reports.
extension Expectation {
  var sentence: String {
    switch self {
    case .fact(let name, let comparisons, _): "\(name) \(comparisons.map(\.comparison.words).joined(separator: " and "))"
    case .all(let parts): parts.map(\.inside).joined(separator: " and ")
    case .any(let parts): parts.map(\.inside).joined(separator: " or ")
    case .not(let part): "not (\(part.sentence))"
    case .implies(let condition, let then, let otherwise):
      "if \(condition.sentence) then \(then.sentence)\(otherwise.map { " else \($0.sentence)" } ?? "")"
    }
  }

  private var inside: String { if case .fact = self { sentence } else { "(\(sentence))" } }

  /// The facts of the expectation as they are in a scene.
  func actual(in facts: SceneFacts) -> [String] {
    var seen: Set<FactName> = []
    return self.facts.map(\.name).filter { seen.insert($0).inserted }.map { name in
      "\(name) is \(facts.value(name.name, of: name.target).map(\.words) ?? "not there")"
    }
  }
}

extension Comparison {
  fileprivate var words: String {
    switch self {
    case .equals(let value): "is \(value.words)"
    case .differs(let value): "is not \(value.words)"
    case .oneOf(let values): "is one of \(values.map(\.words).joined(separator: ", "))"
    case .atLeast(let limit): "is at least \(shortest(limit))"
    case .atMost(let limit): "is at most \(shortest(limit))"
    case .moreThan(let limit): "is more than \(shortest(limit))"
    case .lessThan(let limit): "is less than \(shortest(limit))"
    case .contains(let value): "contains \(value.words)"
    case .begins(let text): "begins with \(text)"
    case .glob(let pattern): "matches \(pattern)"
    case .exists(let flag): flag ? "exists" : "does not exist"
    }
  }
}
