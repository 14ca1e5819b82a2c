// Compiles against the public names of UIKit, as apps write them. Nothing of it runs.
import UIKit
private class MasterViewController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate,
  UISearchControllerDelegate, UITableViewDataSourcePrefetching
{
  var detailViewController: UIViewController? = nil
  var objects = [Any]()
  private let searchController = UISearchController(searchResultsController: nil)
  private lazy var resultsTable: UISearchController = UISearchController(
    searchResultsController: UITableViewController(style: .plain))
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    let addButton = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil)
    navigationItem.rightBarButtonItem = addButton
    navigationItem.rightBarButtonItems = [addButton, .flexibleSpace(), .fixedSpace(8)]
    if let split = splitViewController {
      let controllers = split.viewControllers
      detailViewController = (controllers[controllers.count - 1] as! UINavigationController).topViewController
    }
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search"
    searchController.searchBar.delegate = self
    searchController.delegate = self
    searchController.hidesNavigationBarDuringPresentation = false
    searchController.searchBar.scopeButtonTitles = ["A", "B"]
    searchController.searchBar.autocapitalizationType = .none
    searchController.searchBar.sizeToFit()
    searchController.automaticallyShowsCancelButton = true
    searchController.automaticallyShowsScopeBar = true
    searchController.showsSearchResultsController = false
    searchController.dimsBackgroundDuringPresentation = false
    searchController.searchBar.showsCancelButton = true
    searchController.searchBar.searchBarStyle = .minimal
    searchController.searchBar.tintColor = .white
    searchController.searchBar.barTintColor = .red
    searchController.searchBar.searchTextField.backgroundColor = .white
    searchController.searchBar.showsScopeBar = true
    searchController.searchBar.selectedScopeButtonIndex = 0
    searchController.searchBar.returnKeyType = .done
    searchController.searchBar.keyboardType = .asciiCapable
    searchController.searchBar.isTranslucent = true
    searchController.searchBar.backgroundImage = UIImage()
    searchController.searchBar.setShowsCancelButton(true, animated: true)
    searchController.searchBar.prompt = nil
    searchController.searchBar.enablesReturnKeyAutomatically = false
    searchController.searchBar.setImage(nil, for: .search, state: .normal)
    searchController.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "t")]
    searchController.searchBar.autocorrectionType = .no
    searchController.searchBar.setSearchFieldBackgroundImage(nil, for: .normal)
    searchController.searchBar.showsBookmarkButton = true
    searchController.searchBar.barStyle = .black
    searchController.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "a")]
    searchController.scopeBarActivation = .automatic
    searchController.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    navigationItem.preferredSearchBarPlacement = .stacked
    tableView.tableHeaderView = searchController.searchBar
    refreshControl = UIRefreshControl()
    refreshControl?.attributedTitle = NSAttributedString(string: "Pull to refresh")
    refreshControl?.tintColor = .gray
    refreshControl?.beginRefreshing()
    refreshControl!.endRefreshing()
    _ = refreshControl?.isRefreshing
    tableView.refreshControl = refreshControl
    refreshControl?.addAction(UIAction { _ in }, for: .valueChanged)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.register(UINib(nibName: "x", bundle: .main), forCellReuseIdentifier: "y")
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.tableFooterView = UIView(frame: .zero)
    tableView.separatorStyle = .none
    tableView.separatorInset = .zero
    tableView.separatorColor = .separator
    tableView.allowsSelection = true
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.allowsSelectionDuringEditing = true
    tableView.allowsMultipleSelection = false
    tableView.cellLayoutMarginsFollowReadableWidth = true
    tableView.sectionHeaderTopPadding = 0
    tableView.keyboardDismissMode = .onDrag
    tableView.backgroundView = nil
    tableView.isEditing = true
    tableView.setEditing(true, animated: true)
    tableView.estimatedSectionHeaderHeight = 3
    tableView.sectionHeaderHeight = 3
    tableView.sectionFooterHeight = 0
    tableView.prefetchDataSource = self
    tableView.sectionIndexColor = .red
    tableView.sectionIndexBackgroundColor = .clear
    tableView.dragInteractionEnabled = true
    tableView.selectionFollowsFocus = true
    tableView.remembersLastFocusedIndexPath = true
    tableView.insetsContentViewsToSafeArea = true
    tableView.delaysContentTouches = false
    tableView.separatorEffect = nil
    tableView.fillerRowHeight = 3
    tableView.isPrefetchingEnabled = true
    tableView.selfSizingInvalidation = .enabled
    tableView.insetsLayoutMarginsFromSafeArea = true
    tableView.alwaysBounceVertical = true
    tableView.showsVerticalScrollIndicator = false
    tableView.sectionIndexMinimumDisplayRowCount = 10
    tableView.separatorInsetReference = .fromCellEdges
    tableView.reloadData()
    tableView.reloadRows(at: [], with: .none)
    tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
    tableView.reloadSections([0], with: .left)
    tableView.insertRows(at: [], with: .top)
    tableView.deleteRows(at: [], with: .bottom)
    tableView.insertSections([0], with: .middle)
    tableView.deleteSections(IndexSet(integersIn: 0..<1), with: .right)
    tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    tableView.moveSection(0, toSection: 1)
    tableView.reconfigureRows(at: [])
    tableView.beginUpdates()
    tableView.endUpdates()
    tableView.performBatchUpdates({}, completion: { _ in })
    tableView.performBatchUpdates(nil)
    tableView.reloadSectionIndexTitles()
    tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .middle, animated: true)
    tableView.scrollToNearestSelectedRow(at: .top, animated: true)
    _ = tableView.indexPathForSelectedRow
    _ = tableView.indexPathsForSelectedRows
    _ = tableView.indexPathsForVisibleRows
    _ = tableView.visibleCells
    _ = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    _ = tableView.indexPath(for: UITableViewCell())
    _ = tableView.indexPathForRow(at: .zero)
    _ = tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    _ = tableView.numberOfSections
    _ = tableView.numberOfRows(inSection: 0)
    _ = tableView.headerView(forSection: 0)
    _ = tableView.footerView(forSection: 0)
    _ = tableView.rect(forSection: 0)
    _ = tableView.rectForHeader(inSection: 0)
    _ = tableView.indexPathsForRows(in: .zero)
    _ = tableView.style == .insetGrouped
    _ = tableView.hasUncommittedUpdates
    _ = tableView.dequeueReusableCell(withIdentifier: "a")
    _ = NotificationCenter.default.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main) {
      [weak self] _ in MainActor.assumeIsolated { self?.tableView.reloadData() }
    }
    if let selectedIndexPath = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selectedIndexPath, animated: true)
      transitionCoordinator?.animate(
        alongsideTransition: { _ in self.tableView.deselectRow(at: selectedIndexPath, animated: true) },
        completion: { context in
          if context.isCancelled { self.tableView.selectRow(at: selectedIndexPath, animated: false, scrollPosition: .none) }
        })
    }
  }
  override func viewWillAppear(_ animated: Bool) {
    clearsSelectionOnViewWillAppear = splitViewController!.isCollapsed
    super.viewWillAppear(animated)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showDetail" {
      if let indexPath = tableView.indexPathForSelectedRow {
        let object = objects[indexPath.row] as! NSDate
        let controller = (segue.destination as! UINavigationController).topViewController!
        controller.title = object.description
        controller.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        controller.navigationItem.leftItemsSupplementBackButton = true
        detailViewController = controller
        _ = segue.source
      }
    }
  }
  func updateSearchResults(for searchController: UISearchController) {
    guard let text = searchController.searchBar.text, !text.isEmpty, searchController.isActive else { return }
    (searchController.searchResultsController as? UITableViewController)?.tableView.reloadData()
  }
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
    _ = searchSuggestion.localizedSuggestion
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.text = nil }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  func willPresentSearchController(_ searchController: UISearchController) {}
  func didPresentSearchController(_ searchController: UISearchController) {}
  func willDismissSearchController(_ searchController: UISearchController) {}
  func didDismissSearchController(_ searchController: UISearchController) {}
  func presentSearchController(_ searchController: UISearchController) {}
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
private class Plain: UIViewController, UITableViewDataSource, UITableViewDelegate {
  lazy var tableView: UITableView = {
    let table = UITableView(frame: .zero, style: .grouped)
    table.dataSource = self
    table.delegate = self
    table.translatesAutoresizingMaskIntoConstraints = false
    return table
  }()
  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: tableView.trailingAnchor, constant: 8),
      tableView.bottomAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.bottomAnchor, constant: -8),
      tableView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      tableView.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      tableView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      tableView.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1),
    ])
    let c = tableView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1, constant: 2)
    c.priority = .defaultHigh
    c.priority = UILayoutPriority(rawValue: 999)
    c.isActive = true
    c.constant = 3
    c.identifier = "w"
    c.priority = UILayoutPriority.required - 1
    NSLayoutConstraint.deactivate([c])
    let old = NSLayoutConstraint(
      item: tableView, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leadingMargin, multiplier: 1, constant: 0
    )
    view.addConstraint(old)
    _ = old.firstItem
    _ = old.firstAttribute == .notAnAttribute
    view.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-[t]-|", options: [], metrics: nil, views: ["t": tableView]))
  }
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell") ?? UITableViewCell(style: .value2, reuseIdentifier: "Cell")
    guard let custom = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath) as? ValueCell else { fatalError() }
    custom.value.text = NSLocalizedString("x", comment: "")
    cell.textLabel!.text = "Row \(indexPath.row)"
    cell.accessoryType = indexPath.section == 0 ? .disclosureIndicator : .none
    cell.textLabel?.font = UIFont.preferredFont(forTextStyle: .headline)
    cell.detailTextLabel?.textColor = UIColor.secondaryLabel
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
}
private final class ValueCell: UITableViewCell {
  let value: UILabel = {
    let label = UILabel()
    label.textAlignment = .right
    label.adjustsFontForContentSizeCategory = true
    label.setContentHuggingPriority(.required, for: .horizontal)
    return label
  }()
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(value)
  }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
}
private final class Sources: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
private protocol ReusableView: AnyObject { static var reuseID: String { get } }
extension ReusableView where Self: UIView { static var reuseID: String { String(describing: self) } }
extension UITableViewCell: ReusableView {}
extension UITableView {
  func registerCell<T: UITableViewCell>(_: T.Type) { register(T.self, forCellReuseIdentifier: T.reuseID) }
  func dequeue<T: UITableViewCell>(for indexPath: IndexPath) -> T {
    guard let cell = dequeueReusableCell(withIdentifier: T.reuseID, for: indexPath) as? T else { fatalError("no \(T.reuseID)") }
    return cell
  }
}
