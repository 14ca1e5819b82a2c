import SplitKit

extension JSONWriter {
  /// Writes the answer to a sweep: the bands, each with the changes at its beginning.
  mutating func write(_ sweep: Sweep, ack: Acknowledgement) {
    writeAnswer("sweep", ack: ack) { $0.writeMembers(of: sweep) }
  }

  /// Writes the members of a sweep, without those of the message around them.
  mutating func writeMembers(of sweep: Sweep) {
    member("scene", sweep.preview)
    member("profile", sweep.profile.id)
    member("options", .object(sweep.opened.options))
    member("policy", sweep.opened.policy.map { .string($0) } ?? .null)
    member("device", sweep.opened.device.map { .string($0) } ?? .null)
    member("from", sweep.range.from)
    member("to", sweep.range.to)
    member("height", sweep.range.height)
    beginArray("bands")
    for band in sweep.bands { write(band) }
    endArray()
  }

  private mutating func write(_ band: SweepBand) {
    beginObject()
    member("from", band.from)
    member("to", band.to)
    beginArray("facts")
    for fact in band.facts.all { write(fact, withReason: false) }
    endArray()
    beginArray("changes")
    for change in band.changes { write(change) }
    endArray()
    endObject()
  }

  /// Writes a fact. The bands of a sweep leave the reason out, because their changes have it.
  mutating func write(_ fact: LayoutFact, withReason hasReason: Bool) {
    beginObject()
    member("target", fact.target)
    member("name", fact.name)
    member("value", fact.value)
    if hasReason, let because = fact.because { member("because", because) }
    endObject()
  }

  mutating func write(_ change: LayoutChange) {
    beginObject()
    member("target", change.target)
    member("name", change.name)
    member("from", change.from ?? .null)
    member("to", change.to ?? .null)
    if let because = change.because { member("because", because) }
    endObject()
  }
}
