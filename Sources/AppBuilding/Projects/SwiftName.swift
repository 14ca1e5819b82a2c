/// Names as Swift has them.
package enum SwiftName {
  /// Whether a word can be the name of a type or of a module, such as `List` or `Notes.List`.
  package static func isName(_ word: String) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy(isIdentifier)
  }

  /// Whether a word consists of letters, digits and underscores, and does not begin with a digit.
  static func isIdentifier(_ word: some StringProtocol) -> Bool {
    guard let first = word.first, !first.isNumber else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
