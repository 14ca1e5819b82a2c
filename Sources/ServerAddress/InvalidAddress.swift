/// An address that no connection can be made to.
package struct InvalidAddress: Error, Equatable, CustomStringConvertible {
  /// The beginning of the address.
  package let address: String
  /// The words for what is wrong, without a full stop.
  package let reason: String

  package init(_ address: String, reason: String) { (self.address, self.reason) = (String(address.prefix(200)), reason) }

  /// A sentence for people.
  package var description: String { "\(address) is no address of a server: \(reason)." }
}
