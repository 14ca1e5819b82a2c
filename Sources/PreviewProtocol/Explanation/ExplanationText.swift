import SplitKit

extension Explain: InWords {
  /// The explanation as a text: its sentences with their statements, and the nearest changes.
  package var text: String {
    let size = "\(shortest(size.width)) x \(shortest(size.height))"
    let head = [preview, profile.id, size, explanation.target].joined(separator: ", ")
    let alike = startsAlike ? [] : ["", "  The copies that were resized do not show the same as the scene at the beginning."]
    let parts = [[head, ""], explanation.facts.map(line), [""], lines("Narrower", narrower), lines("Wider", wider), alike]
    return parts.joined().map { $0 + "\n" }.joined()
  }

  private func line(_ fact: ExplainedFact) -> String {
    let statement = StatementTable.builtIn.statement(for: fact, in: profile)
    let source = statement.map { "\($0.id), \($0.grade), \($0.sources.joined(separator: " "))" }
    return "  \(fact.text) [\(source ?? (fact.rule.isOfApp ? "the app" : "no statement"))]"
  }

  private func lines(_ word: String, _ flip: LayoutFlip?) -> [String] {
    guard let flip else {
      return ["  \(word): nothing of this changes \(word == "Wider" ? "up" : "down") to \(shortest(end(word)))."]
    }
    return ["  \(word), at \(shortest(flip.number)):"] + flip.changes.map { "      \($0.line)" }
  }

  private func end(_ word: String) -> Double { word == "Wider" ? Self.range.upperBound : Self.range.lowerBound }
}
