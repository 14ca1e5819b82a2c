import PreviewProtocol
import Scenarios
import Spelling
import SplitKit

/// The names in a check that it does not need: those of facts that must not exist, and ids that something must not be.
///
/// A misspelt one makes the check pass whatever the app does. A name that no window of the check has can be right, because the check says
/// that it is not there. So it is a mistake only if it is near to a name that some window has.
struct DoubtfulNames {
  private var facts: [(name: FactName, mark: SourceMark)]
  private var ids: [(id: String, fact: FactName, mark: SourceMark)]
  /// The names of the facts and the ids of the windows.
  private var knownFacts: Set<String> = []
  private var knownIDs: Set<String> = []

  /// The fact of a content whose values are the names of layouts, to which an app can add its own.
  private static let layout = "layout"

  init(of check: CheckSpec) {
    let all = check.allExpectations.flatMap(\.comparisons)
    facts = all.filter { $0.comparisons.contains(where: \.comparison.isAboutAbsence) }.map { ($0.name, $0.mark) }
    ids = all.flatMap { fact in
      let kind = FactVocabulary.kind(of: fact.name.name, on: fact.name.target == "window" ? .window : .controller(nil))
      guard kind == .id || kind == .ids || fact.name.name == Self.layout else {
        return [(id: String, fact: FactName, mark: SourceMark)]()
      }
      return fact.comparisons.flatMap { compared in compared.comparison.namedIDs.map { ($0, fact.name, compared.mark) } }
    }
  }

  /// Notes the names of a window.
  mutating func note(_ scene: SceneFacts, of probe: PreviewProbe) {
    guard !facts.isEmpty || !ids.isEmpty else { return }
    if !facts.isEmpty {
      knownFacts.formUnion(scene.names)
      facts.removeAll { probe.knows($0.name.target) && FactVocabulary.names.contains($0.name.name) }
    }
    if !ids.isEmpty {
      let layouts = scene.all.filter { $0.name == Self.layout }.compactMap(\.value.string)
      knownIDs.formUnion(probe.targets.flatMap { [$0, ShortTarget.lastPart(of: $0)] })
      knownIDs.formUnion(layouts)
      // A last part alone compares to nothing.
      ids.removeAll { probe.knows($0.id) || probe.targets.contains($0.id) || layouts.contains($0.id) }
    }
  }

  /// The names that are near to others, each with a sentence.
  var mistakes: [(sentence: String, mark: SourceMark)] {
    facts.compactMap { fact in
      Self.near(fact.name.description, among: knownFacts).map { ("No window has \(fact.name). Did you mean \($0)?", fact.mark) }
    }
      + ids.compactMap { id in
        Self.near(id.id, among: knownIDs).map {
          ("No window has \(id.id), so \(id.fact) is compared with nothing. Did you mean \($0)?", id.mark)
        }
      }
  }

  /// The nearest name, if it differs in two letters at most.
  private static func near(_ name: String, among names: Set<String>) -> String? {
    let close = names.filter { abs($0.count - name.count) <= 2 && !$0.isEmpty }
    return nearWord(to: name, in: close.sorted(), within: 2)
  }
}

extension Comparison {
  /// Whether the fact must not exist.
  fileprivate var isAboutAbsence: Bool { if case .exists(false) = self { true } else { false } }

  /// The ids that it names.
  fileprivate var namedIDs: [String] {
    switch self {
    case .equals(let value), .differs(let value), .contains(let value): value.texts
    case .oneOf(let values): values.flatMap(\.texts)
    case .atLeast, .atMost, .moreThan, .lessThan, .begins, .glob, .exists: []
    }
  }
}

extension Value {
  fileprivate var texts: [String] { array?.compactMap(\.string) ?? [string].compactMap(\.self) }
}
