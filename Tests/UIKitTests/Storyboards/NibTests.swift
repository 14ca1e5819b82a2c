import Foundation
import Testing
import UIKitTesting

@testable import UIKit

private class CardViewController: UIViewController {
  var titleLabel: UILabel?
  var turns = 0

  func turn(_ sender: Any?) { turns += 1 }
}

private class BadgeView: UIView {
  var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}

private class PersonCell: UITableViewCell { var nameLabel: UILabel? }

private class PeopleViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: "person")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    (cell as? PersonCell)?.nameLabel?.text = ["Ada", "Grace"][indexPath.row]
    return cell
  }
}

/// Nibs, as an app has them beside its code.
@MainActor @Suite(.serialized) struct NibTests {
  private func note() {
    ClassTable.outlet(CardViewController.self, "titleLabel") { ($0 as? CardViewController)?.titleLabel = $1 as? UILabel }
    ClassTable.action(CardViewController.self, Selector("turn:", CardViewController.turn(_:)))
    ClassTable.view(BadgeView.self) { BadgeView(frame: $0) }
    ClassTable.cell(PersonCell.self) { PersonCell(style: $0, reuseIdentifier: $1) }
    ClassTable.outlet(PersonCell.self, "nameLabel") { ($0 as? PersonCell)?.nameLabel = $1 as? UILabel }
    let card = Board.view(
      "view", frame: [0, 0, 320, 480],
      [
        Board.view("label", "label", frame: [20, 20, 280, 21], attributes: ["text": "Card"]),
        Board.view("button", "button", frame: [20, 60, 280, 40]),
        Board.view("badge", class: "BadgeView", frame: [0, 0, 8, 8]),
      ])
    let connections = [Board.outlet("titleLabel", of: "-1", is: "label"), Board.outlet("view", of: "-1", is: "view")]
    let turn: Board.Node = ["from": "button", "selector": "turn:", "destination": "-1", "event": "touchUpInside"]
    let cell = Board.view(
      "cell", "tableViewCell", class: "PersonCell", frame: [0, 0, 320, 60],
      [Board.view("name", "label", frame: [16, 10, 200, 40], attributes: ["text": "Name"])])
    let tile = Board.view("tile", "collectionViewCell", frame: [0, 0, 50, 50], [Board.view("inner", frame: [1, 2, 3, 4])])
    Board.note(
      nibs: [
        "Card": ([card], connections, [turn]), "CardView": ([card], connections, [turn]), "Loose": ([card], [], []),
        "PersonCell": ([cell], [Board.outlet("nameLabel", of: "cell", is: "name")], []),
        "Tile": ([tile], [], []),
        "Screens": ([], [Board.outlet("titleLabel", of: "-1", is: "loose")], []),
        "Plain": ([Board.view("plain", frame: [0, 0, 5, 5])], [Board.outlet("view", of: "-1", is: "plain")], []),
        "Header": ([Board.view("header", "collectionReusableView", frame: [0, 0, 50, 30])], [], []),
        "Rows": ([Board.view("table", "tableView", attributes: ["style": "grouped", "rowHeight": "72"])], [], []),
      ],
      controllers: [
        "Screens": [
          Board.controller("screen", attributes: ["title": "Screen"], view: Board.view("own", frame: [0, 0, 10, 20])),
          Board.controller("other", attributes: ["nibName": "Plain"]),
        ]
      ])
  }

  @Test(arguments: ["Card", nil])
  func `a controller gets its view and its outlets from the nib, which its class can name`(name: String?) throws {
    note()
    defer { ClassTable.reset() }
    let window = try TestWindow(root: CardViewController(nibName: name, bundle: nil))
    let card = try #require(window.rootViewController as? CardViewController)
    #expect(card.titleLabel?.text == "Card" && card.titleLabel?.superview === card.view)
    #expect(card.nibName == name ?? "CardView")
    (card.view.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(card.turns == 1)
  }

  @Test(arguments: [("Nowhere", "Could not load NIB in bundle"), ("Loose", "the view outlet was not set")])
  func `a nib that gives no view is an exception, and the view is empty`(name: String, words: String) throws {
    note()
    defer { ClassTable.reset() }
    let window = try TestWindow(root: CardViewController(nibName: name, bundle: nil))
    #expect(window.rootViewController.view.subviews.isEmpty)
    #expect(window.calls.contains { "\($0)".contains(words) }, "\(window.calls)")
  }

  @Test func `views are made anew each time, and are told once that they are there`() throws {
    note()
    defer { ClassTable.reset() }
    let owner = try TestWindow(root: CardViewController(nibName: "Card", bundle: nil)).rootViewController
    let nib = UINib(nibName: "Loose", bundle: nil)
    let (one, two) = (nib.instantiate(withOwner: owner), nib.instantiate(withOwner: nil, options: nil))
    let (first, second) = (try #require(one.first as? UIView), try #require(two.first as? UIView))
    #expect(one.count == 1 && first !== second)
    #expect(first.subviews.compactMap { ($0 as? BadgeView)?.awakenings } == [1])
    #expect(Bundle.main.loadNibNamed("Loose", owner: nil)?.count == 1)
    #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil)
  }

  @Test func `cells of a table come from a nib, with their outlets`() throws {
    note()
    defer { ClassTable.reset() }
    let window = try TestWindow(root: PeopleViewController(style: .plain))
    let people = try #require(window.rootViewController as? PeopleViewController)
    let cell = try #require(people.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? PersonCell)
    #expect(cell.nameLabel?.text == "Grace" && cell.nameLabel?.superview === cell.contentView)
    #expect(cell.reuseIdentifier == "person")
    #expect(window.svg().contains("Ada") && window.svg().contains("Grace"))
  }

  @Test func `cells of a collection come from a nib, and their views stand in the content view`() throws {
    note()
    defer { ClassTable.reset() }
    _ = try TestWindow(root: UIViewController())
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "tile")
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
    #expect(cell.contentView.subviews.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(cell.reuseIdentifier == "tile")
  }

  @Test func `controllers of a nib have their views, and belong to no storyboard`() throws {
    note()
    defer { ClassTable.reset() }
    _ = try TestWindow(root: UIViewController())
    let made = UINib(nibName: "Screens", bundle: nil).instantiate(withOwner: nil)
    let screens = made.compactMap { $0 as? UIViewController }
    #expect(made.count == 2 && screens.map(\.title) == ["Screen", nil])
    #expect(screens[0].view.frame.size == CGSize(width: 10, height: 20) && screens[0].storyboard == nil)
    #expect(screens[1].nibName == "Plain" && screens[1].view.frame.size == CGSize(width: 5, height: 5))
  }

  @Test func `a header of a collection comes from a nib, and the bytes of a file give nothing`() throws {
    note()
    defer { ClassTable.reset() }
    _ = try TestWindow(root: UIViewController())
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: UINib(nibName: "Header", bundle: nil), elementKind: "header"
    ) { view, _, path in view.tag = path.section + 1 }
    let header = collection.dequeueConfiguredReusableSupplementary(using: registration, for: IndexPath(item: 0, section: 6))
    #expect(header.frame.size == CGSize(width: 50, height: 30) && header.tag == 7)
    #expect(UINib(data: Data([1, 2, 3]), bundle: nil).instantiate(withOwner: nil).isEmpty)
  }

  @Test func `a table of a nib has the height of its rows`() throws {
    note()
    defer { ClassTable.reset() }
    let table = try #require(UINib(nibName: "Rows", bundle: nil).instantiate(withOwner: nil).first as? UITableView)
    #expect(table.rowHeight == 72 && table.style == .grouped)
  }
}
