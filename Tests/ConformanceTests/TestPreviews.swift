import SplitKit

/// Apps whose code decides what the lab's options cannot say. The scenes of a session are any list of previews, so
/// these need nothing of the engine.
enum TestPreviews {
  static let all: [Preview] = [plain]

  /// A preview whose root is a classic split, made of plain controllers by their names.
  static func split(
    _ id: String, _ make: @escaping @Sendable (SplitViewController, Controllers) -> (any SplitViewControllerDelegate)?
  ) -> Preview {
    Preview(
      id: id, title: id, summary: "A test's own app.", profiles: Profile.allCases,
      windowSize: Size(width: 1024, height: 768), options: []
    ) { (application, _) throws(Refusal) in
      let split = SplitViewController(application, id: "split")
      let controllers = Controllers(application)
      return SplitContent(split, controllers, delegate: make(split, controllers))
    }
  }

  /// Two plain controllers, and no delegate.
  private static let plain = split("plain") { split, controllers in
    split.viewControllers = [controllers["A"], controllers["B"]]
    return nil
  }
}

/// Plain controllers by name, and navigation controllers around them.
final class Controllers {
  private let application: Application
  private var known: [String: ViewController] = [:]

  init(_ application: Application) { self.application = application }

  subscript(name: String) -> ViewController {
    if let controller = known[name] { return controller }
    let controller = PlainViewController(application, named: name)
    known[name] = controller
    return controller
  }

  func navigation(_ root: String) -> NavigationController {
    let id = "nav:\(root)"
    if let controller = known[id] as? NavigationController { return controller }
    let controller = NavigationController(rootViewController: self[root])
    known[id] = controller
    return controller
  }
}

/// Keeps the delegate, which a split view does not.
private final class SplitContent: PreviewContent {
  private let controllers: Controllers
  private let delegate: (any SplitViewControllerDelegate)?

  init(_ split: SplitViewController, _ controllers: Controllers, delegate: (any SplitViewControllerDelegate)?) {
    self.controllers = controllers
    self.delegate = delegate
    split.delegate = delegate
    super.init(rootViewController: split)
  }

  override func controller(named name: String) -> ViewController? {
    name.hasPrefix("nav:") ? controllers.navigation(String(name.dropFirst(4))) : controllers[name]
  }
}
