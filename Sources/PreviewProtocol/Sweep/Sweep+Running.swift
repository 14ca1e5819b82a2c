import SplitKit

extension Sweep {
  /// Runs a whole sweep of a preview that nobody has open. `open` is a message of that type; of its window, only the
  /// scale and the insets count.
  ///
  /// Throws the error with which the message or the range is refused.
  package static func run(
    _ open: Value, over range: SweepRange, previews: [Preview], devices: DeviceCatalog = .builtIn
  ) throws(ProtocolError) -> Sweep {
    try range.check()
    let sweep = try Sweep(Open(open, for: "A sweep"), over: range, among: previews, on: devices)
    while !sweep.isDone { sweep.walk(range.count) }
    return sweep
  }
}

/// The sweeps as JSON: a list of the answers on the wire, without the members of the message around them.
package func sweepJSON(_ sweeps: [Sweep]) -> [UInt8] {
  var writer = JSONWriter(capacity: 4096)
  writer.beginArray()
  for sweep in sweeps {
    writer.beginObject()
    writer.writeMembers(of: sweep)
    writer.endObject()
  }
  writer.endArray()
  return writer.bytes + [0x0A]
}
