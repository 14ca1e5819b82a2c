import SplitKit

/// The controllers of the lab: A and B, each in a navigation controller, in a split view. The option `embedding` says
/// where the split view stands.
final class LabContent: PreviewContent {
  private let split: LabSplit
  private let neighbour: LabSplit?
  private let host: ViewController?
  private let containerDelegate = LabContainerDelegate()
  private let tabDelegate: LabTabDelegate
  private let barDelegate: LabBarDelegate?

  init(_ application: Application, _ options: PreviewOptions) throws(Refusal) {
    let style = Self.style(in: options, application.profile)
    try Self.checkColumns(in: options, style, application.profile)
    let embedding = try Self.embedding(in: options)
    try Self.checkNames(in: options)
    let bars = LabBars(options)
    bars.apply(to: application)
    let controllers = PlainViewControllers(application, furnish: bars.furnish)
    tabDelegate = LabTabDelegate(options)
    let delegate = LabDelegate(options, controllers)
    let columns = Self.columns(in: options, style)
    let isBare = options["contents"] == "bare"
    let split = LabSplit(
      application, id: "split", style, Self.contents(of: columns, in: controllers), isBare: isBare, delegate: delegate)
    neighbour =
      embedding == .tab
      ? LabSplit(
        application, id: "split2", style, Self.contents(of: columns.mapValues { $0 + "2" }, in: controllers), isBare: isBare,
        delegate: nil) : nil
    host =
      options["hosted"] == true || embedding == .pushed
      ? HostViewController(application, id: "host", hosting: split.controller) : nil
    self.split = split
    barDelegate = LabBarDelegate(options)
    application.barDelegate = barDelegate
    super.init(
      rootViewController: try embedding.root(
        around: host ?? split.controller, beside: neighbour?.controller, controllers, options, tabDelegate))
    plainControllers = controllers
    if options["hosted"] == true { traitOverridesTarget = host }
    (rootViewController as? NavigationController)?.delegate = containerDelegate
    try split.controller.assign(options["properties"])
  }

  /// The style of the split: the chosen one, or else a double column. Before iOS 14, which has no column styles, it is
  /// the classic style.
  private static func style(in options: PreviewOptions, _ profile: Profile) -> SplitViewStyle {
    guard options.isChosen("style") || profile.splitView.hasColumnStyles else { return .unspecified }
    return options["style"].string.flatMap(SplitViewStyle.init(name:)) ?? .unspecified
  }

  /// The place of the split. A split that is in no window has no host.
  private static func embedding(in options: PreviewOptions) throws(Refusal) -> LabEmbedding {
    let embedding = options["embedding"].string.flatMap(LabEmbedding.init(rawValue:)) ?? .window
    guard embedding == .none, options["hosted"] == true else { return embedding }
    throw .invalid(path: "options.hosted", "hosted is false with the embedding none, which leaves the split in no window.")
  }

  /// The names of the controllers of the columns.
  private static func columns(in options: PreviewOptions, _ style: SplitViewStyle) -> [Column: String] {
    var columns: [Column: String] = [.primary: "A", .secondary: "B"]
    if style == .tripleColumn { columns[.supplementary] = "S" }
    if options["compactColumn"] == true { columns[.compact] = "C" }
    if options["inspectorColumn"] == true { columns[.inspector] = "I" }
    return columns
  }

  /// The controllers with the names, which are made in the order of the columns.
  private static func contents(of columns: [Column: String], in controllers: PlainViewControllers) -> [Column: ViewController] {
    var contents: [Column: ViewController] = [:]
    for column in Column.allCases { contents[column] = columns[column].map { controllers[$0] } }
    return contents
  }

  /// Refuses columns and styles that the split or the OS version does not have.
  private static func checkColumns(
    in options: PreviewOptions, _ style: SplitViewStyle, _ profile: Profile
  ) throws(Refusal) {
    for option in ["compactColumn", "inspectorColumn"] where options[option] == true && style == .unspecified {
      throw .unsupported("\(option) needs a split view controller that was made with a style")
    }
    if options["contents"] == "bare", style != .unspecified {
      throw .unsupported("A split view controller that was made with a style wraps its controllers; contents is wrapped")
    }
    if options["inspectorColumn"] == true, !profile.splitView.hasInspector {
      throw .unsupported("The inspector column came with iOS 26.", path: "options.inspectorColumn")
    }
    if style != .unspecified, !profile.splitView.hasColumnStyles {
      throw .invalid(path: "options.style", "style is unspecified before iOS 14, which brought the column styles.")
    }
  }

  /// Refuses the names of the lab's own controllers as answers of the delegate, which must be new controllers.
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

  /// The controllers that can be out of the tree: a split that was dismissed or popped, and stacks that it has removed.
  override func controller(named name: String) -> ViewController? {
    let splits = [split, neighbour].compactMap { $0 }
    let own: [ViewController] = splits.map(\.controller) + splits.flatMap(\.navigationControllers)
    return (own + [host].compactMap { $0 }).first { $0.id == name }
  }
}

extension SplitViewController {
  /// Assigns the properties of an option, which is null, an object or a list of objects.
  fileprivate func assign(_ properties: Value) throws(Refusal) {
    for object in properties.array ?? [properties] { try assign(object.members ?? []) }
  }
}
