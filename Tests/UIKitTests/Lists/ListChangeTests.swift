import Foundation
import SplitKit
import Testing

@testable import UIKit

/// A list among other views, whose data the test changes. Each row is 60 points high.
@MainActor
private final class Shelf: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  var sections = [100]
  var titles = false
  var width: CGFloat?
  var height: (IndexPath) -> CGFloat = { _ in 60 }
  var asked: [IndexPath] = []
  var shown: ((Shelf, IndexPath) -> Void)?
  var ended: [String] = []
  var hasField = false

  override func viewDidLoad() {
    super.viewDidLoad()
    (table.dataSource, table.delegate) = (self, self)
    table.register(FieldCell.self, forCellReuseIdentifier: "field")
    view.addSubview(table)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    table.frame = CGRect(x: 0, y: 0, width: width ?? view.bounds.width, height: view.bounds.height)
  }
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section] }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles ? "Section \(section)" : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath) }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = hasField ? tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) : UITableViewCell()
    if let cell = cell as? FieldCell { cell.field.delegate = self }
    return cell
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    shown?(self, indexPath)
  }
}

extension Shelf: UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) { ended.append(textField.text ?? "") }
}

@MainActor
private final class FieldCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.addSubview(field)
  }
}

@MainActor @Suite(.serialized) struct ListChangeTests {
  private static func stage(_ set: @escaping @Sendable @MainActor (Shelf) -> Void = { _ in }) throws -> (ContentStage, Shelf) {
    let stage = try ContentStage(width: 390, height: 800) {
      let shelf = Shelf()
      set(shelf)
      return shelf
    }
    _ = stage.scene
    return (stage, try #require(stage.root as? Shelf))
  }

  private static func scroll(_ stage: ContentStage, to y: Double) throws {
    try stage.say(["type": "scroll", "target": "Shelf", "x": 0, "y": .number(y)])
    _ = stage.scene
  }

  /// The rows on screen leave no gap between the top and the bottom of the visible part.
  private static func expectNoGap(_ shelf: Shelf) {
    let (top, height) = shelf.table.visiblePart
    let frames = shelf.table.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
    #expect((frames.first?.minY ?? .infinity) <= top + 60)
    #expect((frames.last?.maxY ?? 0) >= min(top + height, shelf.table.contentSize.height) - 1)
    for (one, next) in zip(frames, frames.dropFirst()) { #expect(next.minY - one.maxY <= 60) }
  }

  @Test func `reading a list with headers anew leaves no gap`() throws {
    let (stage, shelf) = try Self.stage {
      $0.sections = Array(repeating: 5, count: 40)
      $0.titles = true
    }
    for step in 1...16 { try Self.scroll(stage, to: 600 * Double(step)) }
    let offset = shelf.table.scrolled.y
    shelf.table.reloadData()
    _ = stage.scene
    #expect(shelf.table.scrolled.y == offset)
    Self.expectNoGap(shelf)
  }

  @Test func `a list with a high header that is read anew at its end leaves no gap`() throws {
    let (stage, shelf) = try Self.stage {
      $0.sections = [50]
      $0.loadViewIfNeeded()
      $0.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 600))
    }
    shelf.table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
    _ = stage.scene
    shelf.table.reloadRows(at: [IndexPath(row: 40, section: 0)], with: .none)
    _ = stage.scene
    Self.expectNoGap(shelf)
  }

  @Test func `heights are asked for again without estimates`() throws {
    let (stage, shelf) = try Self.stage {
      $0.loadViewIfNeeded()
      $0.table.estimatedRowHeight = 0
    }
    shelf.height = { _ in 30 }
    shelf.table.reloadData()
    _ = stage.scene
    #expect(shelf.table.contentSize.height == 3000)
    shelf.height = { _ in 40 }
    shelf.table.performBatchUpdates(nil)
    _ = stage.scene
    #expect(shelf.table.contentSize.height == 4000)
  }

  @Test(arguments: ["delete", "insert", "reload"]) func `a change inside of the making of a cell is made afterwards`(
    change: String
  ) throws {
    let (stage, shelf) = try Self.stage {
      $0.shown = { shelf, path in
        guard path.row == 3 else { return }
        shelf.shown = nil
        switch change {
        case "delete":
          shelf.sections = [90]
          shelf.table.deleteRows(at: (0..<10).map { IndexPath(row: $0, section: 0) }, with: .none)
        case "insert":
          shelf.sections = [101]
          shelf.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        default: shelf.table.reloadData()
        }
      }
    }
    _ = stage.scene
    #expect(shelf.table.numberOfRows(inSection: 0) == ["delete": 90, "insert": 101][change] ?? 100)
    Self.expectNoGap(shelf)
    #expect(Set(shelf.table.visibleCells.map(ObjectIdentifier.init)).count == shelf.table.visibleCells.count)
    #expect(stage.raised().isEmpty)
  }

  @Test func `a list that the page scrolls by itself has all rows that a user may reach`() throws {
    let (stage, shelf) = try Self.stage { $0.width = 300 }
    #expect(shelf.table.content.present.count == 100)
    shelf.sections = [1000]
    shelf.table.reloadData()
    _ = stage.scene
    #expect((330...340).contains(shelf.table.content.present.count))
  }

  @Test func `a field in a cell that is used again has the id of its row`() throws {
    let (stage, shelf) = try Self.stage { $0.hasField = true }
    func ids() -> [String] { (stage.content("Shelf")?.at("fields")?.array ?? []).compactMap { $0["id"]?.string } }
    for step in 0...6 {
      try Self.scroll(stage, to: 500 * Double(step))
      #expect(Set(ids()).count == ids().count)
      let rows = shelf.table.content.presentPaths.map { "Shelf/0-\($0.row)/field-1" }
      #expect(ids() == rows)
    }
  }

  @Test func `editing ends when its row is far away`() throws {
    let (stage, shelf) = try Self.stage { $0.hasField = true }
    try stage.say(["type": "focus", "target": "Shelf/0-2/field-1"])
    try stage.type("words", into: "Shelf/0-2/field-1")
    try Self.scroll(stage, to: 4000)
    #expect(shelf.ended == ["words"])
    #expect(stage.context.firstResponder == nil)
  }

  @Test(arguments: ["Shelf/0-90/nonsense", "Shelf/0-090", "Shelf/0-90/"]) func `a refused tap scrolls nothing`(id: String) throws
  {
    let (stage, shelf) = try Self.stage()
    try Self.scroll(stage, to: 120)
    #expect(throws: (any Error).self) { try stage.tap(id) }
    #expect(shelf.table.scrolled.y == 120)
  }

  @Test func `a later order to scroll counts`() throws {
    let (stage, shelf) = try Self.stage()
    shelf.table.scrollToRow(at: IndexPath(row: 90, section: 0), at: .top, animated: false)
    shelf.table.setContentOffset(CGPoint(x: 0, y: -shelf.table.adjustedContentInset.top), animated: false)
    _ = stage.scene
    #expect(shelf.table.scrolled.y == 0)
  }
}
