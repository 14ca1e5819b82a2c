import Spelling
import SplitKit

/// An option of a scenario, which clients choose as they choose those of a built-in scene.
struct ScenarioOption: Sendable {
  let kind: PreviewOption.Kind
  let usual: Value
  let summary: String

  /// The option under a name.
  func option(_ name: String) -> PreviewOption { PreviewOption(name, kind, default: usual, summary) }

  /// The values that a check tries, or none if there are too many.
  var values: [Value] {
    switch kind {
    case .flag: [true, false]
    case .choice(let words): words.map(Value.string)
    case .name, .length, .properties: []
    }
  }
}

extension ScenarioOption {
  /// `{choice: [a, b], summary: …}`, `{flag: true, summary: …}` or `{length: 320, summary: …}`.
  static let shape: Shape<ScenarioOption> = .mapping(
    "Option", "an option",
    Shape<String>.text.field("summary", "One sentence that says what the option does."),
    Shape<[String]>.distinct(.text, atMost: 32).optional("choice", "The words of which one is chosen. The first is the default."),
    Shape<String>.text.optional("default", "The word that is chosen by default, instead of the first."),
    Shape<Bool>.flag.optional("flag", "The default of an option that is true or false."),
    Shape<Double>.length.optional("length", "The default of an option that is a length in points.")
  ) { (mark, summary, words, usual, flag, length) throws(SourceError) in
    switch (words, flag, length) {
    case (let words?, nil, nil): return try choice(words, usual, summary, mark)
    case (nil, let flag?, nil) where usual == nil: return ScenarioOption(kind: .flag, usual: .bool(flag), summary: summary)
    case (nil, nil, let length?) where usual == nil:
      return ScenarioOption(kind: .length, usual: .number(length), summary: summary)
    default:
      throw SourceError(
        at: mark, "An option has choice, flag or length, and one of them alone. Only a choice has a default beside it.")
    }
  }

  private static func choice(
    _ words: [String], _ usual: String?, _ summary: String, _ mark: SourceMark
  ) throws(SourceError) -> ScenarioOption {
    guard let first = words.first else { throw SourceError(at: mark, "A choice has at least one word.") }
    if let usual, !words.contains(usual) {
      throw SourceError(at: mark, "The default \(usual) is no word of the choice. \(nearest(to: usual, in: words))")
    }
    return ScenarioOption(kind: .choice(words), usual: .string(usual ?? first), summary: summary)
  }
}
