import SplitKit

/// A window around controllers of a test's own.
struct Tree {
  let application: Application
  let window: Window

  init(
    profile: Profile = .ios26, detail: Call.Detail = .standard, size: Size = Size(width: 1024, height: 768),
    device: Device? = nil, policy: TraitPolicy = .pad, traitOverrides: TraitOverrides = TraitOverrides(),
    _ root: (Application) -> ViewController
  ) {
    application = Application(profile: profile, detail: detail)
    window = Window(
      application: application, rootViewController: root(application), size: size, scale: device?.scale ?? 2, device: device,
      policy: policy, traitOverrides: traitOverrides)
    window.makeVisible()
    _ = application.takeCalls()
    _ = application.takeTransition()
  }

  func plain(_ name: String) -> PlainViewController { PlainViewController(application, named: name) }
  var root: ViewController { window.rootViewController }
  var scene: Scene { Scene(of: window) }
  func pane(_ id: String) -> Pane? { scene.panes.first { $0.id == id } }
  func bar(_ id: String) -> Value? { scene.viewModels.first { $0.id == "\(id)/bar" }?.content }

  func resize(_ width: Double, _ height: Double) { window.resize(to: Size(width: width, height: height)) }

  /// The calls since the last time, as `receiver.call`, without those of layouts (`LayoutCallTests`).
  func takeCalls() -> [String] {
    application.takeCalls().filter { !$0.selector.hasSuffix("LayoutSubviews") }.map { "\($0.receiver).\($0.selector)" }
  }

  /// Presents a controller and lays out.
  @discardableResult
  func present(
    _ name: String, _ style: ModalPresentationStyle, source: Rect? = nil, from presenter: ViewController? = nil
  ) -> PlainViewController {
    let controller = plain(name)
    controller.modalPresentationStyle = style
    controller.popoverPresentationController.sourceRect = source
    (presenter ?? root).present(controller)
    window.layoutIfNeeded()
    return controller
  }
}

extension Tree {
  /// A plain root.
  static func plain(profile: Profile = .ios26, size: Size = Size(width: 1024, height: 768)) -> Tree {
    Tree(profile: profile, size: size) { PlainViewController($0, named: "root") }
  }
}
