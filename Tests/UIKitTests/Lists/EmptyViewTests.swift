import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Views in place of rows, and the parts of sections.
@MainActor @Suite(.serialized) struct EmptyViewTests {
  private final class Rows: UITableViewController {
    var count = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      var empty = UIContentUnavailableConfiguration.empty()
      (empty.text, empty.image) = ("No Mail", UIImage(systemName: "tray"))
      contentUnavailableConfiguration = empty
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @Test func `a table without rows shows the configuration of its controller, which has the height`() throws {
    let stage = try ContentStage { Rows(style: .plain) }
    let footer = try #require(stage.content("Rows")?["footer"])
    #expect("\(footer)".contains("No Mail") && "\(footer)".contains("tray"))
    let rows = stage.root as! Rows
    rows.count = 2
    rows.tableView.reloadData()
    #expect(stage.content("Rows")?["footer"] == nil)
    rows.count = 0
    rows.tableView.reloadData()
    rows.contentUnavailableConfiguration = nil
    #expect(stage.content("Rows")?["footer"] == nil)
  }

  @Test func `headers of sections keep the distances of their section, unless they do not follow`() throws {
    func frames(_ follows: Bool) throws -> CGRect {
      let stage = try ContentStage { @MainActor in Grid(follows) }
      return try #require(
        (stage.root as! Grid).collectionView.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame)
    }
    #expect(try frames(true) == CGRect(x: 16, y: 0, width: 366, height: 40))
    #expect(try frames(false) == CGRect(x: 0, y: 0, width: 390, height: 40))
  }

  private final class Grid: UICollectionViewController {
    init(_ follows: Bool) {
      let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8)
      section.supplementariesFollowContentInsets = follows
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: whole, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }
}
