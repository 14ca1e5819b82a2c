import PreviewProtocol
import Scenarios
import Spelling
import SplitKit

/// The names in a check that it does not need: those of facts that must not exist, and ids, layouts and titles that a fact is compared with.
///
/// A misspelt one makes the check pass whatever the app does. A name that no window of the check has can be right, because the check says
/// that it is not there, or names several values. So it is a mistake only if it is near to a name that some window has, and that the same
/// comparison does not name itself.
struct DoubtfulNames {
  private var facts: [(name: FactName, mark: SourceMark)] = []
  private var ids: [Named] = []
  /// The beginnings of ids and texts that comparisons ask for.
  private var beginnings: [Named] = []
  /// The values of facts that are texts.
  private var texts: [Named] = []
  /// The names that the windows have.
  private var known = Known()

  /// A value that names something, with the fact that it is compared with.
  private struct Named {
    let value: String
    let fact: FactName
    let mark: SourceMark
    /// All values of the same comparison.
    let others: [String]

    init(_ value: String, _ fact: FactName, _ mark: SourceMark, beside others: [String]) {
      (self.value, self.fact, self.mark, self.others) = (value, fact, mark, others)
    }
  }

  private struct Known {
    var targets: Set<String> = []
    var facts: Set<String> = []
    var ids: Set<String> = []
    /// The values of the facts that are texts, by the names of the facts.
    var texts: [String: Set<String>] = [:]

    /// The values that a fact can have.
    func values(of fact: FactName) -> Set<String> {
      DoubtfulNames.namesOfTexts.contains(fact.name) ? texts[fact.name] ?? [] : ids
    }
  }

  init(of check: CheckSpec) {
    guard !check.mayBeEmpty else { return }
    for fact in check.allExpectations.flatMap(\.comparisons) {
      if fact.comparisons.contains(where: \.comparison.isAboutAbsence) { facts.append((fact.name, fact.mark)) }
      let kind = fact.name.kind
      let named = fact.comparisons.flatMap { compared in
        let names = compared.comparison.names(ofList: kind == .ids)
        return names.map { Named($0.text, fact.name, compared.marks.mark(at: $0.path), beside: names.map(\.text)) }
      }
      let beginnings = fact.comparisons.compactMap { compared in
        compared.comparison.beginning.map { Named($0, fact.name, compared.mark, beside: []) }
      }
      switch kind {
      case .id, .ids:
        ids += named
        self.beginnings += beginnings
      // An app can add layouts of its own, and its titles follow from its contents.
      case .text where Self.namesOfTexts.contains(fact.name.name):
        texts += named
        self.beginnings += beginnings
      default: break
      }
    }
  }

  /// Notes the names of a window.
  mutating func note(_ scene: SceneFacts, of probe: PreviewProbe) {
    guard !isEmpty else { return }
    let names = scene.names.compactMap(FactName.init)
    known.targets.formUnion(names.map(\.target))
    known.facts.formUnion(names.map(\.name))
    known.ids.formUnion(probe.targets.flatMap { [$0, ShortTarget.lastPart(of: $0)] })
    for fact in scene.all where Self.namesOfTexts.contains(fact.name) {
      if let text = fact.value.string { known.texts[fact.name, default: []].insert(text) }
    }
    facts.removeAll { probe.knows($0.name.target) && FactVocabulary.names.contains($0.name.name) }
    ids.removeAll { probe.knows($0.value) || known.ids.contains($0.value) }
    beginnings.removeAll { beginning in known.values(of: beginning.fact).contains { $0.hasPrefix(beginning.value) } }
    texts.removeAll { known.texts[$0.fact.name]?.contains($0.value) ?? false }
  }

  /// The names that are near to others, each with a sentence.
  var mistakes: [(sentence: String, mark: SourceMark)] {
    facts.compactMap { fact in
      meant(by: fact.name).map { ("No window has \(fact.name). Did you mean \($0)?", fact.mark) }
    } + mistakes(ids, known.ids) + mistakesInTexts + mistakesInBeginnings
  }

  private var mistakesInTexts: [(sentence: String, mark: SourceMark)] {
    texts.flatMap { mistakes([$0], known.texts[$0.fact.name] ?? []) }
  }

  /// The facts whose values are texts of the app.
  fileprivate static let namesOfTexts: Set = ["layout", "title"]

  private var mistakesInBeginnings: [(sentence: String, mark: SourceMark)] {
    beginnings.compactMap { beginning in
      nearBeginning(to: beginning.value, in: known.values(of: beginning.fact).sorted()).map {
        ("No window has \(beginning.value), so \(beginning.fact) is compared with nothing. Did you mean \($0)?", beginning.mark)
      }
    }
  }

  /// Whether nothing is doubtful. It takes no search.
  var isEmpty: Bool { facts.isEmpty && ids.isEmpty && beginnings.isEmpty && texts.isEmpty }

  private func meant(by name: FactName) -> FactName? {
    if known.targets.contains(name.target) { return Self.near(name.name, among: known.facts).map { FactName(name.target, $0) } }
    return Self.near(name.target, among: known.targets).map { FactName($0, name.name) }
  }

  private func mistakes(_ names: [Named], _ known: Set<String>) -> [(sentence: String, mark: SourceMark)] {
    names.compactMap { name in
      Self.near(name.value, among: known).flatMap { near in
        name.others.contains(near)
          ? nil : ("No window has \(name.value), so \(name.fact) is compared with nothing. Did you mean \(near)?", name.mark)
      }
    }
  }

  /// The nearest name, if it differs in two letters at most, or in one if it is short. Names whose last part has one or two letters, and
  /// names that differ in their numbers alone, such as those of rows, are never near.
  private static func near(_ name: String, among names: Set<String>) -> String? {
    guard let last = name.split(whereSeparator: { ":/.".contains($0) }).last, last.count > 2 else { return nil }
    let most = name.count < 8 ? 1 : 2
    let close = names.filter { abs($0.count - name.count) <= most && $0.withoutDigits != name.withoutDigits }
    return nearWord(to: name, in: close.sorted(), within: most)
  }
}

extension String {
  fileprivate var withoutDigits: String { filter { !$0.isNumber } }
}

extension Comparison {
  /// Whether the fact must not exist.
  fileprivate var isAboutAbsence: Bool { if case .exists(false) = self { true } else { false } }

  /// The values that it names, each with its path in the value of the comparison. A part of a text names nothing.
  fileprivate func names(ofList isList: Bool) -> [(text: String, path: String)] {
    switch self {
    case .equals(let value), .differs(let value): value.texts(at: "")
    case .contains(let value): isList ? value.texts(at: "") : []
    case .oneOf(let values): values.enumerated().flatMap { $0.element.texts(at: "[\($0.offset)]") }
    case .atLeast, .atMost, .moreThan, .lessThan, .begins, .glob, .exists: []
    }
  }

  /// The beginning that an id or a text must have, or nil if it can have any.
  fileprivate var beginning: String? {
    switch self {
    case .begins(let text): text
    case .glob(let pattern):
      pattern.first.map { "*?".contains($0) } == false ? String(pattern.prefix { !"*?".contains($0) }) : nil
    case .equals, .differs, .oneOf, .contains, .atLeast, .atMost, .moreThan, .lessThan, .exists: nil
    }
  }
}

extension Value {
  /// The texts of a list, or the text itself, each with its path.
  fileprivate func texts(at path: String) -> [(text: String, path: String)] {
    guard let elements = array else { return string.map { [($0, path)] } ?? [] }
    return elements.enumerated().compactMap { index, element in element.string.map { ($0, "\(path)[\(index)]") } }
  }
}
