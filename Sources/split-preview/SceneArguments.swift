import AppBroker
import ArgumentParser
import HostSystem
import PreviewProtocol
import PreviewServer
import SamplePreviews
import SplitKit

/// The arguments of a command that opens a scene by itself. On the command line, as on the wire, `scene` names a preview.
struct SceneArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The scene: \(Preview.all.map(\.id).joined(separator: ", ")), the path of a scenario file (*.yaml), or that of an app with a "
        + "slash in it.", valueName: "scene")
  )
  var scene: String?

  @OptionGroup(title: "Options for an app") var app: NamedApp

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

  func validate() throws {
    switch (scene, app.path) {
    case (nil, nil): throw ValidationError("Missing expected argument '<scene>', or an app with --app.")
    case (let scene?, let path?): throw ValidationError("The scene \(scene) cannot be given together with --app \(path).")
    case (.some, nil), (nil, .some): if appPath == nil { try NamedApp.refuse(app.build.recipe("", target: nil).given) }
    }
  }

  /// The thing that the command opens.
  private enum Place {
    /// The id of a built-in scene, or any other word.
    case scene(String)
    /// The path of a scenario file.
    case file(String)
    /// The folder or the program of an app.
    case app(String)
  }

  private var place: Place {
    guard let scene else { return .app(app.path ?? "") }
    if ScenarioFile.isPath(scene) { return .file(scene) }
    guard !Preview.all.contains(where: { $0.id == scene }) else { return .scene(scene) }
    return scene.contains("/") && (FileTree.isDirectory(scene) || FileTree.isFile(scene)) ? .app(scene) : .scene(scene)
  }

  /// The folder or the program of an app, or nil for a scene.
  private var appPath: String? { if case .app(let path) = place { path } else { nil } }

  /// The previews among which the command opens one: the built-in ones, that of the scenario file, or the app as it is known here.
  private func previews() throws -> [Preview] {
    switch place {
    case .scene: Preview.all
    case .file(let path): [try ScenarioFile.readOnce(path).preview]
    case .app(let path): [AppBroker.preview(of: AppBroker.Settings(program: path, title: Path.name(of: path)))]
    }
  }

  /// The id of the preview on the wire.
  private func id() throws -> String {
    if case .scene(let id) = place { return id }
    return try previews().first?.id ?? ""
  }

  /// The height of the scene's own window, or 1024 if there is no such scene, which the message then says.
  func ownHeight() throws -> Double {
    let id = try id()
    return try previews().first { $0.id == id }?.windowSize.height ?? 1024
  }

  /// The answer to a question about the scene or the app. Throws the `ProtocolError` with which the question is refused.
  ///
  /// - Parameter target: The target of the app's package or project, or nil for its first app.
  func reply(to question: SceneQuestion, target: String?) throws -> SceneReply {
    let devices = try devices()
    guard let path = appPath else { return try SceneInquiry(question, among: previews(), on: devices).reply() }
    guard FileTree.exists(path) else { throw ValidationError("There is no folder and no program at the path of --app \(path).") }
    try question.check(among: previews(), on: devices)
    let apps = NamedApps(app.processes, devices: added.devices)
    return try apps.questioner(of: app.build.recipe(path, target: target)).reply(to: question)
  }

  func devices() throws -> DeviceCatalog {
    try naming(flags: { () throws(PreviewServerError) in try PreviewServer.devices(adding: added.devices) }) ?? .builtIn
  }

  /// The message that opens the preview, with further members. It is the same as on the wire, so it is checked in the same
  /// way.
  func message(_ further: [Member] = []) throws -> Value {
    var members: [Member] = [
      Member("type", "open"), Member("scene", .string(try id())),
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
