import NIOCore
import ServerAddress

/// The previews and the devices that a server has.
public struct PreviewCatalog: Sendable, Equatable {
  /// All members of the catalog by their names in `/meta.json`.
  public let members: [String: JSON]
  /// The previews, in the order of the gallery.
  public let scenes: [Scene]
  /// The devices, built in and added.
  public let devices: [Device]

  /// A preview that can be opened.
  public struct Scene: Sendable, Equatable {
    /// All members of the preview by their names in `/meta.json`.
    public let members: [String: JSON]
    /// The id to open it with, the title and a sentence about it.
    public let id, title, summary: String
    /// The profile that the preview has unless another one is asked for.
    public let profile: String
    /// The profiles of the OS versions that it can have.
    public let profiles: [String]
    /// The options by their names.
    public let options: [String: Option]

    init(_ members: Members) throws(PreviewError) {
      self.members = members.values
      (id, title, summary) = (try members.string("id"), try members.string("title"), try members.string("summary"))
      (profile, profiles) = (try members.string("profile"), try members.strings("profiles"))
      let all = try members.object("options")
      var options: [String: Option] = [:]
      for name in all.values.keys { options[name] = try Option(try all.object(name)) }
      self.options = options
    }
  }

  /// An option of a preview.
  public struct Option: Sendable, Equatable {
    /// All members of the option by their names in `/meta.json`.
    public let members: [String: JSON]
    /// The kind of its values: `choice`, `flag` and others that docs/protocol.md lists.
    public let kind: String
    /// The words of a choice.
    public let values: [String]?
    /// The value that it has unless another one is asked for.
    public let standard: JSON
    /// A sentence about the option.
    public let summary: String

    init(_ members: Members) throws(PreviewError) {
      self.members = members.values
      (kind, summary) = (try members.string("kind"), try members.string("summary"))
      values = try members.readIfPresent("values", "an array of strings", \.strings)
      standard = members.values["default"] ?? .null
    }
  }

  /// A device that a window can be on.
  public struct Device: Sendable, Equatable {
    /// All members of the device by their names in `/meta.json`, such as its windows.
    public let members: [String: JSON]
    /// The id to open a preview with, and the name by Apple.
    public let id, name: String
    /// The profiles of the OS versions that it can have.
    public let profiles: [String]

    init(_ members: Members) throws(PreviewError) {
      self.members = members.values
      (id, name, profiles) = (try members.string("id"), try members.string("name"), try members.strings("profiles"))
    }
  }

  init(_ members: Members) throws(PreviewError) {
    self.members = members.values
    scenes = try members.list("scenes", Scene.init)
    devices = try members.list("devices", Device.init)
  }

  /// Asks a server for its catalog.
  ///
  /// - Parameters:
  ///   - address: The address that the server prints for browsers, or that of its socket.
  ///   - timeout: The time for all of it, from finding the host to the end of the answer.
  ///   - secure: Adds TLS, as in ``PreviewSocket/connect(to:session:timeout:longestMessage:secure:)``.
  /// - Throws: ``PreviewError/upgradeRefused(status:body:)`` for another status than 200,
  ///   ``PreviewError/protocolMismatch(path:expected:)``, and the errors of a connection.
  public static func load(
    from address: String, timeout: Duration = .seconds(30),
    secure: (@Sendable (any Channel, _ host: String) throws -> Void)? = nil
  ) async throws -> PreviewCatalog {
    let place = try WebSocketAddress.read(address).allowed(address, hasTLS: secure != nil)
    let request = PageRequest(address: place, file: "meta.json", secure: place.isSecure ? secure : nil)
    do {
      let text = try await Deadline.run(timeout, "the catalog of \(address)") { request.run(on: $0, within: timeout, $1) }
      return try PreviewCatalog(Members(try JSON(text: text), at: ""))
    } catch let error where !(error is CancellationError) {
      throw PreviewError.notConnected(to: address, error)
    }
  }
}
