/// A choice whose cases have names, as Swift and the wire write them.
package protocol Named: CaseIterable {
  /// The name of this case; every case has another.
  var name: String { get }
}

extension Named {
  /// The case of that name; nil for any other.
  package init?(name: String) {
    guard let named = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = named
  }
}
