import SplitKit

extension Sweep {
  /// A sweep from beginning to end, of a scene that nobody has open. `open` is a message of that type; its window only
  /// counts for its scale and its insets.
  ///
  /// Throws what the message or the range is refused with.
  package static func run(
    _ open: Value, over range: SweepRange, previews: [Preview], devices: DeviceCatalog = .builtIn
  ) throws(ProtocolError) -> Sweep {
    try range.check()
    guard case .open(let open) = try ClientMessage.decode(open).message.get() else {
      throw ProtocolError(.unknownType, "A sweep is of a scene that is opened.", path: "type")
    }
    let sweep = try Sweep(open, over: range, among: previews, on: devices)
    while !sweep.isDone { sweep.walk(range.count) }
    return sweep
  }
}

/// Sweeps as JSON: a list of what the wire answers, without the members of the message around it.
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
