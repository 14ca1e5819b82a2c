import AppBroker
import ArgumentParser
import Checks
import HostSystem
import PreviewProtocol
import PreviewServer
import SamplePreviews
import Scenarios
import SplitKit

/// The arguments of a command that opens a scene by itself. On the command line, as on the wire, `scene` names a preview.
struct SceneArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The scene: \(Preview.all.map(\.id).joined(separator: ", ")), the path of a scenario file (*.yaml), or that of an app with a "
        + "slash in it.", valueName: "scene")
  )
  var scene: String?

  @Option(
    help: ArgumentHelp("An app of your own, in place of a scene: its folder, or its program. (default: none)", valueName: "path"))
  var app: String?

  @Option(
    help: ArgumentHelp(
      "The device, by its id or the beginning or words of its name, such as \"iPad Pro 11\", which is the newest one that has run the OS "
        + "version. split-preview list devices lists them. (default: none)", valueName: "name"))
  var device: String?

  @OptionGroup var added: DevicesOption

  @Option(
    help: ArgumentHelp(
      "How size classes follow from the size: \(TraitPolicy.allCases.map(\.rawValue).joined(separator: ", ")). "
        + "(default: the device's, else the scene's own)"))
  var policy: String?

  @Option(
    help: ArgumentHelp(
      "An option of the scene, such as style=tripleColumn. Repeatable. split-preview list options lists them. (default: none)",
      valueName: "name=value"))
  var option: [String] = []

  @OptionGroup(title: AppBuildOptions.title) var build: AppBuildOptions

  @OptionGroup(title: AppBuildOptions.title) var processes: AppProcessOptions

  func validate() throws {
    if let scene, let app { throw ValidationError("The scene \(scene) cannot be given together with --app \(app).") }
  }

  /// Throws an error if neither a scene nor an app is named.
  func requireScene() throws {
    if scene == nil, app == nil { throw ValidationError("Missing expected argument '<scene>', or an app with --app.") }
  }

  /// The subject of the command.
  private enum Place {
    /// The id of a built-in scene, or any other word.
    case scene(String)
    /// The path of a scenario file.
    case file(String)
    /// The folder or the program of an app.
    case app(String)
  }

  private func place(_ linked: String?) -> Place {
    if scene == nil, let app { return .app(app) }
    // An address names a scene by its id. It may come from somebody else, so it names no file.
    guard let scene else { return .scene(linked ?? PageAddress.usualScene) }
    if ScenarioFile.isPath(scene) { return .file(scene) }
    guard !Preview.all.contains(where: { $0.id == scene }) else { return .scene(scene) }
    return scene.contains("/") && (FileTree.isDirectory(scene) || FileTree.isFile(scene)) ? .app(scene) : .scene(scene)
  }

  /// Whether the command is about an app.
  var isApp: Bool { appPath != nil }

  /// The folder or the program of an app, or nil for a scene.
  private var appPath: String? { if case .app(let path) = place(nil) { path } else { nil } }

  /// The previews among which the command opens one: the built-in ones, that of the scenario file, or the app as it is known here.
  private func previews(_ linked: String? = nil) throws -> [Preview] {
    switch place(linked) {
    case .scene: Preview.all
    case .file(let path): [try ScenarioFile.readOnce(path).preview]
    case .app(let path): [AppBroker.preview(of: AppBroker.Settings(program: path, title: Path.name(of: path)))]
    }
  }

  /// The preview that the command opens, or nil if there is no such scene.
  private func preview(_ linked: String? = nil) throws -> Preview? {
    let previews = try previews(linked)
    guard case .scene(let id) = place(linked) else { return previews.first }
    return previews.first { $0.id == id }
  }

  /// The height of the scene's own window, or 1024 if there is no such scene, which the message then says.
  func ownHeight() throws -> Double { try preview()?.windowSize.height ?? 1024 }

  /// The answer to a question about the scene or the app. Throws the `ProtocolError` with which the question is refused.
  func reply(to question: SceneQuestion) throws -> SceneReply {
    let devices = try devices()
    guard let path = appPath else {
      try build.refuse()
      try processes.refuse()
      return try SceneInquiry(question, among: previews(question.open["scene"]?.string), on: devices).reply()
    }
    guard FileTree.exists(path) else { throw ValidationError("There is no folder and no program at the path of --app \(path).") }
    try question.check(among: previews(), on: devices)
    let apps = NamedApps(processes, devices: added.devices)
    return try apps.questioner(of: build.recipe(path)).reply(to: question)
  }

  func devices() throws -> DeviceCatalog { try added.catalog() }

  /// The window that the command opens: that of an address, changed by the flags.
  func window(_ linked: PageAddress = PageAddress(), profile: String?) throws -> PageAddress {
    var window = linked
    let preview = try preview(linked.scene)
    if case .scene(let id) = place(linked.scene) { window.scene = id } else { window.scene = preview?.id ?? "" }
    for option in try options() { window.options.replace(with: option) }
    if let policy { window.policy = policy }
    window.profile = profile ?? window.profile ?? preview.flatMap(Self.shownProfile)
    if let device {
      window.device = try id(ofDevice: device, running: window.profile.flatMap(Profile.init) ?? preview?.profiles.first)
    }
    return window
  }

  /// The version in which the page shows a scene, if it is another one than the scene's own.
  private static func shownProfile(of preview: Preview) -> String? {
    preview.shownProfile == preview.profiles.first ? nil : preview.shownProfile?.id
  }

  /// The id of a device that people call so, or the name itself, with which the message is refused.
  private func id(ofDevice name: String, running profile: Profile?) throws -> String {
    guard let profile else { return name }
    let search = DeviceSearch(name, in: try devices())
    if let device = search.device(running: profile.screen.systems) { return device.id }
    guard let sentence = search.sentence(withoutAny: [profile]) else { return name }
    throw ValidationError(sentence)
  }

  /// The options. A value is JSON or, if it is not valid JSON, a text.
  private func options() throws -> [Member] {
    try NamedValues(flag: "option", example: "style=tripleColumn").members(option) { text in
      (try? JSONReader.read(Array(text.utf8))) ?? .string(text)
    }
  }
}
