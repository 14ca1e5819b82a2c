import SplitKit

extension Audit: InWords {
  /// The audit as a text: each finding with its widths and with who asks for it.
  package var text: String {
    let count = all.count == 1 ? "1 finding" : "\(all.count) findings"
    let head =
      "\(sweep.title): \(count) at \(widths.count) widths from \(shortest(sweep.range.from)) to \(shortest(sweep.range.to))"
    let more = dropped == 0 ? [] : ["", "  Further findings were left out."]
    return ([head] + AuditRule.allCases.flatMap(lines) + more + notJudged).map { $0 + "\n" }.joined()
  }

  /// The texts with a low contrast that are no findings, and those whose contrast is unknown.
  private var notJudged: [String] {
    let count = systemContrasts.reduce(0) { $0 + $1.count }
    let texts = count == 1 ? "1 text has" : "\(count) texts have"
    let head = ["", "  \(texts) the system's own colors, whose contrast is lower. No finding counts them."]
    let over = textsOverImages == 1 ? "1 text is over an image" : "\(textsOverImages) texts are over images"
    return (systemContrasts.isEmpty ? [] : head + systemContrasts.map(line))
      + (textsOverImages == 0 ? [] : ["", "  At one width, \(over), so the contrast is not judged."])
  }

  private func line(about contrast: SystemContrast) -> String {
    let ratio = contrast.contrast.shortened
    let texts = contrast.count == 1 ? "1 text" : "\(contrast.count) texts"
    let colors = "\(contrast.color.hexadecimal) on \(contrast.background.hexadecimal), \(ratio)"
    return
      "    \(contrast.name) (\(colors)): \(texts), such as “\(contrast.example.text.prefix(40))” (\(contrast.example.target))"
  }

  /// The findings of a rule under its source, or nothing.
  private func lines(of rule: AuditRule) -> [String] {
    let found = all.filter { $0.finding.rule == rule }
    guard !found.isEmpty else { return [] }
    return ["", "  \(rule.rawValue) (\(rule.source))"] + found.flatMap { ["    \($0.finding.text)", "      \(place($0))"] }
  }

  private func place(_ found: Found) -> String {
    let least = shortest(found.widths.min() ?? 0)
    let most = shortest(found.widths.max() ?? 0)
    if found.widths.count == widths.count { return "at every width" }
    return least == most ? "at \(least)" : "at \(found.widths.count) widths from \(least) to \(most)"
  }
}
