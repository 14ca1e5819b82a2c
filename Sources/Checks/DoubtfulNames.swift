import PreviewProtocol
import Scenarios
import Spelling
import SplitKit

/// The names in a check that it does not need: those of facts that must not exist, and ids that something must not be.
///
/// A misspelt one makes the check pass whatever the app does. A name that no window of the check has can be right, because the check says
/// that it is not there. So it is a mistake only if it is near to a name that some window has.
struct DoubtfulNames {
  private var facts: [(name: FactName, mark: SourceMark)] = []
  private var ids: [Named] = []
  /// The beginnings of ids that patterns ask for.
  private var prefixes: [Named] = []
  private var layouts: [Named] = []
  /// The names that the windows have.
  private var known = Known()

  /// A value that names something, with the fact that it is compared with.
  private typealias Named = (value: String, fact: FactName, mark: SourceMark)

  private struct Known {
    var targets: Set<String> = []
    var facts: Set<String> = []
    var ids: Set<String> = []
    var layouts: Set<String> = []
  }

  init(of check: CheckSpec) {
    guard !check.mayBeEmpty else { return }
    for fact in check.allExpectations.flatMap(\.comparisons) {
      if fact.comparisons.contains(where: \.comparison.isAboutAbsence) { facts.append((fact.name, fact.mark)) }
      let named = fact.comparisons.flatMap { compared in compared.comparison.names.map { ($0, fact.name, compared.mark) } }
      switch FactVocabulary.kind(of: fact.name.name, on: fact.name.target == "window" ? .window : .controller(nil)) {
      case .id, .ids:
        ids += named
        prefixes += fact.comparisons.compactMap { compared in compared.comparison.prefix.map { ($0, fact.name, compared.mark) } }
      // An app can add layouts of its own.
      case .text where fact.name.name == "layout": layouts += named
      default: break
      }
    }
  }

  /// Notes the names of a window.
  mutating func note(_ scene: SceneFacts, of probe: PreviewProbe) {
    guard !facts.isEmpty || !ids.isEmpty || !prefixes.isEmpty || !layouts.isEmpty else { return }
    let names = scene.names.compactMap(FactName.init)
    known.targets.formUnion(names.map(\.target))
    known.facts.formUnion(names.map(\.name))
    known.ids.formUnion(probe.targets.flatMap { [$0, ShortTarget.lastPart(of: $0)] })
    known.layouts.formUnion(scene.all.filter { $0.name == "layout" }.compactMap(\.value.string))
    facts.removeAll { probe.knows($0.name.target) && FactVocabulary.names.contains($0.name.name) }
    // A last part alone compares to nothing.
    ids.removeAll { probe.knows($0.value) || probe.targets.contains($0.value) }
    prefixes.removeAll { prefix in known.ids.contains { $0.hasPrefix(prefix.value) } }
    layouts.removeAll { known.layouts.contains($0.value) }
  }

  /// The names that are near to others, each with a sentence.
  var mistakes: [(sentence: String, mark: SourceMark)] {
    facts.compactMap { fact in
      meant(by: fact.name).map { ("No window has \(fact.name). Did you mean \($0)?", fact.mark) }
    } + mistakes(ids, known.ids) + mistakes(layouts, known.layouts) + mistakesInPrefixes
  }

  private var mistakesInPrefixes: [(sentence: String, mark: SourceMark)] {
    prefixes.flatMap { prefix in
      mistakes([prefix], Set(known.ids.filter { $0.count >= prefix.value.count }.map { String($0.prefix(prefix.value.count)) }))
    }
  }

  private func meant(by name: FactName) -> FactName? {
    if known.targets.contains(name.target) { return Self.near(name.name, among: known.facts).map { FactName(name.target, $0) } }
    return Self.near(name.target, among: known.targets).map { FactName($0, name.name) }
  }

  private func mistakes(_ names: [Named], _ known: Set<String>) -> [(sentence: String, mark: SourceMark)] {
    names.compactMap { name in
      Self.near(name.value, among: known).map {
        ("No window has \(name.value), so \(name.fact) is compared with nothing. Did you mean \($0)?", name.mark)
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

  /// The values that it names.
  fileprivate var names: [String] {
    switch self {
    case .equals(let value), .differs(let value), .contains(let value): value.texts
    case .oneOf(let values): values.flatMap(\.texts)
    case .atLeast, .atMost, .moreThan, .lessThan, .begins, .glob, .exists: []
    }
  }

  /// The beginning that a text must have, or nil if it can have any.
  fileprivate var prefix: String? {
    switch self {
    case .begins(let text): text
    case .glob(let pattern):
      pattern.first.map { "*?".contains($0) } == false ? String(pattern.prefix { !"*?".contains($0) }) : nil
    case .equals, .differs, .oneOf, .contains, .atLeast, .atMost, .moreThan, .lessThan, .exists: nil
    }
  }
}

extension Value {
  fileprivate var texts: [String] { array?.compactMap(\.string) ?? [string].compactMap(\.self) }
}
