import SplitKit

extension Sweep {
  /// The sweep as a text: each band with its summary, and the flips at its beginning with their reasons.
  package var text: String {
    let contents = changingContents
    return ([title, ""] + bands.flatMap { $0.lines(contents) }).map { $0 + "\n" }.joined()
  }

  /// The title of the sweep: the preview, the profile, the height, and the chosen options.
  var title: String {
    let chosen = [opened.device, opened.policy.map { "policy \($0)" }].compactMap { $0 }
    let options = opened.options.map { "\($0.name)=\($0.value.word)" }
    return ([preview, profile.id, "\(shortest(range.height)) high"] + chosen + options).joined(separator: ", ")
  }

  /// The changes of contents somewhere in the sweep. Each band mentions the facts that they concern.
  var changingContents: [LayoutChange] { bands.flatMap(\.changes).filter(\.isOfContent) }
}

extension SweepBand {
  fileprivate func lines(_ contents: [LayoutChange]) -> [String] {
    let widths = "  \(shortest(min(from, to))) to \(shortest(max(from, to)))"
    let head = widths.padded(to: 22) + summary(with: contents).joined(separator: "; ")
    return [head] + changes.map { "      \($0.line)" }
  }

  /// The summary of the band, in phrases: the width class, the mode and the columns of each container, and the facts of
  /// the given contents.
  func summary(with contents: [LayoutChange]) -> [String] {
    let width = facts.all.filter { $0.name == "horizontalSizeClass" }.map { "\($0.value.word) width" }
    let containers = facts.targets { $0.target != "window" && !LayoutFact.ofContents.contains($0.name) }
    let flipping = facts.all.filter { fact in contents.contains { $0.target == fact.target && $0.name == fact.name } }
    return width + containers.map(facts.summary) + flipping.map(\.phrase)
  }
}

extension LayoutChange {
  /// The change in a line, with its reason.
  var line: String {
    let flip =
      switch (from, to) {
      case (let from?, let to?): "\(from.word) -> \(to.word)"
      case (nil, let to?): to.word
      case (_, nil): "none"
      }
    return "\(target).\(name): \(flip)\(because.map { ", because \($0)" } ?? "")"
  }
}

extension LayoutFacts {
  /// The targets of some facts, each once and in order.
  fileprivate func targets(of isWanted: (LayoutFact) -> Bool) -> [String] {
    all.filter(isWanted).reduce(into: []) { if !$0.contains($1.target) { $0.append($1.target) } }
  }

  fileprivate func summary(of target: String) -> String {
    func word(_ name: String) -> String? { all.first { $0.target == target && $0.name == name }?.value.word }
    let state = word("isCollapsed") == "true" ? "collapsed" : word("displayMode")
    let words = [target, state, word("splitBehavior"), word("columns").map { "(\($0))" }]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}

extension LayoutFact {
  /// The phrase for a content, such as `files 4 columns` or `home grid`.
  fileprivate var phrase: String { "\(target) \(value.word)\(name == "layoutColumns" ? " columns" : "")" }
}

extension Value {
  /// The value in a sentence: text without quotation marks, lists with spaces.
  fileprivate var word: String {
    switch self {
    case .string(let text): text
    case .array(let elements): elements.map(\.word).joined(separator: " ")
    case .null, .bool, .number, .object: String(decoding: JSONWriter.text(of: self), as: UTF8.self)
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(2, width - count))
  }
}
