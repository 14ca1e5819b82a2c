import Foundation
import SplitKit
import Testing

@testable import PreviewProtocol
@testable import UIKit

/// A list of names under a few subtitles, with one cell of views of its own.
@MainActor
private final class Names: UITableViewController {
  private(set) var made = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 3 : 12_000 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    made += 1
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.section)-\(indexPath.row)"
    content.secondaryText = indexPath.row == 11_500 ? "a lighthouse" : nil
    cell.contentConfiguration = content
    cell.contentView.subviews.filter { $0 is UIButton }.forEach { $0.removeFromSuperview() }
    if indexPath.row == 11_700 {
      cell.contentConfiguration = nil
      let button = UIButton(type: .system)
      button.setTitle("Board the ferry", for: .normal)
      cell.contentView.addSubview(button)
    }
    return cell
  }
}

/// Searches of the rows of an app's own lists, most of which have no cells.
@MainActor @Suite(.serialized) struct RowSearchTests {
  private let stage: ContentStage
  private let names: Names

  init() throws {
    stage = try ContentStage(width: 390, height: 800) { Names(style: .plain) }
    stage.settle()
    names = try #require(stage.root as? Names)
  }

  private func search(_ search: RowSearch) throws(Refusal) -> RowSearchResult {
    try stage.preview.search(search, in: names.engine.id)
  }

  @Test func `a row without a cell is found by its texts, and has an offset`() throws {
    let id = names.engine.id
    var result = try search(RowSearch("row 1-1999"))
    #expect(result.row == nil && result.rest == "\(id)/1-996")
    result = try search(RowSearch("row 1-1999", after: result.rest))
    #expect(result.row == nil && result.rest == "\(id)/1-1996")
    result = try search(RowSearch("row 1-1999", after: result.rest))
    #expect(result.row == "\(id)/1-1999" && result.searched == 3)
    let offset = try #require(result.offset)
    names.tableView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
    stage.settle()
    #expect(names.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 1_999, section: 1)) == true)
    #expect(stage.raised().isEmpty)
  }

  @Test(arguments: [("LIGHTHOUSE", 11_500), ("the ferry", 11_700)])
  func `subtitles and buttons are found too`(text: String, row: Int) throws {
    let result = try search(RowSearch(text, isBackwards: true))
    #expect(result.row == "\(names.engine.id)/1-\(row)" && result.searched == 12_000 - row)
  }

  @Test func `a search scrolls nothing, and the rows on screen keep their cells`() throws {
    let before = stage.scene
    let (cells, offset) = (names.tableView.visibleCells, names.tableView.contentOffset)
    #expect(try search(RowSearch("nothing has this")).row == nil)
    #expect(names.tableView.visibleCells == cells && names.tableView.contentOffset == offset)
    #expect(stage.scene == before)
  }

  @Test func `rows with cells are not asked for again`() throws {
    let before = names.made
    #expect(try search(RowSearch("row 1-4")).row == "\(names.engine.id)/1-4")
    #expect(names.made == before)
  }

  @Test(arguments: ["0-0", "1-4", "1-11999", "1-11999/accessory"])
  func `a row stands for its controller in an explanation, wherever it is`(row: String) throws {
    let target = try #require(Explainer(stage.preview.window).target(named: "\(names.engine.id)/\(row)"))
    #expect(target.name == names.engine.id)
  }

  @Test(arguments: ["1-12000", "1-4/accessory", "2-0", "7-7", "x", ""])
  func `a search behind a row that does not exist is refused`(row: String) throws {
    let id = "\(names.engine.id)/\(row)"
    #expect(throws: Refusal.unknownTarget(id, path: "after")) { try search(RowSearch("row", after: id)) }
  }
}
