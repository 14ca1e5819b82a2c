import SplitKit

extension Audit {
  /// Runs a whole audit of a preview that nobody has open. `open` is a message of that type.
  ///
  /// Throws the error with which the message or the range is refused.
  package static func run(
    _ open: Value, over range: SweepRange, previews: [Preview], devices: DeviceCatalog = .builtIn
  ) throws(ProtocolError) -> Audit {
    let current = try OpenPreview(Open(open, for: "An audit"), among: previews, on: devices)
    let audit = try Audit(over: range, of: current, among: previews, devices: devices)
    while !audit.isDone { audit.advance() }
    return audit
  }

  /// The audit as JSON: the answer on the wire, without the members of the message around it.
  package var json: [UInt8] { JSONWriter.line { $0.writeMembers(of: self) } }
}
