import SplitKit

/// The lab's controllers: A and B, each in a navigation controller, in a split view.
final class LabContent: PreviewContent {
  private let delegate: LabDelegate
  private let host: ViewController?
  private let navigationControllers: [NavigationController]
  private let controllers: PlainViewControllers

  init(_ application: Application, _ options: PreviewOptions) throws(Refusal) {
    try Self.checkNames(in: options)
    let controllers = PlainViewControllers(application)
    let split = SplitViewController(application, id: "split")
    let detail = controllers["B"]
    navigationControllers = [controllers["A"], detail].map { NavigationController(rootViewController: $0) }
    split.viewControllers = navigationControllers
    detail.navigationItem.leftItemsSupplementBackButton = true
    detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    delegate = LabDelegate(options, controllers)
    split.delegate = delegate
    host = options["hosted"] == true ? HostViewController(application, id: "host", hosting: split) : nil
    self.controllers = controllers
    super.init(rootViewController: host ?? split)
    try split.assign(options["properties"])
  }

  /// What the delegate answers is a new controller: the lab's own have their places.
  private static func checkNames(in options: PreviewOptions) throws(Refusal) {
    for option in ["separateSecondary", "primaryForCollapsing", "primaryForExpanding"] {
      guard let name = options[option].string, (["A", "B"] + containers).contains(name) else { continue }
      throw .invalid(path: "options.\(option)", "\(option) is the name of a new controller; \(name) is there already.")
    }
  }

  private static let containers = ["split", "host"]

  override var traitOverridesTarget: ViewController? { host }

  /// Every name is known here: a new one is a new plain controller with that title.
  override func controller(named name: String) -> ViewController? {
    if let container = navigationControllers.first(where: { $0.id == name }) { return container }
    guard NewControllerName.isValid(name), !Self.containers.contains(name) else { return nil }
    return controllers[name]
  }
}

/// Plain controllers by name; one that is not there yet is made.
final class PlainViewControllers {
  private let application: Application
  private var known: [String: PlainViewController] = [:]

  init(_ application: Application) { self.application = application }

  subscript(name: String) -> PlainViewController {
    if let controller = known[name] { return controller }
    let controller = PlainViewController(application, named: name)
    known[name] = controller
    return controller
  }
}

extension SplitViewController {
  /// Assigns an option's properties: null for none, an object, or a list of objects.
  fileprivate func assign(_ properties: Value) throws(Refusal) {
    for object in properties.array ?? [properties] { try assign(object.members ?? []) }
  }
}
