import Foundation
import Testing

@testable import UIKit

/// A long list of names.
@MainActor
private final class ManyRows: UITableViewController {
  var names = (0..<1000).map { "Row \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

/// Changes of rows that have not been near the visible part.
@MainActor @Suite(.serialized) struct UnknownRowTests {
  @Test func `rows of which nothing is known are moved, inserted and read again like any others`() throws {
    let stage = try ContentStage(width: 390, height: 800) { ManyRows(style: .plain) }
    _ = stage.scene
    let list = try #require(stage.root as? ManyRows)
    let table = try #require(list.tableView)
    func text(of row: Int) -> String? {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      stage.settle()
      return table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text
    }
    list.names.insert(list.names.remove(at: 900), at: 300)
    table.moveRow(at: IndexPath(row: 900, section: 0), to: IndexPath(row: 300, section: 0))
    #expect(text(of: 300) == "Row 900")
    list.names.insert("New", at: 700)
    table.insertRows(at: [IndexPath(row: 700, section: 0)], with: .none)
    #expect(text(of: 700) == "New")
    #expect(text(of: 702) == "Row 700")
    list.names[800] = "Changed"
    table.reloadRows(at: [IndexPath(row: 800, section: 0)], with: .none)
    #expect(text(of: 800) == "Changed")
    list.names.removeSubrange(10..<500)
    table.deleteRows(at: (10..<500).map { IndexPath(row: $0, section: 0) }, with: .none)
    #expect(text(of: 210) == "New")
    #expect(stage.raised().isEmpty)
  }
}
