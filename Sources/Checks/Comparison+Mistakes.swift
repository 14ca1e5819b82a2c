import PreviewProtocol
import Scenarios
import Spelling
import SplitKit

/// Comparisons whose result is the same in every window, because the fact never has the value.
extension Comparison {
  /// A sentence about the mistake in the comparison of a fact of a kind, or nil.
  ///
  /// - Parameter profiles: The OS versions in which the check runs.
  func mistake(about name: FactName, _ kind: FactKind, in profiles: [Profile]) -> String? {
    switch kind {
    case .words(let words): mistake(about: name, words, profiles)
    case .flag: mistakeAboutFlag(name)
    case .number(let isOptional): mistakeAboutNumber(name, isOptional)
    case .list(let words): mistakeAboutList(name, words, profiles)
    case .id, .text: mistakeAboutText(name, kind == .id ? "an id" : "a text")
    case .ids: mistakeAboutIDs(name)
    case .object(let members): mistakeAboutObject(name, members, profiles)
    }
  }

  /// The path of the part of the value that a mistake is about, which is empty for the whole value.
  ///
  /// - Parameter isSame: Whether a comparison with a part alone has the same mistake.
  func pathOfMistake(_ isSame: (Comparison) -> Bool) -> String {
    switch self {
    case .equals(let value), .differs(let value): return Self.pathOfMistake(in: value, at: "", isSame)
    case .oneOf(let values):
      guard let index = values.firstIndex(where: { isSame(.equals($0)) }) else { return "" }
      return Self.pathOfMistake(in: values[index], at: "[\(index)]", isSame)
    case .contains, .begins, .glob, .exists, .atLeast, .atMost, .moreThan, .lessThan: return ""
    }
  }

  private static func pathOfMistake(in value: Value, at path: String, _ isSame: (Comparison) -> Bool) -> String {
    if let elements = value.array, let index = elements.firstIndex(where: { isSame(.equals(.array([$0]))) }) {
      return "\(path)[\(index)]"
    }
    guard let member = (value.members ?? []).first(where: { isSame(.equals(.object([$0]))) }) else { return path }
    return path.isEmpty ? member.name : "\(path).\(member.name)"
  }

  /// The values that the comparison names, one of which the whole fact would be.
  private var values: [Value] {
    switch self {
    case .equals(let value), .differs(let value): [value]
    case .oneOf(let values): values
    case .atLeast, .atMost, .moreThan, .lessThan, .contains, .begins, .glob, .exists: []
    }
  }

  /// The values that the comparison names, each of which an element of a list would be.
  private var elements: [Value] {
    if case .contains(let element) = self { return [element] }
    return values.flatMap { $0.array ?? [] }
  }

  /// The name of a comparison of numbers, or nil for any other.
  private var nameOfLimit: String? {
    switch self {
    case .atLeast: "atLeast"
    case .atMost: "atMost"
    case .moreThan: "moreThan"
    case .lessThan: "lessThan"
    case .equals, .differs, .oneOf, .contains, .begins, .glob, .exists: nil
    }
  }

  /// The name of a comparison of texts or of lists, or nil for any other.
  private var nameOfPart: String? {
    switch self {
    case .contains: "contains"
    case .begins: "begins"
    case .glob: "glob"
    case .equals, .differs, .oneOf, .atLeast, .atMost, .moreThan, .lessThan, .exists: nil
    }
  }
}

extension Comparison {
  private func mistake(about name: FactName, _ words: [FactWord], _ profiles: [Profile]) -> String? {
    let names = words.map(\.name)
    if let limit = nameOfLimit { return "\(name) is a word, and \(limit) compares numbers. It is \(names.listed(by: "or"))." }
    for value in values {
      guard let word = value.string else { return "\(name) is a word, not \(value.words). It is \(names.listed(by: "or"))." }
      guard let known = words.first(where: { $0.name == word }) else {
        return "\(name) is never \(word.named). \(hint(for: word, among: names))"
      }
      if let sentence = known.mistake(about: name, in: profiles) { return sentence }
    }
    if let sentence = mistakeAboutEmptyPart(name) { return sentence }
    guard let isMet = partTest else { return nil }
    let possible = words.filter { profiles.isEmpty || $0.profiles.contains(where: profiles.contains) }.map(\.name)
    if possible.contains(where: isMet) { return nil }
    return "No value of \(name) \(partClause). \(hintForPart(among: possible))"
  }

