/// The answer to the question why a part of an app has the place that it has, or has none: sentences that begin with what
/// happened to the part and go down the chain of causes.
package struct Explanation: Equatable, Sendable {
  /// The name of the part, by which it can be explained again.
  package let target: String
  package let title: String
  package let facts: [ExplainedFact]

  /// The explanation with some of its facts only.
  package func filter(_ isIncluded: (ExplainedFact) -> Bool) -> Explanation {
    Explanation(target: target, title: title, facts: facts.filter(isIncluded))
  }
}

/// A fact of an explanation, with a whole sentence about it.
package struct ExplainedFact: Equatable, Sendable {
  /// The id of a controller, the name of a column such as `split.primary`, or `window`.
  package let target: String
  package let name: String
  package let value: Value
  package let text: String
  /// The reason alone, in the words of the hierarchy where it has such words.
  package let because: String
  package let rule: Rule
  package let subject: Rule.Subject
  /// Whether the value can follow from every point of a width, so that only another rule counts as a change.
  package var isLength = false
}

extension ExplainedFact {
  /// Creates a fact whose sentence is "This is so, because the reason."
  init(
    _ target: String, _ name: String, _ value: Value, _ statement: String, because reason: Reason,
    as because: String? = nil, about subject: Rule.Subject = Rule.Subject(), isLength: Bool = false
  ) {
    self.init(
      target: target, name: name, value: value, text: "\(statement.withCapital), because \(reason.text).",
      because: because ?? reason.text, rule: reason.rule, subject: subject, isLength: isLength)
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
