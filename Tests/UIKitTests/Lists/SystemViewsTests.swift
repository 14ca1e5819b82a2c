import SplitKit
import Testing

@testable import UIKit

/// Rows in which the system's labels stand beside a view of the app.
@MainActor
@Suite struct SystemViewsTests {
  private final class Settings: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle]
      let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Size"
      cell.detailTextLabel?.text = "Medium"
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      cell.contentView.addSubview(slider)
      cell.accessoryView = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      return cell
    }
  }

  @Test func theLabelsStandBesideTheAccessoryView() throws {
    let stage = try ContentStage { Settings() }
    let id = stage.root.engine.id
    let rows = try #require(stage.content(id)?.at("sections", 0, "rows")?.array)
    let texts = rows.map { $0["views"]?.array?.compactMap { $0["text"]?.string } }
    #expect(texts == [["Size"], ["Size", "Medium"], ["Size", "Medium"]])
    #expect(rows.map { $0["label"]?.string } == ["Size", "Size, Medium", "Size, Medium"])
    let table = try #require(stage.root as? Settings)
    for row in 0..<3 {
      let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
      let (title, slider) = (try #require(cell.textLabel).frame, try #require(cell.accessoryView).frame)
      #expect(title.minX == 16 && title.width > 20 && title.maxX <= slider.minX)
      guard let detail = cell.detailTextLabel?.frame else { continue }
      #expect(detail.minX >= title.maxX || detail.minY >= title.maxY - 0.01)
      #expect(detail.maxX <= slider.minX)
    }
  }
}
