import SamplePreviews
import SplitKit

/// A preview in a window of its own, driven without a session.
struct Stage {
  let application: Application
  let content: PreviewContent
  let window: Window

  init(
    _ preview: Preview, profile: Profile, options: [Member] = [], size: Size = Size(width: 820, height: 1180),
    safeArea: EdgeInsets? = nil, policy: TraitPolicy? = nil, layoutDirection: LayoutDirection? = nil
  ) throws {
    application = Application(profile: profile)
    content = try preview.make(application, preview.resolve(Self.withStyle(options, of: preview)))
    var overrides = TraitOverrides()
    overrides.layoutDirection = layoutDirection
    window = Window(
      application: application, rootViewController: content.rootViewController, size: size, safeArea: safeArea,
      policy: policy ?? preview.policy, traitOverrides: overrides)
    window.makeVisible()
  }

  /// The lab is classic here unless something else is said.
  private static func withStyle(_ options: [Member], of preview: Preview) -> [Member] {
    let isSaid = options.contains { $0.name == "style" } || preview.id != Preview.lab.id
    return isSaid ? options : [Member("style", "unspecified")] + options
  }

  var split: SplitViewController { window.controller("split") as! SplitViewController }
  var scene: Scene { Scene(of: window) }
  var root: ViewController { window.rootViewController }

  func pane(_ id: String) -> Pane? { scene.panes.first { $0.id == id } }
  /// A view model.
  func content(_ id: String) -> Value? { scene.viewModels.first { $0.id == id }?.content }
  /// The numbers of a controller's content.
  func layout(_ controller: String) -> ContentLayout? { pane("\(controller)/pane")?.layout }
  /// The split's controllers, as calls name them.
  var tree: [String] { split.viewControllers.map(\.describedName) }

  /// Resizes and lays out, and throws the calls away.
  func resize(_ width: Double, _ height: Double) {
    window.resize(to: Size(width: width, height: height))
    _ = application.takeCalls()
  }

  func override(horizontalSizeClass: UserInterfaceSizeClass) {
    let target = content.traitOverridesTarget!
    target.traitOverrides.horizontalSizeClass = horizontalSizeClass
    target.setNeedsLayout()
    window.layoutIfNeeded()
  }

  func perform(_ name: String, _ members: [Member] = [], on target: String = "split") throws {
    let action = Action(name: name, members: members) {
      content.controller(named: $0) ?? window.controller($0) ?? content.plainControllers[$0]
    }
    try window.perform(action, on: target)
  }
}