  /// A question for the word that is like the part which the comparison asks for, or begins like it, or a sentence with all words.
  private func hintForPart(among words: [String]) -> String {
    let part = literalPart ?? ""
    guard let near = nearBeginning(to: part, in: words.withOriginalNames) else { return hint(for: part, among: words) }
    return "Did you mean \(near)?"
  }

  /// A sentence about a part that every text has, or nil.
  private func mistakeAboutEmptyPart(_ name: FactName) -> String? {
    switch self {
    case .contains(""), .begins(""): "Every text contains and begins with an empty text, so \(name) is compared with nothing."
    case .glob(let pattern) where !pattern.isEmpty && pattern.allSatisfy { $0 == "*" }:
      "Every text matches \(pattern), so \(name) is compared with nothing."
    default: nil
    }
  }

  /// The longest literal part of a text that the comparison asks for, without the wildcards of a pattern, or nil for any other comparison.
  private var literalPart: String? {
    switch self {
    case .contains(let part): part.string
    case .begins(let text): text
    case .glob(let pattern):
      pattern.split { (sign: Character) in sign == "*" || sign == "?" }.map(String.init).max { $0.count < $1.count }
    case .equals, .differs, .oneOf, .atLeast, .atMost, .moreThan, .lessThan, .exists: nil
    }
  }

  /// Whether a word has the part, or nil for a comparison that is not about parts.
  private var partTest: ((String) -> Bool)? {
    switch self {
    case .contains(let part): { word in part.string.map(word.contains) ?? false }
    case .begins(let text): { $0.hasPrefix(text) }
    case .glob(let pattern): { Glob(pattern).matches($0) }
    case .equals, .differs, .oneOf, .atLeast, .atMost, .moreThan, .lessThan, .exists: nil
    }
  }

  /// The comparison with a part as the end of a sentence.
  private var partClause: String {
    switch self {
    case .contains(let part): "has \(part.words)"
    case .begins(let text): "begins with \(text.named)"
    case .glob(let pattern): "matches \(pattern.named)"
    case .equals, .differs, .oneOf, .atLeast, .atMost, .moreThan, .lessThan, .exists: ""
    }
  }

  private func mistakeAboutFlag(_ name: FactName) -> String? {
    if let comparison = nameOfLimit ?? nameOfPart { return "\(name) is true or false, and \(comparison) compares neither." }
    guard let value = values.first(where: { $0.bool == nil }) else { return nil }
    return "\(name) is true or false, not \(value.quotedWords).\(value.flagMeant.map { " Did you mean \($0)?" } ?? "")"
  }

  private func mistakeAboutNumber(_ name: FactName, _ isOptional: Bool) -> String? {
    if let comparison = nameOfPart { return "\(name) is a number, and \(comparison) compares texts." }
    guard let value = values.first(where: { $0.number == nil && !(isOptional && $0 == .null) }) else { return nil }
    return "\(name) is a number, not \(value.quotedWords)."
  }

  private func mistakeAboutText(_ name: FactName, _ what: String) -> String? {
    if let limit = nameOfLimit { return "\(name) is \(what), and \(limit) compares numbers." }
    if let sentence = mistakeAboutEmptyPart(name) { return sentence }
    guard let value = values.first(where: { $0.string == nil && $0 != .null }) else { return nil }
    return "\(name) is \(what) or null, not \(value.words)."
  }

