import SplitKit

/// The lab's controllers: A and B, each in a navigation controller, in a split view that stands where the option
/// `embedding` says.
final class LabContent: PreviewContent {
  private let split: LabSplit
  private let neighbour: LabSplit?
  private let host: ViewController?
  private let isHosted: Bool

  init(_ application: Application, _ options: PreviewOptions) throws(Refusal) {
    try Self.checkColumns(in: options)
    try Self.checkNames(in: options)
    let controllers = PlainViewControllers(application)
    let embedding = options["embedding"].string.flatMap(LabEmbedding.init(rawValue:)) ?? .window
    let delegate = LabDelegate(options, controllers)
    let split = LabSplit(id: "split", contents: ["A", "B"].map { controllers[$0] }, delegate: delegate)
    neighbour =
      embedding == .tab ? LabSplit(id: "split2", contents: ["A2", "B2"].map { controllers[$0] }, delegate: nil) : nil
    isHosted = options["hosted"] == true
    host =
      isHosted || embedding == .pushed
      ? HostViewController(application, id: "host", hosting: split.controller) : nil
    self.split = split
    super.init(
      rootViewController: embedding.root(
        around: host ?? split.controller, beside: neighbour?.controller, menu: controllers["menu"]),
      plainControllers: controllers)
    try split.controller.assign(options["properties"])
  }

  /// The columns that only a split with a style has.
  private static func checkColumns(in options: PreviewOptions) throws(Refusal) {
    for option in ["compactColumn", "inspectorColumn"] where options[option] == true {
      throw .unsupported("\(option) needs a split view controller that was made with a style")
    }
  }

  /// What the delegate answers is a new controller: the lab's own have their places.
  private static func checkNames(in options: PreviewOptions) throws(Refusal) {
    for option in ["separateSecondary", "primaryForCollapsing", "primaryForExpanding"] {
      guard let name = options[option].string, (["A", "B", "A2", "B2", "menu"] + containers).contains(name) else {
        continue
      }
      throw .invalid(path: "options.\(option)", "\(option) is the name of a new controller; \(name) is there already.")
    }
  }

  private static let containers = ["split", "split2", "host", "tabs", "root"]

  override var traitOverridesTarget: ViewController? { isHosted ? host : nil }

  /// What may be out of the tree at the moment: a split that was dismissed or popped, and stacks that it let go of.
  override func controller(named name: String) -> ViewController? {
    let splits = [split, neighbour].compactMap { $0 }
    let own: [ViewController] = splits.map(\.controller) + splits.flatMap(\.navigationControllers)
    return (own + [host].compactMap { $0 }).first { $0.id == name }
  }
}

extension SplitViewController {
  /// Assigns an option's properties: null for none, an object, or a list of objects.
  fileprivate func assign(_ properties: Value) throws(Refusal) {
    for object in properties.array ?? [properties] { try assign(object.members ?? []) }
  }
}
