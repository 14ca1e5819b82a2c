import SplitKit
import Testing

@testable import UIKit

/// A list of notes, of which each but the last one has a menu.
@MainActor
private final class NoteList: UITableViewController {
  private(set) var notes = ["Ada", "Grace", "Barbara"]
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPath.row < 2 else { return nil }
    return UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { [unowned self] _ in
      let pin = UIAction(title: "Pin \(notes[indexPath.row])") { [unowned self] _ in events.append("pin \(indexPath.row)") }
      let delete = UIAction(title: "Delete", attributes: .destructive) { [unowned self] _ in events.append("delete") }
      return UIMenu(title: "Note", children: [pin, delete])
    }
  }
}

/// A list without menus, whose table or second cell can have a recogniser for long presses.
@MainActor
private final class PlainList: UITableViewController {
  var listens = false
  var cellListens = false
  private(set) var presses: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    if listens { tableView.addGestureRecognizer(recognizer) }
  }

  private var recognizer: UILongPressGestureRecognizer {
    UILongPressGestureRecognizer(target: self, action: Selector("pressed:", PlainList.pressed))
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    let row = tableView.indexPathForRow(at: press.location(in: tableView))?.row ?? -1
    presses.append("\(press.state) \(row)")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if cellListens, indexPath.row == 1 { cell.addGestureRecognizer(recognizer) }
    return cell
  }
}

@MainActor
@Suite struct LongPressTests {
  private func rows(_ stage: ContentStage) -> [Value] {
    stage.content(stage.root.engine.id)?.at("sections", 0, "rows")?.array ?? []
  }
  private func menu(of row: Value?) -> String? { row?.at("menuPart", "id")?.string }

  @Test func aRowWithAMenuShowsIt() throws {
    let stage = try ContentStage { NoteList() }
    let list = try #require(stage.root as? NoteList)
    let part = try #require(menu(of: rows(stage).first))
    #expect(part == "\(rows(stage)[0].at("id")?.string ?? "")/menu")
    try stage.tap(part)
    let shown = try #require(list.presentedViewController as? MenuController)
    #expect(shown.levels[0].title == "Note" && shown.shownTitles == ["Pin Ada", "Delete"])
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func theMenuStandsAtItsRowAlsoBelowABarAndAfterAScroll() throws {
    let stage = try ContentStage(width: 1180, height: 600) { UINavigationController(rootViewController: NoteList()) }
    let stack = try #require(stage.root as? UINavigationController)
    let list = try #require(stack.topViewController as? NoteList)
    list.tableView.contentOffset.y += 10
    let id = list.engine.id
    let top = try #require(stage.scene.panes.compactMap(\.navigationBarFrame).first?.maxY)
    try stage.tap("\(id)/0-1/menu")
    let source = try #require((list.presentedViewController as? MenuController)?.sourceFrame)
    // The second row begins 44 points below the bar, less the scroll.
    #expect(source == CGRect(x: 0, y: top + 44 - 10, width: 1180, height: 44))
    let first = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(first?.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: top - 10))
    #expect(list.tableView.convert(CGPoint(x: 0, y: top - 10), from: nil) == .zero)
  }

  /// On iOS 26, a column reaches under the sidebar, and its rows stand beside it.
  @Test func aPointOfARowKnowsWhatCoversTheEdgeOfItsList() throws {
    let stage = try ContentStage(width: 1180, height: 600) {
      let list = NoteList()
      list.additionalSafeAreaInsets.left = 290
      return list
    }
    let list = try #require(stage.root as? NoteList)
    let first = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(abs(first.frame.width - 890) < 0.01)
    #expect(first.convert(CGPoint.zero, to: nil).x == 290)
  }

  @Test func aRowForWhichTheDelegateHasNoMenuShowsNone() throws {
    let stage = try ContentStage { NoteList() }
    try stage.tap(try #require(menu(of: rows(stage).last)))
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func rowsOfADelegateWithoutTheMethodTakeNoLongPresses() throws {
    let stage = try ContentStage { PlainList() }
    #expect(rows(stage).count == 3 && rows(stage).allSatisfy { menu(of: $0) == nil })
  }

  @Test func aRecognizerOfTheTableKnowsTheRow() throws {
    let stage = try ContentStage {
      let list = PlainList()
      list.listens = true
      return list
    }
    try stage.tap(try #require(menu(of: rows(stage)[1])))
    #expect((stage.root as? PlainList)?.presses == ["began 1", "ended 1"])
  }

  @Test func aRecognizerOfACellMakesItsRowTakeLongPresses() throws {
    let stage = try ContentStage {
      let list = PlainList()
      list.cellListens = true
      return list
    }
    #expect(rows(stage).map { menu(of: $0) != nil } == [false, true, false])
    try stage.tap(try #require(menu(of: rows(stage)[1])))
    #expect((stage.root as? PlainList)?.presses == ["began 1", "ended 1"])
  }

  @Test func aViewShowsTheMenuOfItsInteraction() throws {
    final class Owner: UIViewController, UIContextMenuInteractionDelegate {
      let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
      override func viewDidLoad() {
        super.viewDidLoad()
        card.addInteraction(UIContextMenuInteraction(delegate: self))
        view.addSubview(card)
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard location == CGPoint(x: 100, y: 40) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
      }
    }
    let stage = try ContentStage { Owner() }
    let part = try #require(menu(of: stage.content(stage.root.engine.id)?.at("views", 0)))
    try stage.tap(part)
    #expect((stage.root.presentedViewController as? MenuController)?.shownTitles.first == "Share")
  }

  @Test func aButtonWithAnActionOfItsOwnShowsItsMenuAfterALongPress() throws {
    final class Owner: UIViewController {
      let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
      override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Add", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "Folder") { _ in }])
        view.addSubview(button)
      }
    }
    let stage = try ContentStage { Owner() }
    let node = stage.content(stage.root.engine.id)?.at("views", 0)
    #expect(menu(of: node) == "\(node?.at("id")?.string ?? "")/menu")
    try stage.tap(try #require(menu(of: node)))
    #expect(stage.root.presentedViewController is MenuController)
  }

  @Test func anItemOfAGridAsksForTheMenuOfSeveralItemsFirst() throws {
    final class Grid: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
      override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Items \(indexPaths.map(\.item))") { _ in }])
        })
      }
    }
    let stage = try ContentStage { Grid(collectionViewLayout: UICollectionViewFlowLayout()) }
    let cells = try #require(stage.content(stage.root.engine.id)?["views"]?.array)
    let part = try #require(menu(of: cells.last))
    try stage.tap(part)
    #expect((stage.root.presentedViewController as? MenuController)?.shownTitles.first == "Items [1]")
  }
}
