import PreviewProtocol
import Scenarios
import Spelling
import SplitKit

/// The previews that an agent has open, by their ids.
final class AgentPreviews {
  /// The greatest number of open previews, which bounds the memory of the process.
  static let maximumCount = 16

  /// The greatest number of apps that an agent can add.
  static let maximumAdded = 64

  /// The apps that can be opened. Sessions share the library, so an app that the agent has added can be opened at once.
  private let library: PreviewLibrary
  /// The ids of the apps that the agent has added.
  private var added: Set<String> = []
  /// The devices on which windows can stand, or nil for the built-in ones, which are read when a tool first needs them.
  private let ownDevices: DeviceCatalog?
  private let server: ServerIdentity
  /// The open previews, in the order in which they were used last.
  private(set) var opened: [AgentPreview] = []
  private var countOpened = 0

  init(of library: PreviewLibrary, devices: DeviceCatalog?, server: ServerIdentity) {
    (self.library, ownDevices, self.server) = (library, devices, server)
  }

  var scenes: [Preview] { library.previews }
  /// The faults of the scenario files.
  var faults: [PreviewFault] { library.faults }

  /// Adds an app, or replaces one that was added before. An app that is open stays as it is.
  func add(_ scene: Preview) throws(ToolError) {
    if !added.contains(scene.id) {
      guard !scenes.contains(where: { $0.id == scene.id }) else {
        throw ToolError("There is already a scene named \(scene.id). Choose another name.")
      }
      guard added.count < Self.maximumAdded else {
        throw ToolError("\(Self.maximumAdded) scenes were added, and there can be no more. Replace one of them.")
      }
    }
    added.insert(scene.id)
    library.replace(scenes.filter { $0.id != scene.id } + [scene], faults: library.faults)
  }

  /// The scene with an id. Throws an error that names the nearest one, or the fault of the file that would describe it.
  @discardableResult
  func scene(_ id: String) throws(ToolError) -> Preview {
    if let scene = scenes.first(where: { $0.id == id }) { return scene }
    if let fault = faults.first(where: { $0.preview == id }) {
      throw ToolError("The file of the scene \(id) has a fault: \(fault)")
    }
    throw ToolError("There is no scene named \(id.shortened). \(nearest(to: id.shortened, in: scenes.map(\.id)))")
  }

  var devices: DeviceCatalog { ownDevices ?? .builtIn }

  /// Makes a preview for an agent that wants to open a scene. It counts as open only after `keep`.
  func make(for scene: String) throws(ToolError) -> AgentPreview {
    guard opened.count < Self.maximumCount else {
      throw ToolError("\(Self.maximumCount) previews are open, and there can be no more. Close one first: \(names).")
    }
    // One call runs after the other, so nobody else gets this number meanwhile.
    let id = "\(scene.shortened)-\(countOpened + 1)"
    return AgentPreview(id: id, session: Session(name: id, library: library, devices: ownDevices, server: server))
  }

  /// Counts a preview as open.
  func keep(_ preview: AgentPreview) {
    opened.append(preview)
    countOpened += 1
  }

  func close(_ preview: AgentPreview) { opened.removeAll { $0 === preview } }

  /// The open preview with an id or, without one, the one that was used last.
  func preview(_ id: String?) throws(ToolError) -> AgentPreview {
    guard let newest = opened.last else { throw ToolError("No preview is open. The tool open opens one.") }
    guard let id else { return newest }
    guard let preview = opened.first(where: { $0.id == id }) else {
      throw ToolError("There is no open preview \(id.shortened). \(nearest(to: id.shortened, in: opened.map(\.id)))")
    }
    close(preview)
    opened.append(preview)
    return preview
  }

  private var names: String { opened.map(\.id).joined(separator: ", ") }

  /// The members of a message that opens a scene, with the id of a device in place of words of its name: the newest one that has run the OS
  /// version. A name that no device has stays, and the message is refused.
  func withDeviceID(_ members: [Member], in scene: String) -> [Member] {
    let own = scenes.first { $0.id == scene }?.profiles.first
    let profile = members.first { $0.name == "profile" }?.value.string.flatMap(Profile.init) ?? own
    guard let profile else { return members }
    return members.map { member in
      guard member.name == "device", let name = member.value.string,
        let device = DeviceSearch(name, in: devices).device(running: profile.screen.systems)
      else { return member }
      return Member("device", .string(device.id))
    }
  }
}
