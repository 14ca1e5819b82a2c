import Foundation
import SplitKit
import Testing

@testable import UIKit

/// A table with one row that the test sets up.
@MainActor
private final class Single: UITableViewController {
  private let style: UITableViewCell.CellStyle
  private let setUp: @MainActor (UITableViewCell) -> Void
  private(set) var cell: UITableViewCell?

  init(_ style: UITableViewCell.CellStyle, _ setUp: @escaping @MainActor (UITableViewCell) -> Void) {
    (self.style, self.setUp) = (style, setUp)
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { nil }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let made = UITableViewCell(style: style, reuseIdentifier: nil)
    setUp(made)
    cell = made
    return made
  }
}

extension UITableViewCell {
  fileprivate func title(_ title: String, _ detail: String) {
    textLabel?.text = title
    detailTextLabel?.text = detail
  }
}

@MainActor @Suite(.serialized) struct CellLabelTests {
  private func row(
    _ style: UITableViewCell.CellStyle, _ setUp: @escaping @MainActor (UITableViewCell) -> Void
  ) throws -> (stage: ContentStage, row: Value) {
    let stage = try ContentStage { Single(style, setUp) }
    return (stage, try #require(stage.content("Single")?.at("sections", 0, "rows", 0)))
  }

  /// The labels in a row, at any depth.
  private func labels(in node: Value) -> [Value] {
    (node["type"] == "label" ? [node] : []) + (node["views"]?.array ?? []).flatMap(labels)
  }

  @Test func `the font of a title is that of the row, which is as high as it needs`() throws {
    let (stage, row) = try row(.default) { cell in
      cell.textLabel?.text = "Large"
      cell.textLabel?.font = .boldSystemFont(ofSize: 30)
    }
    #expect(row["kind"] == "row" && row.at("font", "size") == 30 && row.at("font", "weight") == 700)
    let cell = (stage.root as? Single)?.cell
    #expect((cell?.frame.height ?? 0) > 50)
  }

  @Test(arguments: [UITableViewCell.CellStyle.subtitle, .value1])
  func `a second text in a font of its own is drawn in it`(style: UITableViewCell.CellStyle) throws {
    let (_, row) = try row(style) { cell in
      cell.title("Title", "Detail")
      cell.detailTextLabel?.font = .italicSystemFont(ofSize: 20)
      cell.detailTextLabel?.textColor = .systemRed
    }
    #expect(row["kind"] == "cell" && row["label"] == "Title, Detail")
    let drawn = labels(in: row)
    #expect(drawn.map { $0["text"] } == ["Title", "Detail"])
    #expect(drawn.last?.at("font", "size") == 20 && drawn.last?["color"] == "#FF3B30FF")
  }

  @Test func `the parts of a title look as its attributes say`() throws {
    let (_, row) = try row(.default) { cell in
      let words = NSMutableAttributedString(string: "Plain and bold")
      words.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 10, length: 4))
      cell.textLabel?.attributedText = words
    }
    let runs = labels(in: row).first?["runs"]?.array
    #expect(runs?.map { $0["length"] } == [10, 4])
  }

  @Test func `a title with one look for all of it stays a row`() throws {
    let (_, row) = try row(.default) { cell in
      cell.textLabel?.attributedText = NSAttributedString(
        string: "Red", attributes: [.foregroundColor: UIColor.systemRed, .font: UIFont.boldSystemFont(ofSize: 22)])
    }
    #expect(row["kind"] == "row" && row["color"] == "#FF3B30FF" && row.at("font", "size") == 22)
  }

  @Test func `a disabled title is grey, and usual labels make a usual row`() throws {
    let (_, grey) = try row(.value1) { cell in
      cell.title("Title", "Detail")
      cell.textLabel?.isEnabled = false
    }
    #expect(grey["kind"] == "row" && grey["value"] == "Detail" && grey["color"] != nil)
    let (_, usual) = try row(.subtitle) { cell in cell.title("Title", "Detail") }
    #expect(usual["kind"] == "row" && usual["subtitle"] == "Detail" && usual["color"] == nil && usual["font"] == nil)
  }

  @Test func `labels that change make the row another one`() throws {
    let (stage, row) = try row(.subtitle) { cell in
      cell.title("Title", "Detail")
      cell.detailTextLabel?.font = .systemFont(ofSize: 30)
    }
    #expect(row["kind"] == "cell")
    (stage.root as? Single)?.cell?.detailTextLabel?.font = .preferredFont(forTextStyle: .subheadline)
    #expect(stage.content("Single")?.at("sections", 0, "rows", 0, "kind") == "row")
  }
}
