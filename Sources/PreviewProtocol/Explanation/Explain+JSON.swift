import SplitKit

extension Explain {
  /// The explanation as JSON: the answer on the wire, without the members of the message around it.
  package var json: [UInt8] { JSONWriter.line { $0.writeMembers(of: self) } }
}
