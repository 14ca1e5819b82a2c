import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Names under their letters, of which one has no names.
@MainActor
private final class Names: UITableViewController {
  let sections = [("A", 20), ("B", 0), ("C", 20)]
  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(sections[indexPath.section].0) \(indexPath.row)"
    return cell
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.0) }
}

@MainActor @Suite(.serialized) struct SectionIndexTests {
  private func index(_ stage: ContentStage) -> [Value] { stage.content("Names")?["index"]?.array ?? [] }

  @Test func `the index has the words of the data source, for enough rows`() throws {
    let stage = try ContentStage { Names(style: .plain) }
    #expect(index(stage).map { $0["text"] } == ["A", "B", "C"])
    let table = try #require((stage.root as? Names)?.tableView)
    table.sectionIndexColor = .systemRed
    #expect(stage.content("Names")?["indexColor"] == "#FF3B30FF")
    table.sectionIndexMinimumDisplayRowCount = 41
    #expect(index(stage).isEmpty)
  }

  @Test(arguments: [2, 1, 0])
  func `a word leads to its section, or to the next one with rows`(word: Int) throws {
    let stage = try ContentStage { Names(style: .plain) }
    let id = try #require(index(stage)[word]["id"]?.string)
    try stage.tap(id)
    let target = stage.layout(of: "Names")?.scrollTo
    #expect(target?.id == "Names/\(word == 0 ? 0 : 2)-0")
  }
}
