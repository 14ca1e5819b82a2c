/// The names that Objective-C gives to methods of Swift.
enum SelectorName {
  /// The words after which Swift's compiler adds no `With`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "between", "by", "during", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "onto", "passing", "preceding", "since", "through",
    "to", "until", "using", "via", "when", "with", "within", "without",
  ]

  static func of(_ method: MethodFacts) -> String {
    method.selector ?? of(method.name, labels: method.parameters.map { $0.label ?? "_" })
  }

  /// The selector of a method with these labels, where `_` is no label.
  static func of(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    return name + part(first, after: name) + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static func part(_ label: String, after name: String) -> String {
    guard label != "_" else { return "" }
    let isJoined = prepositions.contains(firstWord(of: label)) || prepositions.contains(lastWord(of: name))
    return (isJoined ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
  }

  private static func firstWord(of label: String) -> String { String(label.prefix { !$0.isUppercase }).lowercased() }

  private static func lastWord(of name: String) -> String {
    guard let capital = name.lastIndex(where: \.isUppercase) else { return name }
    return name[capital...].lowercased()
  }
}

extension String {
  /// The text as a raw literal of Swift, with as many signs as the text needs.
  var rawQuoted: String {
    var signs = "#"
    while contains("\"" + signs) || contains("\\" + signs) { signs += "#" }
    return signs + "\"" + self + "\"" + signs
  }

  /// The text as a literal of Swift.
  var quoted: String {
    let escaped = flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } as [Character]
    return "\"" + String(escaped) + "\""
  }
}
