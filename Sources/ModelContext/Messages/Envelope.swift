import SplitKit

/// The members of a request's `_meta` by which a client of 2026-07-28 describes itself in every request.
struct Envelope {
  /// The version of the request, which the server speaks.
  let version: ProtocolVersion

  static let versionName = "io.modelcontextprotocol/protocolVersion"
  static let capabilitiesName = "io.modelcontextprotocol/clientCapabilities"
  /// The member of a result's `_meta` that names the server.
  static let serverName = "io.modelcontextprotocol/serverInfo"

  /// Reads the envelope of a request. Returns nil if it has none, as before 2026-07-28.
  init?(of parameters: Value) throws(RPCError) {
    guard let meta = parameters["_meta"], let version = meta[Self.versionName] else { return nil }
    guard let name = version.string else { throw .invalidParameters("_meta.\(Self.versionName) must be a string.") }
    guard let version = ProtocolVersion(rawValue: name), version.manner == .envelope else { throw .unsupportedVersion(name) }
    guard meta[Self.capabilitiesName]?.members != nil else {
      throw .invalidParameters("_meta.\(Self.capabilitiesName) must be an object.")
    }
    self.version = version
  }
}
