import SplitKit

/// The optional members of an object that an earlier state of the object had and the new one has not.
struct MemberDifference {
  private(set) var dropped: [String] = []

  /// The new value of an optional member if it has to be written: it differs from the earlier one and is there. Notes the
  /// member if it was there and is gone.
  mutating func changed<Part: Equatable>(_ name: JSONWriter.Name, _ old: Part?, _ new: Part?) -> Part? {
    guard old != new else { return nil }
    if new == nil { drop(name.text) }
    return new
  }

  /// Notes a member that is gone.
  mutating func drop(_ name: String) { dropped.append(name) }
}

extension JSONWriter {
  /// Writes the names of the members that are gone, if there are any.
  mutating func write(_ difference: MemberDifference) {
    if !difference.dropped.isEmpty { member("dropped", difference.dropped) }
  }
}

extension JSONWriter {
  /// Writes the reasons that differ from earlier ones, and null for each that is gone. Without earlier reasons, writes
  /// all of them.
  mutating func writeReasons(_ reasons: [Member], since old: [Member]?) {
    guard reasons != old else { return }
    beginObject("because")
    if let old, old.count == reasons.count, reasons.indices.allSatisfy({ old[$0].name == reasons[$0].name }) {
      for index in reasons.indices where old[index].value != reasons[index].value { write(reasons[index]) }
      endObject()
      return
    }
    for reason in reasons where old?.contains(reason) != true { write(reason) }
    for reason in old ?? [] where !reasons.contains(where: { $0.name == reason.name }) { write(Member(reason.name, .null)) }
    endObject()
  }
}

extension Array {
  /// The array, or nil if it is empty, because an empty list is left out on the wire.
  var unlessEmpty: Self? { isEmpty ? nil : self }
}
