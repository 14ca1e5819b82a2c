import SplitKit

/// The suggestions above the keys of the keyboard (`Public/app/layout/suggestions.js`).
enum Suggestions {
  /// Frequent words, in the order in which they are suggested.
  private static let words =
    ("the to and a of in you for that is on it with be this have are at we not your can from will all was about as our "
    + "see me there what when would thanks hello how here please tomorrow today evening morning weekend picture message meet maybe "
    + "great good going back before because could come call just know like let later more need next now one only over people really "
    + "right soon some still sure take tell them then they think time very want water way week well where work yes")
    .split(separator: " ").map(String.init)

  /// The suggestions after a word.
  private static let next = ["and", "the", "to"]

  /// Three suggestions for a text that ends at the caret: the word as it is typed and those that it may become, or words that
  /// may come next.
  static func after(_ text: String) -> [String] {
    let part = String(text.reversed().prefix { $0.isLetter || $0 == "’" || $0 == "'" }.reversed())
    guard !part.isEmpty else { return isBeginning(text) ? ["I", "The", "I’m"] : next }
    let small = part.lowercased()
    let found = words.filter { $0.hasPrefix(small) && $0 != small }.prefix(2)
    let shown = part == small ? Array(found) : found.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return Array((["“\(part)”"] + shown + next).prefix(3))
  }

  /// Whether a sentence begins after the text.
  private static func isBeginning(_ text: String) -> Bool {
    guard let last = text.last, last != "\n" else { return true }
    guard let sign = text.last(where: { !$0.isWhitespace }) else { return false }
    return ".!?".contains(sign)
  }
}

extension Scene {
  /// The text of a field, or an empty one.
  func text(ofField id: String?) -> String {
    guard let id else { return "" }
    return viewModels.lazy.compactMap { $0.content.field(id)?.text("text") }.first ?? ""
  }
}
