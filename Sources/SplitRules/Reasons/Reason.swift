/// The reason for a fact: the rule that decided, and words with its figures.
package struct Reason: Equatable, Sendable {
  package let rule: Rule
  /// The words after "because".
  package let text: String

  package init(_ rule: Rule, _ text: String) { (self.rule, self.text) = (rule, text) }
}