  private func mistakeAboutIDs(_ name: FactName) -> String? {
    if let sentence = mistakeAboutListForm(name) { return sentence }
    if let value = values.first(where: { $0.array == nil }) {
      return "\(name) is a list, not \(value.quotedWords). Write [\(value.words)], or {contains: \(value.words)}."
    }
    guard let element = elements.first(where: { $0.string == nil }) else { return nil }
    return "\(name) is a list of ids, and \(element.words) is no id."
  }

  private func mistakeAboutObject(_ name: FactName, _ members: [FactMember], _ profiles: [Profile]) -> String? {
    let names = members.map(\.name)
    let what = "\(name) is null or an object with \(names.listed(by: "and"))"
    if let comparison = nameOfLimit ?? nameOfPart { return "\(what), and \(comparison) compares neither." }
    if let value = values.first(where: { $0.members == nil && $0 != .null }) {
      return "\(what), not \(value.quotedWords). Write {exists: true}, null, or the members."
    }
    for member in values.flatMap({ $0.members ?? [] }) {
      guard let known = members.first(where: { $0.name == member.name }) else {
        return "\(name) has no \(member.name.printable). \(hint(for: member.name, among: names))"
      }
      let inner = FactName("\(name)", member.name)
      if let sentence = Comparison.equals(member.value).mistake(about: inner, known.kind, in: profiles) { return sentence }
    }
    return nil
  }

  /// A sentence about a comparison that is not for lists, or nil.
  private func mistakeAboutListForm(_ name: FactName) -> String? {
    if let limit = nameOfLimit { return "\(name) is a list, and \(limit) compares numbers." }
    if case .begins = self { return "\(name) is a list, and begins compares texts. Write contains." }
    if case .glob = self { return "\(name) is a list, and glob compares texts. Write contains." }
    return nil
  }

  private func mistakeAboutList(_ name: FactName, _ words: [FactWord], _ profiles: [Profile]) -> String? {
    if let sentence = mistakeAboutListForm(name) { return sentence }
    for value in values {
      guard let elements = value.array else {
        return "\(name) is a list, not \(value.quotedWords). Write [\(value.words)], or {contains: \(value.words)}."
      }
      for element in elements {
        if let sentence = mistake(about: name, element: element, words, profiles) { return sentence }
      }
    }
    guard case .contains(let part) = self else { return nil }
    return mistake(about: name, element: part, words, profiles)
  }

  private func mistake(about name: FactName, element: Value, _ words: [FactWord], _ profiles: [Profile]) -> String? {
    if let word = words.first(where: { element == .string($0.name) }) {
      return word.mistake(about: name, in: profiles, isElement: true)
    }
    return "\(name) never has \(element.quotedWords). \(hint(for: element.string ?? "", among: words.map(\.name)))"
  }
}

/// A question for the nearest word, or a sentence with all words if none is near. A display mode can have its name before iOS 14 too.
private func hint(for word: String, among words: [String]) -> String {
  nearWord(to: word, in: words.withOriginalNames).map { "Did you mean \($0)?" } ?? "It is \(words.listed(by: "or"))."
}

extension FactWord {
  /// A sentence about a word that no version of the check has, or nil.
  ///
  /// - Parameter isElement: Whether the fact is a list that has the word.
  fileprivate func mistake(about fact: FactName, in profiles: [Profile], isElement: Bool = false) -> String? {
    WordVersions.sentence(about: fact.description, name, in: profiles, isElement: isElement)
  }
}

extension Value {
  /// The value in words, with a text in quotation marks.
  fileprivate var quotedWords: String { string.map { "the text \"\($0.printable)\"" } ?? words }

  /// The flag that a text of YAML 1.2 was meant to be, or nil.
  fileprivate var flagMeant: Bool? {
    switch string?.lowercased() {
    case "yes", "on", "y", "true", "1": true
    case "no", "off", "n", "false", "0": false
    default: nil
    }
  }
}

extension String {
  /// The text as a sentence names it.
  fileprivate var named: String { isEmpty ? "an empty text" : printable }
}
