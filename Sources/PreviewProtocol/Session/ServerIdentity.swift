/// The server's description of itself.
package struct ServerIdentity: Equatable, Sendable {
  package let name: String
  package let version: String
  /// The name of this run of the process. Another name means that the server was restarted.
  package let epoch: String
  /// The number of seconds for which a session outlives its socket, or 0 if it does not.
  package let resumeFor: Int

  package init(name: String, version: String, epoch: String, resumeFor: Int) {
    self.name = name
    self.version = version
    self.epoch = epoch
    self.resumeFor = resumeFor
  }
}

extension JSONWriter {
  mutating func member(_ name: Name, _ server: ServerIdentity) {
    beginObject(name)
    member("name", server.name)
    member("version", server.version)
    endObject()
  }
}
