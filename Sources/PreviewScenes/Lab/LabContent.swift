import SplitKit

/// The lab's controllers: A and B, each in a navigation controller, in a split view.
final class LabContent: PreviewContent {
  private let application: Application
  private let delegate: LabDelegate
  private let host: ViewController?
  private let controllers: PlainViewControllers

  init(_ application: Application, _ options: PreviewOptions) throws(Refusal) {
    let controllers = PlainViewControllers(application)
    let split = SplitViewController(application, id: "split")
    let detail = controllers["B"]
    split.viewControllers = [
      NavigationController(rootViewController: controllers["A"]), NavigationController(rootViewController: detail),
    ]
    detail.navigationItem.leftItemsSupplementBackButton = true
    detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    delegate = LabDelegate(options, controllers)
    split.delegate = delegate
    host = options["hosted"] == true ? HostViewController(application, id: "host", hosting: split) : nil
    self.application = application
    self.controllers = controllers
    super.init(rootViewController: host ?? split)
    try split.assign(options["properties"])
  }

  override var traitOverridesTarget: ViewController? { host }

  /// Every name is known here: a new one is a new plain controller with that title.
  override func controller(named name: String) -> ViewController? { controllers[name] }
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
