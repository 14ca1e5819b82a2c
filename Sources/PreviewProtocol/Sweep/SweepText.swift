import SplitKit

extension Sweep: InWords {
  /// The sweep as a text: each band with its summary, and the flips at its beginning with their reasons.
  ///
  /// A flip has one number, which ends one band and begins the next (`flip(before:)`). The last line says once what the number
  /// means.
  package var text: String {
    let contents = changingContents
    let lines = bands.indices.flatMap { bands[$0].lines(contents, from: start(of: $0), to: end(of: $0)) }
    let grid = bands.count > 1 ? ["", gridSentence] : []
    return ([title, ""] + lines + grid).map { $0 + "\n" }.joined()
  }

  /// The sentence about the numbers of flips.
  var gridSentence: String {
    "A breakpoint lies between two pixels, which are \(shortest(1 / scale)) points apart here. It is named by the one that is a whole "
      + "number, or else by the lower one."
  }

  /// The number of the flip between a band and the one before, in points.
  func flip(before index: Int) -> Double { flipNumber(bands[index - 1].to, bands[index].from) }

  /// The beginning of a band, in the direction of the walk: the number of its flip, or the beginning of the range.
  func start(of index: Int) -> Double { index == 0 ? bands[0].from : flip(before: index) }

  /// The end of a band, in the direction of the walk: the number of the next flip, or the end of the range.
  func end(of index: Int) -> Double { index + 1 < bands.count ? flip(before: index + 1) : bands[index].to }

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
  fileprivate func lines(_ contents: [LayoutChange], from start: Double, to end: Double) -> [String] {
    let widths = "  \(shortest(min(start, end))) to \(shortest(max(start, end)))"
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
    case .null, .bool, .number, .object: json
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(2, width - count))
  }
}
