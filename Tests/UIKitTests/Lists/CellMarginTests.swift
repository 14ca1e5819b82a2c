import SplitKit
import Testing

@testable import UIKit

/// A list with one cell, whose label stands inside the margins of the content view.
@MainActor
private final class PinnedTable: UITableViewController {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Pinned"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor), label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}

/// A style on a version, with the margins of its cells on a pad (807, 808).
private struct Case: Sendable, CustomTestStringConvertible {
  let style: UITableView.Style
  let profile: Profile
  let padding: CGFloat
  var height: CGFloat = 11
  var testDescription: String { "\(style) on \(profile.id)" }
}
private let cases = [
  Case(style: .plain, profile: .ios14, padding: 16), Case(style: .grouped, profile: .ios18, padding: 16),
  Case(style: .insetGrouped, profile: .ios18, padding: 16), Case(style: .plain, profile: .ios26, padding: 20, height: 15),
  Case(style: .grouped, profile: .ios26, padding: 20, height: 15),
  Case(style: .insetGrouped, profile: .ios26, padding: 20, height: 15),
]

@MainActor @Suite(.serialized) struct CellMarginTests {
  @Test(arguments: cases)
  fileprivate func `a label at the margins of a cell stands where the text of a standard row stands`(_ one: Case) throws {
    let stage = try ContentStage(one.profile) { PinnedTable(style: one.style) }
    _ = stage.scene
    let table = try #require(stage.root as? PinnedTable)
    let label = try #require(table.cell.contentView.subviews.first)
    let margins = UIEdgeInsets(top: one.height, left: one.padding, bottom: one.height, right: one.padding)
    #expect(table.cell.contentView.layoutMargins == margins && table.cell.layoutMargins == margins)
    #expect(label.frame.minX == one.padding && label.frame.maxX == table.cell.bounds.width - one.padding)
    #expect(table.cell.frame.height == label.frame.height + 2 * one.height)
    #expect(table.cell.separatorInset.left == one.padding && table.tableView.separatorInset.left == one.padding)
  }

  @Test func `a sign at the end leaves less of the margin`() throws {
    let stage = try ContentStage(.ios18) { UIViewController() }
    defer { withExtendedLifetime(stage) {} }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
    #expect(cell.layoutMargins.right == 16)
  }

  @Test func `margins and insets of the app come before those of the list`() {
    let (table, cell) = (UITableView(frame: .zero), UITableViewCell())
    cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(cell.contentView.layoutMargins.left == 2)
    cell.table = table
    table.separatorInset.left = 40
    #expect(cell.separatorInset.left == 40)
    cell.separatorInset.left = 50
    #expect(cell.separatorInset.left == 50)
  }

  @Test func `a separator begins at the text behind an image`() throws {
    let stage = try ContentStage(.ios18) { UIViewController() }
    defer { withExtendedLifetime(stage) {} }
    let cell = UITableViewCell()
    cell.imageView?.image = UIImage(systemName: "star")
    cell.textLabel?.text = "Starred"
    #expect(cell.separatorInset.left == 55)
  }

  @Test(arguments: [(Profile.ios18, 12, 11), (Profile.ios26, 16, 15)] as [(Profile, CGFloat, CGFloat)])
  func `a cell of a sidebar has the margins of its rows`(_ profile: Profile, padding: CGFloat, height: CGFloat) throws {
    let cell = UICollectionViewListCell(frame: .zero)
    let stage = try ContentStage(profile) { @MainActor in
      let list = UICollectionViewController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list.collectionView) { _, _, _ in cell }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([0])
      source.apply(snapshot, animatingDifferences: false)
      list.collectionView.dataSource = source
      Self.sources.append(source)
      return list
    }
    _ = stage.scene
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: height, left: padding, bottom: height, right: padding))
  }
  /// The data sources of the lists, which hold them weakly.
  private static var sources: [AnyObject] = []

  @Test func `a view of any other kind has margins of 8`() {
    let (cell, other) = (UITableViewCell(), UIView())
    cell.addSubview(other)
    for view in [other, UIView(), UICollectionViewCell(frame: .zero).contentView] {
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }
}
