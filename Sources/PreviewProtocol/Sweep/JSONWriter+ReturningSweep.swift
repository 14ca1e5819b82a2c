import SplitKit

extension JSONWriter {
  /// Writes the members of a sweep there and back, without those of the message around them.
  mutating func writeMembers(of sweep: ReturningSweep) {
    writeMembers(of: sweep.there)
    beginArray("directions")
    for difference in sweep.differences { write(difference) }
    endArray()
    beginArray("unsettled")
    for flip in sweep.unsettled { write(flip) }
    endArray()
    guard let unfinished = sweep.unfinished else { return member("unfinished", .null) }
    beginObject("unfinished")
    member("from", min(unfinished.first, unfinished.last))
    member("to", max(unfinished.first, unfinished.last))
    write(unfinished.changes)
    member("calls", unfinished.calls.inShort)
    endObject()
  }

  private mutating func write(_ difference: DirectionDifference) {
    beginObject()
    member("from", difference.from)
    member("to", difference.to)
    write(difference.changes)
    member("calls", (difference.calls.widening + difference.calls.narrowing).inShort)
    endObject()
  }

  private mutating func write(_ flip: UnsettledFlip) {
    beginObject()
    member("between", .array([.number(flip.before), .number(flip.after)]))
    member("width", flip.width)
    member("layouts", Double(flip.layoutCount))
    write(flip.changes)
    member("calls", flip.calls.inShort)
    endObject()
  }

  private mutating func write(_ changes: [LayoutChange]) {
    beginArray("changes")
    for change in changes { write(change) }
    endArray()
  }
}

extension [Call] {
  /// The greatest number of calls that an answer has (ours).
  private static let most = 12

  /// The receivers and selectors of the first calls, each once.
  var inShort: [String] {
    var names: [String] = []
    for call in self where names.count < Self.most {
      let name = "\(call.receiver) \(call.selector)"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
