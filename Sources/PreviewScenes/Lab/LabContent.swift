import SplitKit

/// The lab's controllers: A and B, each in a navigation controller, in a split view that stands where the option
/// `embedding` says.
final class LabContent: PreviewContent {
  private let split: LabSplit
  private let neighbour: LabSplit?
  private let host: ViewController?
  private let isHosted: Bool
  private let containerDelegate = LabContainerDelegate()

  init(_ application: Application, _ options: PreviewOptions) throws(Refusal) {
    let style = Self.style(in: options, application.profile)
    try Self.checkColumns(in: options, style, application.profile)
    try Self.checkNames(in: options)
    let controllers = PlainViewControllers(application)
    let embedding = options["embedding"].string.flatMap(LabEmbedding.init(rawValue:)) ?? .window
    let delegate = LabDelegate(options, controllers)
    let columns = Self.columns(in: options, style)
    let split = LabSplit(application, id: "split", style, columns.mapValues { controllers[$0] }, delegate: delegate)
    neighbour =
      embedding == .tab
      ? LabSplit(application, id: "split2", style, columns.mapValues { controllers[$0 + "2"] }, delegate: nil) : nil
    isHosted = options["hosted"] == true
    host =
      isHosted || embedding == .pushed
      ? HostViewController(application, id: "host", hosting: split.controller) : nil
    self.split = split
    super.init(
      rootViewController: embedding.root(
        around: host ?? split.controller, beside: neighbour?.controller, menu: controllers["menu"]))
    plainControllers = controllers
    (rootViewController as? TabBarController)?.delegate = containerDelegate
    (rootViewController as? NavigationController)?.delegate = containerDelegate
    try split.controller.assign(options["properties"])
  }

  /// The style that was chosen, else a double column, and before iOS 14, where there was none, the classic style.
  private static func style(in options: PreviewOptions, _ profile: Profile) -> SplitViewStyle {
    guard options.isChosen("style") || profile.splitView.hasColumnStyles else { return .unspecified }
    return options["style"].string.flatMap(SplitViewStyle.init(name:)) ?? .unspecified
  }

  /// The names of the columns' controllers.
  private static func columns(in options: PreviewOptions, _ style: SplitViewStyle) -> [Column: String] {
    var columns: [Column: String] = [.primary: "A", .secondary: "B"]
    if style == .tripleColumn { columns[.supplementary] = "S" }
    if options["compactColumn"] == true { columns[.compact] = "C" }
    if options["inspectorColumn"] == true { columns[.inspector] = "I" }
    return columns
  }

  /// The columns that only a split with a style has, and the one that came with iOS 26.
  private static func checkColumns(
    in options: PreviewOptions, _ style: SplitViewStyle, _ profile: Profile
  ) throws(Refusal) {
    for option in ["compactColumn", "inspectorColumn"] where options[option] == true && style == .unspecified {
      throw .unsupported("\(option) needs a split view controller that was made with a style")
    }
    if options["inspectorColumn"] == true, !profile.splitView.hasInspector {
      throw .unsupported("The inspector column came with iOS 26")
    }
    if style != .unspecified, !profile.splitView.hasColumnStyles {
      throw .invalid(path: "options.style", "style is unspecified before iOS 14, which brought the column styles.")
    }
  }

  /// What the delegate answers is a new controller: the lab's own have their places.
  private static func checkNames(in options: PreviewOptions) throws(Refusal) {
    for option in ["separateSecondary", "primaryForCollapsing", "primaryForExpanding"] {
      guard let name = options[option].string,
        (["A", "S", "B", "C", "I", "A2", "S2", "B2", "C2", "I2", "menu"] + containers).contains(name)
      else {
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
