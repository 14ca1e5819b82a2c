import SplitKit

extension Sweep {
  /// The sweep for people: each band with what is seen in it, and under its head what flips where it begins, and why.
  public var text: String {
    let title = "\(scene), \(profile.rawValue), \(shortest(range.height)) high"
    return ([title] + bands.flatMap(\.lines)).map { $0 + "\n" }.joined()
  }
}

extension SweepBand {
  fileprivate var lines: [String] {
    let head = "  \(shortest(min(from, to)))...\(shortest(max(from, to)))".padded(to: 20) + summary
    return [head] + changes.map { "      \($0.line)" }
  }

  /// What the band looks like, in a few words.
  var summary: String { facts.summary }
}

extension LayoutChange {
  fileprivate var line: String {
    let values = [from, to].map { $0?.word ?? "none" }.joined(separator: " -> ")
    return "\(target).\(name): \(values)\(because.map { ", because \($0)" } ?? "")"
  }
}

extension LayoutFacts {
  /// The width class, then of each container its columns and its mode.
  var summary: String {
    let classes = all.filter { $0.target == "window" && $0.name == "horizontalSizeClass" }.map { $0.value.word }
    var targets: [String] = []
    for fact in all where fact.target != "window" && !fact.isOfContent && !targets.contains(fact.target) {
      targets.append(fact.target)
    }
    return (classes + targets.map(summary(of:))).joined(separator: "; ")
  }

  private func summary(of target: String) -> String {
    func word(_ name: String) -> String? { all.first { $0.target == target && $0.name == name }?.value.word }
    let state = word("isCollapsed") == "true" ? "collapsed" : word("displayMode")
    return "\(target) \([state, word("columns").map { "(\($0))" }].compactMap { $0 }.joined(separator: " "))"
  }
}

extension LayoutFact {
  fileprivate var isOfContent: Bool { name.hasPrefix("layout") }
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
    self + String(repeating: " ", count: max(1, width - count))
  }
}

/// A length as people write it: whole numbers without a fraction.
func shortest(_ length: Double) -> String { String(decoding: JSONWriter.text(of: .number(length)), as: UTF8.self) }
