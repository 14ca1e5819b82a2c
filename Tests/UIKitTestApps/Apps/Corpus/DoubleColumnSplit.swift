import UIKit

// A double column with an initializer of its own, overridden properties and lazily made children.

public class BooksSplitViewController: UISplitViewController {
  private let emptyState: UIViewController
  private lazy var sidebar: BooksSidebar = {
    let sidebar = BooksSidebar()
    sidebar.onSelect = { [weak self] title in self?.showBook(title) }
    return sidebar
  }()
  public private(set) var shown: [UISplitViewController.Column] = []

  public init() {
    emptyState = UIViewController()
    super.init(style: .doubleColumn)
    commonInit()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func commonInit() {
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    minimumPrimaryColumnWidth = 200
    maximumPrimaryColumnWidth = 400
    preferredPrimaryColumnWidthFraction = 0.3
    presentsWithGesture = true
    delegate = self
    setViewController(sidebar, for: .primary)
    setViewController(emptyState, for: .secondary)
  }

  public override var title: String? { didSet { sidebar.title = title } }
  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
  }

  public func showBook(_ title: String) {
    let detail = BookViewController(style: .large)
    detail.title = title
    setViewController(UINavigationController(rootViewController: detail), for: .secondary)
    show(.secondary)
  }
}

extension BooksSplitViewController: UISplitViewControllerDelegate {
  public func splitViewController(_ svc: UISplitViewController, willShow column: Column) { shown.append(column) }

  public func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
  ) -> Column {
    return svc.viewController(for: .secondary) === emptyState ? .primary : proposedTopColumn
  }
}

public class BooksSidebar: UIViewController {
  public var onSelect: ((String) -> Void)?

  public override func viewDidLoad() {
    super.viewDidLoad()
    let next = UIAction(title: "Open", image: UIImage(systemName: "book")) { [weak self] _ in self?.onSelect?("Emma") }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: next)
  }
}

public class BookViewController: UIViewController {
  public enum Style { case small, large }
  private let style: Style

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    style = .small
    super.init(coder: coder)
  }
}

// The same with the initializers overridden.
public class StyledSplitViewController: UISplitViewController {
  public override init(style: UISplitViewController.Style) {
    super.init(style: style)
    setUp()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    preferredDisplayMode = .allVisible
    setViewController(UITableLikeController(), for: .primary)
  }
}

public class UITableLikeController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "List"
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override var preferredContentSize: CGSize {
    get { return CGSize(width: 320, height: 400) }
    set { super.preferredContentSize = newValue }
  }
}
