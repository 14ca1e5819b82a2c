/// A name under which somebody uses the server, with a token of its own.
///
/// A classroom has one for each pupil. Its owner can take a name back without a new token for everybody else.
package struct AccessName: Sendable, Equatable {
  package let name: String
  /// The secret of the name, which `AccessToken.isValid` accepts. No two names have the same one.
  package let token: String
  /// The greatest number of WebSockets of this name at a time, or `nil` for no bound of its own.
  package let clients: Int?

  package init(_ name: String, token: String, clients: Int? = nil) {
    self.name = name
    self.token = token
    self.clients = clients
  }
}

extension [AccessName] {
  /// The names that a newer list has taken back: those that it does not have, or has with another token.
  package func takenBack(by newer: [AccessName]) -> Set<String> {
    let kept = Dictionary(uniqueKeysWithValues: newer.map { ($0.name, $0.token) })
    return Set(filter { kept[$0.name] != $0.token }.map(\.name))
  }
}
