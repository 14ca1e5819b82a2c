import SplitKit

/// A scenario as its file describes it, before its options have values.
package struct Scenario: Sendable {
  /// The name on the wire and in the page's address.
  package let id: String
  let title: String
  let summary: String
  /// The OS versions, beginning with the default.
  var profiles: [Profile]
  /// Whether the file names its OS versions. One that does not has all in which the app can be made.
  let namesProfiles: Bool
  let windowSize: Size
  let windowScale: Double
  let policy: TraitPolicy
  let options: [Named<ScenarioOption>]
  /// The controllers, with the values that depend on options.
  let source: ScenarioSource
}

/// The parts of a file in which values can depend on options.
struct ScenarioSource: Sendable {
  let root: SourceNode
  let controllers: SourceNode?
  let navigationDefaults: SourceNode?

  /// The name under which values can depend on the OS version, as if it were an option of the file.
  static let profile = "profile"

  /// The parts with the values of the options in place. A part that these values leave out is nil.
  struct Resolved {
    let root: SourceNode?
    let controllers: SourceNode?
    let navigationDefaults: SourceNode?

    var nodes: [SourceNode] { [root, controllers, navigationDefaults].compactMap(\.self) }
  }

  /// The parts for the values of the options, and for an OS version.
  func resolved(_ values: [String: Value], _ profile: Profile) throws(SourceError) -> Resolved {
    let values = values.merging([Self.profile: .string(profile.id)]) { $1 }
    return Resolved(
      root: try root.resolved(with: values), controllers: try controllers?.resolved(with: values),
      navigationDefaults: try navigationDefaults?.resolved(with: values))
  }

  /// The controllers that resolved parts describe. Throws an error if the root is left out.
  func body(of parts: Resolved) throws(SourceError) -> ScenarioBody {
    guard let root = parts.root else {
      throw SourceError(at: root.mark, "The root is left out for these options. An app needs a root.")
    }
    return ScenarioBody(
      root: try ControllerSpec.shape.read(root),
      controllers: try parts.controllers.map { (node) throws(SourceError) in try ScenarioBody.controllers.read(node) } ?? [],
      navigationDefaults: try parts.navigationDefaults.map { (node) throws(SourceError) in
        try NavigationDefaultsSpec.shape.read(node)
      })
  }
}

/// The controllers of an app.
struct ScenarioBody: Sendable {
  let root: ControllerSpec
  let controllers: [Named<ControllerDefinition>]
  let navigationDefaults: NavigationDefaultsSpec?

  static let controllers = Shape<[Named<ControllerDefinition>]>.named(ControllerDefinition.shape)
}

extension Scenario {
  /// The shape of a file. `name` is the name of the file without its extension, which is the id unless the file has another one.
  static func shape(named name: String) -> Shape<Scenario> {
    .mapping(
      "Scenario", "a scenario", Shape<Double>.formatField,
      Shape<String>.name.field("id", default: name, "The name in the page's address. (default: the name of the file)"),
      Shape<String>.text.field("title", "The name that the page shows."),
      Shape<String>.text.field("summary", default: "", "One sentence that says what to try."),
      Shape<[String]>.distinct(.choice(Profile.all.map(\.id)), atMost: Profile.all.count).optional(
        "profiles", "The OS versions of the app, its default first. (default: all that have what the file uses, the newest first)"
      ),
      WindowSpec.shape.field("window", default: .usual, "The window that a client gets without a choice."),
      Shape<[Named<ScenarioOption>]>.named(ScenarioOption.shape).field(
        "options", default: [], "The options that clients can choose."),
      Shape<SourceNode>.later(ControllerSpec.shape).field("root", "The controller that fills the window."),
      Shape<SourceNode>.later(ScenarioBody.controllers).optional(
        "controllers", "Controllers by names, which stand elsewhere for them."),
      Shape<SourceNode>.later(NavigationDefaultsSpec.shape).optional(
        "navigationDefaults", "What navigation controllers begin with, including those that a split view makes for its columns."),
      CheckFile.checks
    ) { (mark, _, id, title, summary, profiles, window, options, root, controllers, defaults, _) throws(SourceError) in
      Scenario(
        id: id, title: title, summary: summary, profiles: profiles.map(Self.profiles) ?? Profile.all.reversed(),
        namesProfiles: profiles != nil, windowSize: window.size,
        windowScale: window.scale, policy: window.policy, options: options,
        source: ScenarioSource(root: root, controllers: controllers, navigationDefaults: defaults))
    }
  }

  private static func profiles(_ ids: [String]) -> [Profile] { ids.compactMap { id in Profile.all.first { $0.id == id } } }
}

/// The properties with which navigation controllers begin.
struct NavigationDefaultsSpec: Sendable {
  let prefersLargeTitles, isToolbarHidden: Bool

  static let shape: Shape<NavigationDefaultsSpec> = .mapping(
    "NavigationDefaults", "defaults",
    Shape<Bool>.flag.field("prefersLargeTitles", default: false, "Whether the bar prefers large titles.", written: false),
    Shape<Bool>.flag.field("isToolbarHidden", default: true, "Whether the toolbar is hidden.", written: true)
  ) { (_, titles, toolbar) throws(SourceError) in NavigationDefaultsSpec(prefersLargeTitles: titles, isToolbarHidden: toolbar) }
}

/// The window that a client gets without a choice.
struct WindowSpec: Sendable {
  let size: Size
  let scale: Double
  let policy: TraitPolicy

  /// The window of an iPad of 11 inches, in landscape.
  static let usual = WindowSpec(size: Size(width: 1180, height: 820), scale: 2, policy: .pad)

  static let shape: Shape<WindowSpec> = .mapping(
    "Window", "a window",
    Shape<Double>.number(1...20_000).field("width", default: usual.size.width, "The width in points.", written: 1180),
    Shape<Double>.number(1...20_000).field("height", default: usual.size.height, "The height in points.", written: 820),
    Shape<Double>.number(1...4).field("scale", default: usual.scale, "The number of pixels for each point.", written: 2),
    Shape<String>.choice(TraitPolicy.allCases.map(\.rawValue)).field(
      "policy", default: TraitPolicy.pad.rawValue, "The policy by which the window's traits follow from its size.", written: "pad"
    )
  ) { (_, width, height, scale, policy) throws(SourceError) in
    WindowSpec(size: Size(width: width, height: height), scale: scale, policy: TraitPolicy(rawValue: policy) ?? .pad)
  }
}

extension Shape where Output == SourceNode {
  /// A value that another shape reads once the options have values.
  fileprivate static func later<Content>(_ shape: Shape<Content>) -> Shape {
    Shape(schema: { $0.withOptions(OptionChoice.schema, shape.schema) }, read: { (node) throws(SourceError) in node })
  }
}
