import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Static tables of storyboards.
@MainActor @Suite(.serialized) struct StaticRowTests {
  private func window(_ sections: [(header: String?, cells: [Board.Node])], segues: [Board.Node] = []) throws -> TestWindow {
    Board.note(
      initial: "nav",
      [
        Board.controller("nav", "navigationController", segues: [Board.segue("relationship", from: "nav", to: "list")]),
        Board.controller("list", "tableViewController", view: Board.table("table", sections: sections), segues: segues),
        Board.controller("detail", attributes: ["title": "Sound"]),
      ])
    return try TestWindow(
      root: UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController(),
      device: "iPhone 6.9")
  }

  @Test func `the sections have their rows and headers without a data source of the app`() throws {
    defer { ClassTable.reset() }
    let window = try window([
      ("General", [Board.cell("a", "Display"), Board.cell("b", "Sound")]), (nil, [Board.cell("c", "About")]),
    ])
    #expect(window.rows == ["Display", "Sound", "About"])
    let list = try #require((window.rootViewController as? UINavigationController)?.topViewController as? UITableViewController)
    #expect(list.numberOfSections(in: list.tableView) == 2)
    #expect(list.tableView(list.tableView, numberOfRowsInSection: 0) == 2)
    #expect(list.tableView(list.tableView, titleForHeaderInSection: 0) == "General")
    #expect(list.tableView(list.tableView, titleForHeaderInSection: 1) == nil)
  }

  @Test func `a row begins its segue, and a row without one begins none`() throws {
    defer { ClassTable.reset() }
    let window = try window(
      [(nil, [Board.cell("a", "Display"), Board.cell("b", "Sound")])],
      segues: [Board.segue("show", from: "b", to: "detail", "on")])
    let navigation = try #require(window.rootViewController as? UINavigationController)
    try window.tap(row: "Display")
    #expect(navigation.viewControllers.count == 1)
    try window.tap(row: "Sound")
    #expect(navigation.topViewController?.title == "Sound")
  }

  @Test(arguments: [[], ["widthSizable"]])
  func `a field keeps its distances to the edges of the cell if its width is flexible`(autoresizing: [String]) throws {
    defer { ClassTable.reset() }
    let field = Board.view("field", "textField", frame: [16, 5, 288, 34], autoresizing: autoresizing)
    let cell = Board.view("cell", "tableViewCell", frame: [0, 0, 320, 44], [field])
    let window = try window([(nil, [cell])])
    let list = try #require((window.rootViewController as? UINavigationController)?.topViewController as? UITableViewController)
    let shown = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let view = try #require(shown.contentView.subviews.first as? UITextField)
    #expect(shown.contentView.bounds.width > 330)
    #expect(view.frame.minX == 16)
    #expect(view.frame.width == (autoresizing.isEmpty ? 288 : shown.contentView.bounds.width - 32))
  }
}
