import SplitKit

/// The sweeps as JSON: a list of the answers on the wire, without the members of the message around them.
func sweepJSON(_ sweeps: [any SweepAnswer]) -> [UInt8] {
  var writer = JSONWriter(capacity: 4096)
  writer.beginArray()
  for sweep in sweeps {
    writer.beginObject()
    sweep.writeMembers(to: &writer)
    writer.endObject()
  }
  writer.endArray()
  return writer.bytes + [0x0A]
}

/// A sweep one way, or there and back.
protocol SweepAnswer: Inquiry, InWords {
  /// The sweep from the first width to the last one.
  var there: Sweep { get }

  /// Writes the members, without those of the message around them.
  func writeMembers(to writer: inout JSONWriter)
}

extension Sweep: SweepAnswer {
  var there: Sweep { self }

  func writeMembers(to writer: inout JSONWriter) { writer.writeMembers(of: self) }
}

extension ReturningSweep: SweepAnswer {
  func writeMembers(to writer: inout JSONWriter) { writer.writeMembers(of: self) }
}
