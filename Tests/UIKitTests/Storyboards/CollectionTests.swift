import Foundation
import Testing
import UIKitTesting

@testable import UIKit

private final class GridViewController: UIViewController, UICollectionViewDataSource {
  var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}

/// Collections in storyboards.
@MainActor @Suite(.serialized) struct CollectionTests {
  @Test func `a collection in a view has its outlet and the cells that the storyboard has drawn`() throws {
    ClassTable.controller(GridViewController.self) { GridViewController() }
    ClassTable.outlet(GridViewController.self, "collectionView") { owner, value in
      (owner as? GridViewController)?.collectionView = value as? UICollectionView
    }
    defer { ClassTable.reset() }
    let tile = Board.view(
      "tile", "collectionViewCell", frame: [0, 0, 50, 50], attributes: ["reuseIdentifier": "tile"],
      [Board.view("inner", frame: [1, 2, 3, 4])])
    var grid = Board.view("grid", "collectionView", frame: [0, 0, 300, 400])
    grid["prototypes"] = [tile]
    Board.note(
      initial: "screen",
      [
        Board.controller(
          "screen", class: "GridViewController", view: Board.view("root", frame: [0, 0, 300, 400], [grid]),
          outlets: [Board.outlet("collectionView", of: "screen", is: "grid")])
      ])
    let window = try TestWindow(
      root: UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController())
    let root = try #require(window.rootViewController as? GridViewController)
    let cell = try #require(root.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.contentView.subviews.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
  }
}
