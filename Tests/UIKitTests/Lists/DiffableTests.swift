import SplitKit
import Testing

@testable import UIKit

@Suite struct SnapshotTests {
  private func sample() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  private typealias Change = (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void

  @Test func `items and sections go where a change puts them`() {
    let cases: [(Change, [String], [[Int]])] = [
      ({ _ in }, ["a", "b"], [[1, 2, 3], [4, 5]]),
      ({ $0.appendItems([5, 6], toSection: "a") }, ["a", "b"], [[1, 2, 3, 6], [4, 5]]),
      ({ $0.insertItems([9], beforeItem: 2) }, ["a", "b"], [[1, 9, 2, 3], [4, 5]]),
      ({ $0.insertItems([9, 9], afterItem: 5) }, ["a", "b"], [[1, 2, 3], [4, 5, 9]]),
      ({ $0.deleteItems([2, 4, 7]) }, ["a", "b"], [[1, 3], [5]]),
      ({ $0.moveItem(1, afterItem: 4) }, ["a", "b"], [[2, 3], [4, 1, 5]]),
      ({ $0.moveItem(3, beforeItem: 1) }, ["a", "b"], [[3, 1, 2], [4, 5]]),
      ({ $0.moveItem(3, beforeItem: 7) }, ["a", "b"], [[1, 2, 3], [4, 5]]),
      ({ $0.deleteSections(["a"]) }, ["b"], [[4, 5]]),
      ({ $0.moveSection("b", beforeSection: "a") }, ["b", "a"], [[4, 5], [1, 2, 3]]),
      ({ $0.insertSections(["c"], afterSection: "a") }, ["a", "c", "b"], [[1, 2, 3], [], [4, 5]]),
      ({ $0.deleteAllItems() }, [], []),
    ]
    for (change, sections, items) in cases {
      var snapshot = sample()
      change(&snapshot)
      #expect(snapshot.sectionIdentifiers == sections)
      #expect(snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) } == items)
      #expect(snapshot.numberOfItems == items.reduce(0) { $0 + $1.count })
    }
  }

  @Test func `a tree shows the items below open ones`() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "nuts"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["red", "green"], to: "apple")
    #expect(tree.items == ["fruit", "apple", "red", "green", "pear", "nuts"])
    #expect(tree.visibleItems == ["fruit", "nuts"])
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "pear", "nuts"])
    tree.expand(["apple"])
    tree.collapse(["fruit"])
    #expect(tree.visibleItems == ["fruit", "nuts"])
    #expect(tree.level(of: "red") == 2 && tree.parent(of: "red") == "apple")
    tree.delete(["apple"])
    #expect(tree.items == ["fruit", "pear", "nuts"])
  }
}

/// A sidebar as an app writes it since iOS 14: a list layout, a registration, and a tree of items.
@MainActor
private final class Sidebar: UICollectionViewController {
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>!
  private(set) var chosen: [String] = []

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .none
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      content.image = UIImage(systemName: "folder")
      cell.contentConfiguration = content
      cell.accessories = source.snapshot(for: 0).items.contains("\(item) 1") ? [.outlineDisclosure()] : [.disclosureIndicator()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Inbox", "Lists"])
    tree.append(["Lists 1", "Lists 2"], to: "Lists")
    source.apply(tree, to: 0, animatingDifferences: false)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(source.itemIdentifier(for: indexPath) ?? "?")
  }
}

/// A table with a data source that gets snapshots.
@MainActor
private final class Notes: UITableViewController {
  private(set) var source: UITableViewDiffableDataSource<String, Int>!
  private(set) var made = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    source = UITableViewDiffableDataSource(tableView: tableView) { [unowned self] _, _, note in
      made += 1
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Note \(note)"
      cell.detailTextLabel?.text = "\(made)"
      return cell
    }
    show([1, 2, 3])
  }

  func show(_ notes: [Int], reloading: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["notes"])
    snapshot.appendItems(notes)
    snapshot.reloadItems(reloading)
    source.apply(snapshot)
  }
}

