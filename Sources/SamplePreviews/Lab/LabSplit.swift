import SplitKit

/// A split view with a plain controller in each of its columns. It owns its delegates.
struct LabSplit {
  let controller: SplitViewController
  /// The stacks that the lab itself makes. They hold the two controllers of a classic split, unless those are bare.
  let navigationControllers: [NavigationController]
  private let delegate: LabDelegate?
  private let stackDelegate = LabContainerDelegate()

  init(
    _ application: Application, id: String, _ style: SplitViewStyle, _ contents: [Column: ViewController],
    isBare: Bool, delegate: LabDelegate?
  ) {
    controller = SplitViewController(application, id: id, style: style)
    self.delegate = delegate
    let columns = Column.allCases.compactMap { column in contents[column].map { (column, $0) } }
    if style == .unspecified {
      navigationControllers = isBare ? [] : columns.map { NavigationController(rootViewController: $0.1) }
      controller.viewControllers = isBare ? columns.map(\.1) : navigationControllers
    } else {
      navigationControllers = []
      for (column, content) in columns { controller.setViewController(content, for: column) }
    }
    controller.delegate = delegate
    for navigation in navigationControllers { navigation.delegate = stackDelegate }
    if style == .unspecified, let detail = contents[.secondary] {
      detail.navigationItem.leftItemsSupplementBackButton = true
      detail.navigationItem.leftBarButtonItem = controller.displayModeButtonItem
    }
  }
}
