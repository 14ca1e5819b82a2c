import SplitKit

extension JSONWriter {
  /// Writes the answer to the question why a part of the app is as it is.
  mutating func write(_ explain: Explain, ack: Acknowledgement) {
    writeAnswer("explanation", ack: ack) { $0.writeMembers(of: explain) }
  }

  /// Writes the members of an explanation, without those of the message around them.
  mutating func writeMembers(of explain: Explain) {
    member("scene", explain.preview)
    member("profile", explain.profile.id)
    member("size", explain.size)
    member("target", explain.explanation.target)
    member("title", explain.explanation.title)
    beginArray("sentences")
    for fact in explain.explanation.facts { write(fact, in: explain.profile) }
    endArray()
    beginObject("nearest")
    member("from", Explain.range.lowerBound)
    member("to", Explain.range.upperBound)
    member("startsAlike", explain.startsAlike)
    write(explain.narrower, as: "narrower")
    write(explain.wider, as: "wider")
    endObject()
  }

  private mutating func write(_ fact: ExplainedFact, in profile: Profile) {
    let statement = StatementTable.builtIn.statement(for: fact, in: profile)
    beginObject()
    member("text", fact.text)
    member("target", fact.target)
    member("name", fact.name)
    member("value", fact.value)
    member("because", fact.because)
    member("rule", fact.rule.rawValue)
    write(statement)
    member("certainty", fact.certainty(statement))
    endObject()
  }

  private mutating func write(_ statement: CitedStatement?) {
    guard let statement else { return member("statement", .null) }
    beginObject("statement")
    member("id", statement.id)
    member("class", statement.grade)
    member("sources", statement.sources)
    member("text", statement.text)
    endObject()
  }

  private mutating func write(_ flip: LayoutFlip?, as name: Name) {
    guard let flip else { return member(name, .null) }
    beginObject(name)
    member("width", flip.width)
    member("flip", flip.number)
    beginArray("changes")
    for change in flip.changes { write(change) }
    endArray()
    endObject()
  }
}
