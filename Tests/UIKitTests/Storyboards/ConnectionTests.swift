import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A cell that uses its outlet as soon as the storyboard says that it is there.
private class RecipeCell: UITableViewCell {
  var nameLabel: UILabel?
  var isReady = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isReady = nameLabel != nil
  }
}

/// A view that counts how often it was made.
private class BadgeView: UIView {
  var count = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    count += 1
  }
}

private class RecipesViewController: UITableViewController {
  var headerHeight: NSLayoutConstraint?
  var summary: UILabel?
  var badge: BadgeView?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
  }
}

/// Outlets of objects that are no ordinary views of a storyboard, and `awakeFromNib()`.
@MainActor @Suite(.serialized) struct ConnectionTests {
  private func register() {
    ClassTable.register(RecipesViewController.self, named: "RecipesViewController")
    ClassTable.controller(RecipesViewController.self) { RecipesViewController() }
    ClassTable.outlet(RecipesViewController.self, "headerHeight") { owner, value in
      (owner as? RecipesViewController)?.headerHeight = value as? NSLayoutConstraint
    }
    ClassTable.outlet(RecipesViewController.self, "summary") { ($0 as? RecipesViewController)?.summary = $1 as? UILabel }
    ClassTable.outlet(RecipesViewController.self, "badge") { ($0 as? RecipesViewController)?.badge = $1 as? BadgeView }
    ClassTable.register(RecipeCell.self, named: "RecipeCell")
    ClassTable.cell(RecipeCell.self) { RecipeCell(style: $0, reuseIdentifier: $1) }
    ClassTable.outlet(RecipeCell.self, "nameLabel") { ($0 as? RecipeCell)?.nameLabel = $1 as? UILabel }
    ClassTable.register(BadgeView.self, named: "BadgeView")
    ClassTable.view(BadgeView.self) { BadgeView(frame: $0) }
  }

  /// A table with a header, a footer and a prototype, as Xcode writes them.
  private var table: Board.Node {
    let height: Board.Node = [
      "id": "height", "firstAttribute": "height", "relation": "equal", "constant": 40.0, "multiplier": 1.0, "priority": 999.0,
    ]
    var box = Board.view("box", frame: [0, 0, 100, 40], attributes: ["translatesAutoresizingMaskIntoConstraints": "NO"])
    box["constraints"] = [height]
    let badge = Board.view("badge", class: "BadgeView", frame: [0, 0, 20, 20])
    var table = Board.view(
      "table", "tableView", attributes: ["style": "plain"],
      [
        Board.view("header", frame: [0, 0, 320, 60], attributes: ["key": "tableHeaderView"], [box, badge]),
        Board.view("footer", "label", frame: [0, 0, 320, 30], attributes: ["key": "tableFooterView", "text": "Two recipes"]),
      ])
    table["prototypes"] = [
      Board.view(
        "cell", "tableViewCell", class: "RecipeCell", attributes: ["reuseIdentifier": "Recipe"],
        [Board.view("name", "label", frame: [16, 4, 100, 20], attributes: ["text": "Soup"])])
    ]
    return table
  }

  private func window() throws -> TestWindow {
    register()
    let outlets = [
      Board.outlet("headerHeight", of: "list", is: "height"), Board.outlet("summary", of: "list", is: "footer"),
      Board.outlet("badge", of: "list", is: "badge"), Board.outlet("nameLabel", of: "cell", is: "name"),
    ]
    Board.note(
      initial: "list",
      [Board.controller("list", "tableViewController", class: "RecipesViewController", view: table, outlets: outlets)])
    return try TestWindow(
      root: UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController(),
      device: "iPhone 6.9")
  }

  private func list(in window: TestWindow) throws -> RecipesViewController {
    try #require(window.rootViewController as? RecipesViewController)
  }

  @Test func `an outlet can lead to a constraint`() throws {
    defer { ClassTable.reset() }
    let window = try window()
    let height = try #require(try list(in: window).headerHeight)
    #expect(height.constant == 40 && height.priority == UILayoutPriority(999) && height.isActive)
  }

  @Test func `a table has its header and its footer, and they are no rows of it`() throws {
    defer { ClassTable.reset() }
    let window = try window()
    let list = try list(in: window)
    #expect(list.tableView.tableHeaderView?.subviews.count == 2)
    #expect(list.summary != nil && list.tableView.tableFooterView === list.summary)
    #expect(list.summary?.text == "Two recipes")
  }

  @Test func `a cell and a view hear of the storyboard once, after their outlets are set`() throws {
    defer { ClassTable.reset() }
    let window = try window()
    let list = try list(in: window)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? RecipeCell)
    #expect(cell.isReady && cell.nameLabel?.text == "Soup")
    #expect(list.badge?.count == 1)
  }
}
