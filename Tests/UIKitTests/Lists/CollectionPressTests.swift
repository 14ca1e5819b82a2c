import SplitKit
import Testing

@testable import UIKit

/// A collection that is laid out as a list, whose rows can have menus.
@MainActor
private final class NameList: UICollectionViewController {
  var recognizesPresses = false
  var chosen: [String] = []

  convenience init() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "name")
    if recognizesPresses { collectionView.addGestureRecognizer(recognizer) }
  }

  var recognizer: UILongPressGestureRecognizer {
    UILongPressGestureRecognizer(target: self, action: Selector("pressed:", NameList.pressed))
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    let path = collectionView.indexPathForItem(at: press.location(in: collectionView))
    chosen.append("pressed \(path?.item ?? -1)")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    guard let row = cell as? UICollectionViewListCell else { return cell }
    var content = row.defaultContentConfiguration()
    content.text = "Name \(indexPath.item)"
    row.contentConfiguration = content
    return row
  }
}

/// A delegate with menus for such a list.
@MainActor
private final class NameMenus: NSObject, UICollectionViewDelegate {
  var chosen: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.first?.item != 2 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Call") { [weak self] _ in self?.chosen.append("call \(indexPaths.map(\.item))") }])
    })
  }
}

/// Long presses on the rows of collections that are laid out as lists, and on the view of a controller.
@MainActor @Suite(.serialized) struct CollectionPressTests {
  private func row(_ index: Int, _ stage: ContentStage) -> Value? {
    stage.content("NameList")?.at("sections", 0, "rows")?.array?[safely: index]
  }
  private func menu(of row: Value?) -> String? { row?.at("menuPart", "id")?.string }

  @Test func `a row of a list shows the menu of the delegate`() throws {
    let menus = NameMenus()
    let stage = try ContentStage { NameList() }
    let list = stage.root as! NameList
    list.collectionView.delegate = menus
    stage.settle()
    #expect(menu(of: row(1, stage)) == "NameList/0-1/menu")
    try stage.tap("NameList/0-1/menu")
    let shown = try #require(list.presentedViewController as? MenuController)
    #expect(shown.shownTitles == ["Call"])
    #expect(list.collectionView.indexPathsForSelectedItems?.isEmpty != false)
    try stage.tap("\(shown.engine.id)/Call")
    #expect(menus.chosen == ["call [1]"])
  }

  @Test func `a row without a menu shows none`() throws {
    let menus = NameMenus()
    let stage = try ContentStage { NameList() }
    (stage.root as! NameList).collectionView.delegate = menus
    stage.settle()
    try stage.tap("NameList/0-2/menu")
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `a recogniser of the list knows the row, and no other row takes presses without one`() throws {
    let plain = try ContentStage { NameList() }
    #expect((0..<3).allSatisfy { menu(of: row($0, plain)) == nil })
    let stage = try ContentStage {
      let list = NameList()
      list.recognizesPresses = true
      return list
    }
    try stage.tap(try #require(menu(of: row(2, stage))))
    #expect((stage.root as! NameList).chosen == ["pressed 2"])
  }

  @Test func `the view of a controller takes the presses on it`() throws {
    final class Owner: UIViewController {
      var presses: [UIGestureRecognizer.State] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20)))
        let press = UILongPressGestureRecognizer(target: self, action: Selector("pressed:", Owner.pressed))
        view.addGestureRecognizer(press)
      }
      private func pressed(_ press: UILongPressGestureRecognizer) { presses.append(press.state) }
    }
    let stage = try ContentStage { Owner() }
    let part = try #require(menu(of: stage.content("Owner")))
    #expect(part == "Owner/menu-1" && menu(of: stage.content("Owner")?.at("views", 0)) == nil)
    try stage.tap(part)
    #expect((stage.root as! Owner).presses == [.began, .ended])
  }
}
