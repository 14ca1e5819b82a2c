import ArgumentParser
import PreviewProtocol
import PreviewServer
import SamplePreviews
import SplitKit
import WebSocketServer

/// The arguments of a command that opens a scene by itself. On the command line, as on the wire, `scene` names a preview.
struct SceneArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The scene: \(Preview.all.map(\.id).joined(separator: ", ")), or the path of a scenario file (*.yaml).", valueName: "scene")
  )
  var scene: String

  @Option(
    help: ArgumentHelp(
      "How size classes follow from the size: \(TraitPolicy.allCases.map(\.rawValue).joined(separator: ", ")). "
        + "(default: the device's, else the scene's own)"))
  var policy: String?

  @Option(
    help: ArgumentHelp(
      "The device, by its id in docs/catalogue.md, on whose screen a free window is dragged. (default: none)", valueName: "id"))
  var device: String?

  @OptionGroup var added: DevicesOption

  @Option(
    help: ArgumentHelp(
      "An option of the scene, such as style=tripleColumn. Repeatable. (default: none)", valueName: "name=value"))
  var option: [String] = []

  /// The previews among which the command opens one: the built-in ones, or that of the scenario file.
  func previews() throws -> [Preview] { isFile ? [try ScenarioFile.readOnce(scene).preview] : Preview.all }

  /// The height of the scene's own window, or 1024 if there is no such scene, which the message then says.
  func ownHeight() throws -> Double { try previews().first { isFile || $0.id == scene }?.windowSize.height ?? 1024 }

  private var isFile: Bool { ScenarioFile.isPath(scene) }

  /// Whether the scene is the folder or the program of an app. Only some commands take one.
  var isApp: Bool {
    guard !isFile, !Preview.all.contains(where: { $0.id == scene }) else { return false }
    return scene.contains("/") && (FileTree.isDirectory(scene) || FileTree.isFile(scene))
  }

  func devices() throws -> DeviceCatalog {
    try naming(flags: { () throws(PreviewServerError) in try PreviewServer.devices(adding: added.devices) }) ?? .builtIn
  }

  /// The message that opens the preview, with further members. It is the same as on the wire, so it is checked in the same
  /// way.
  func message(_ further: [Member] = []) throws -> Value {
    var members: [Member] = [
      Member("type", "open"), Member("scene", .string(try isFile ? ScenarioFile.readOnce(scene).id : isApp ? "app" : scene)),
    ]
    let options = try option.map(Self.member)
    for (index, member) in options.enumerated() where options[..<index].contains(where: { $0.name == member.name }) {
      throw ValidationError("--option \(member.name) is given twice.")
    }
    members.append(Member("options", .object(options)))
    if let policy { members.append(Member("policy", .string(policy))) }
    if let device { members.append(Member("device", .string(device))) }
    return .object(members + further)
  }

  /// A member for an option, whose value is JSON or, if it is not valid JSON, a text.
  private static func member(_ option: String) throws -> Member {
    let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw ValidationError("\(option) is no option. Write it like style=tripleColumn.") }
    let value = (try? JSONReader.read(Array(parts[1].utf8))) ?? .string(String(parts[1]))
    return Member(String(parts[0]), value)
  }
}