@MainActor @Suite(.serialized) struct DiffableListTests {
  private func titles(_ stage: ContentStage, _ id: String) -> [String] {
    (stage.content(id)?.at("sections", 0, "rows")?.array ?? []).compactMap { $0["title"]?.string }
  }

  @Test func `a snapshot keeps the cells and the selection of what stays`() throws {
    let stage = try ContentStage { Notes(style: .insetGrouped) }
    let controller = stage.root as! Notes
    try stage.tap("Notes/0-1")
    controller.show([3, 2, 4])
    #expect(titles(stage, "Notes") == ["Note 3", "Note 2", "Note 4"])
    #expect(stage.selection(of: "Notes") == ["Notes/0-1"])
    #expect(controller.made == 4)
    controller.show([3, 2, 4], reloading: [4])
    #expect(stage.content("Notes")?.at("sections", 0, "rows", 2, "subtitle") == "5")
    #expect(stage.number("inset", of: "Notes") == 16)
    #expect(stage.number("rowHeights", of: "Notes") == [60])
  }

  @Test func `a touch opens and closes a row with others below it, and selects any other`() throws {
    let stage = try ContentStage { Sidebar() }
    let controller = stage.root as! Sidebar
    #expect(stage.content("Sidebar")?["style"] == "sidebar")
    #expect(titles(stage, "Sidebar") == ["Inbox", "Lists"])
    #expect(stage.content("Sidebar")?.at("sections", 0, "rows", 1, "isExpanded") == false)
    try stage.tap("Sidebar/0-1")
    #expect(titles(stage, "Sidebar") == ["Inbox", "Lists", "Lists 1", "Lists 2"])
    #expect(stage.content("Sidebar")?.at("sections", 0, "rows", 2, "indent") == 1)
    #expect(stage.content("Sidebar")?.at("sections", 0, "rows", 0, "image") == "folder")
    try stage.tap("Sidebar/0-2")
    #expect(controller.chosen == ["Lists 1"])
    #expect(stage.selection(of: "Sidebar") == ["Sidebar/0-2"])
    try stage.tap("Sidebar/0-1/expansion")
    #expect(titles(stage, "Sidebar") == ["Inbox", "Lists"])
  }

  @Test func `a sidebar stands on cards while it has the window for itself, and not in a column`() throws {
    let stage = try ContentStage(.ios26, width: 1180, height: 820) {
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.setViewController(Sidebar(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      return split
    }
    func leadsOn() -> Bool? { stage.content("Sidebar").map { $0["leadsOn"] == true } }
    #expect(leadsOn() == false)
    try stage.resize(390, 820)
    (stage.root as? UISplitViewController)?.show(.primary)
    #expect(leadsOn() == true)
    try stage.resize(1180, 820)
    #expect(leadsOn() == false)
  }

  @Test func `the rows of a list in a column stand beside a column that floats`() throws {
    let stage = try ContentStage(.ios26, width: 1200, height: 800) {
      let split = UISplitViewController(style: .tripleColumn)
      (split.preferredDisplayMode, split.preferredSplitBehavior) = (.twoBesideSecondary, .tile)
      for (column, controller) in [(.primary, Sidebar()), (.supplementary, ListBelowView()), (.secondary, UIViewController())]
        as [(UISplitViewController.Column, UIViewController)]
      { split.setViewController(controller, for: column) }
      return split
    }
    let view = try #require((stage.root as? UISplitViewController)?.viewController(for: .supplementary) as? ListBelowView).list
    #expect(try #require(view).safeAreaInsets.left > 200)
    #expect(stage.layout(of: "ListBelowView")?.contentInset.left ?? 0 > 200)
    let table = stage.layout(of: "ListBelowView")?.metrics.numbers.first { $0.name == "tables" }?.value["0"]
    #expect(table?.at("contentInset", 1)?.number ?? 0 > 200)
  }
}

/// A controller that adds a list to its view, as most apps do.
@MainActor
private final class ListBelowView: UIViewController {
  private(set) var list: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    view.addSubview(UIActivityIndicatorView(style: .large))
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { view, path, text in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one", "two"])
    source.apply(snapshot)
  }
}
