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
}
