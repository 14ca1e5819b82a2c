/// The server's description of itself.
public struct ServerIdentity: Equatable, Sendable {
  public let name: String
  public let version: String
  /// The name of this run of the process. Another name means that the server was restarted.
  public let epoch: String
  /// The number of seconds for which a session outlives its socket, or 0 if it does not.
  public let resumeFor: Int

  public init(name: String, version: String, epoch: String, resumeFor: Int) {
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
