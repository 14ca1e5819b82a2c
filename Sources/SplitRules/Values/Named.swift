/// An enumeration whose cases have names, which Swift and the wire share.
package protocol Named: CaseIterable {
  /// The name of this case, which is unique.
  var name: String { get }
}

extension Named {
  /// The case with the given name, or nil if there is none.
  package init?(name: String) {
    guard let named = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = named
  }
}
