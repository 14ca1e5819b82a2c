import Foundation
import SplitKit
import Testing

@testable import UIKit

/// A list whose rows can be moved, except for the last one.
@MainActor
private final class Stops: UITableViewController {
  var names = ["Lyon", "Paris", "Nice", "Home"]
  var moves: [String] = []
  var reloads = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isEditing = true
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row < 3 }
  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    moves.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    if reloads { tableView.reloadData() }
  }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath.row == 3 ? IndexPath(row: 2, section: 0) : proposedDestinationIndexPath }
}

@MainActor @Suite(.serialized) struct MovedRowTests {
  private func stage() throws -> (ContentStage, Stops) {
    let stage = try ContentStage { Stops(style: .plain) }
    return (stage, try #require(stage.root as? Stops))
  }
  private func rows(_ stage: ContentStage) -> [Value] { stage.content("Stops")?.at("sections", 0, "rows")?.array ?? [] }

  @Test func `rows that can be moved have a grip while the table is edited`() throws {
    let (stage, stops) = try stage()
    #expect(rows(stage).map { $0.at("gripPart", "id") != nil } == [true, true, true, false])
    stops.tableView.isEditing = false
    #expect(rows(stage).allSatisfy { $0["gripPart"] == nil })
  }

  @Test(arguments: [false, true])
  func `a lifted row moves to the row that is touched next`(reloads: Bool) throws {
    let (stage, stops) = try stage()
    stops.reloads = reloads
    let first = stops.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    try stage.tap("Stops/0-0/grip")
    #expect(rows(stage).map { $0["isLifted"] != nil } == [true, false, false, false])
    try stage.tap("Stops/0-2/grip")
    #expect(stops.moves == ["0 to 2"] && rows(stage).map { $0["title"] } == ["Paris", "Nice", "Lyon", "Home"])
    #expect(rows(stage).allSatisfy { $0["isLifted"] == nil })
    #expect(reloads || stops.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) === first)
  }

  @Test func `the end of editing lets a lifted row down`() throws {
    let (stage, stops) = try stage()
    try stage.tap("Stops/0-0/grip")
    stops.tableView.isEditing = false
    try stage.tap("Stops/0-2")
    #expect(stops.moves.isEmpty && stage.selection(of: "Stops") == ["Stops/0-2"])
  }

  @Test func `a second touch of the grip lets the row down, and the delegate changes the place`() throws {
    let (stage, stops) = try stage()
    stops.tableView.allowsSelectionDuringEditing = true
    try stage.tap("Stops/0-1/grip")
    try stage.tap("Stops/0-1/grip")
    try stage.tap("Stops/0-0")
    #expect(stops.moves.isEmpty)
    try stage.tap("Stops/0-0/grip")
    try stage.tap("Stops/0-3")
    #expect(stops.moves == ["0 to 2"] && stops.names.last == "Home")
  }
}
