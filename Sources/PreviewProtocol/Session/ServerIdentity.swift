/// The server's description of itself.
package struct ServerIdentity: Equatable, Sendable {
  package let name: String
  package let version: String
  /// The name of this run of the process. Another name means that the server was restarted.
  package let epoch: String
  /// The number of seconds for which a session outlives its socket, or 0 if it does not.
  package let resumeFor: Int
  /// The name of the process among several behind one address, with which the names of its sessions begin, or nil for a server of
  /// one process.
  package let process: String?

  package init(name: String, version: String, epoch: String, resumeFor: Int, process: String? = nil) {
    self.name = name
    self.version = version
    self.epoch = epoch
    self.resumeFor = resumeFor
    self.process = process
  }
}

extension JSONWriter {
  mutating func member(_ name: Name, _ server: ServerIdentity) {
    beginObject(name)
    member("name", server.name)
    member("version", server.version)
    if let process = server.process { member("process", process) }
    endObject()
  }
}
