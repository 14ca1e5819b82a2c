import Spelling
import SplitKit

/// The check of the values that depend on options, for all values at once: the names of the options, and the keys under `cases`.
///
/// The app is made for a few combinations of options only, so a key that no option can have would never be seen there.
struct OptionCheck {
  /// The options with the keys that cases of them can have. An option whose values nobody can list has nil.
  private let keys: [String: [String]?]
  private var errors = ErrorList()

  init(_ options: [Named<ScenarioOption>]) {
    var keys: [String: [String]?] = [ScenarioSource.profile: Profile.all.map(\.id)]
    for option in options { keys[option.name] = .some(option.value.keys) }
    self.keys = keys
  }

  /// Throws an error that names everything that is wrong.
  mutating func check(_ source: ScenarioSource) throws(SourceError) {
    for node in [source.root, source.controllers, source.navigationDefaults] {
      if let node { check(node) }
    }
    try errors.check()
  }

  private mutating func check(_ node: SourceNode) {
    guard !errors.isFull else { return }
    switch node.content {
    case .scalar: return
    case .sequence(let nodes): for node in nodes { check(node) }
    case .mapping(let entries):
      if let option = entries.first(where: { $0.key == "option" }) { check(entries, of: option.value) }
      for entry in entries { check(entry.value) }
    }
  }

  private mutating func check(_ entries: [SourceEntry], of option: SourceNode) {
    guard case .scalar(let scalar) = option.content else { return }
    guard let found = keys[scalar.text] else {
      let sentence = "There is no option \(scalar.text). \(nearestOfFew(to: scalar.text, in: keys.keys.sorted()))"
      return errors.note(SourceError(at: option.mark, sentence))
    }
    guard case .mapping(let cases)? = entries.first(where: { $0.key == "cases" })?.value.content else { return }
    for entry in cases where !errors.isFull {
      if let words = found {
        guard !words.contains(entry.key) else { continue }
        let sentence = "The option \(scalar.text) has no value \(entry.key). \(nearestOfFew(to: entry.key, in: words))"
        errors.note(SourceError(at: entry.mark, sentence))
      } else if Scalar(entry.key, isQuoted: false).number == nil {
        errors.note(SourceError(at: entry.mark, "The option \(scalar.text) is a number, and \(entry.key) is none."))
      }
    }
  }
}

extension ScenarioOption {
  /// The keys that cases of the option can have, or nil for numbers.
  fileprivate var keys: [String]? {
    switch kind {
    case .flag: ["true", "false"]
    case .choice(let words): words
    case .name, .length, .properties: nil
    }
  }
}
