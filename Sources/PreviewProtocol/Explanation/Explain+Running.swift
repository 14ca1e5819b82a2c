import SplitKit

extension Explain {
  /// Answers a whole question about a preview that nobody has open. `open` is a message of that type.
  ///
  /// Throws the error with which the message or the question is refused.
  package static func run(
    _ question: ExplainQuestion, of open: Value, previews: [Preview], devices: DeviceCatalog = .builtIn
  ) throws(ProtocolError) -> Explain {
    let current = try OpenPreview(Open(open, for: "An explanation"), among: previews, on: devices)
    let explain = try Explain(question, of: current, among: previews, devices: devices)
    while !explain.isDone { try explain.advance() }
    return explain
  }

  /// The explanation as JSON: the answer on the wire, without the members of the message around it.
  package var json: [UInt8] { JSONWriter.line { $0.writeMembers(of: self) } }
}
