/// What a server says about itself.
package struct ServerIdentity: Equatable, Sendable {
  package let name: String
  package let version: String
  /// The name of this process's run: another one means that the server was started anew.
  package let epoch: String
  /// For how many seconds a session outlives its socket; 0 where it does not.
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
