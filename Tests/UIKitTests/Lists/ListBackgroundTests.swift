import Foundation
import SplitKit
import Testing

@testable import UIKit

/// The backgrounds of lists and of their rows.
@MainActor @Suite(.serialized) struct ListBackgroundTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private func background(_ style: UITableView.Style, _ color: UIColor?) throws -> Value? {
    let stage = try ContentStage { Rows(style: style) }
    (stage.root as? Rows)?.tableView.backgroundColor = color
    return stage.content("Rows")?.at("sections", 0, "rows", 0, "background")
  }

  @Test func `rows of a plain table hide its background`() throws {
    #expect(try background(.plain, .red) == "#FFFFFFFF")
    #expect(try background(.plain, nil) == nil)
    #expect(try background(.plain, .clear) == nil)
    #expect(try background(.insetGrouped, .red) == nil)
  }

  private final class Empty: UICollectionViewController {
    init() {
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }
    required init?(coder: NSCoder) { fatalError("not used") }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  }

  @Test func `a collection without items shows the words of its background view`() throws {
    let stage = try ContentStage { Empty() }
    let label = UILabel()
    label.text = "Nothing here"
    (stage.root as? Empty)?.collectionView.backgroundView = label
    #expect(stage.content("Empty")?.at("empty") == "Nothing here")
  }
}
