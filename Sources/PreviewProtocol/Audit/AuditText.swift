import SplitKit

extension Audit: InWords {
  /// The audit as a text: each finding with its widths and with who asks for it.
  package var text: String {
    let count = all.count == 1 ? "1 finding" : "\(all.count) findings"
    let head =
      "\(sweep.title): \(count) at \(widths.count) widths from \(shortest(sweep.range.from)) to \(shortest(sweep.range.to))"
    let more = dropped == 0 ? [] : ["", "  Further findings were left out."]
    return ([head] + AuditRule.allCases.flatMap(lines) + more).map { $0 + "\n" }.joined()
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
