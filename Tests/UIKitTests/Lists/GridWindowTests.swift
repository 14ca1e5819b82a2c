import Foundation
import SplitKit
import Testing

@testable import UIKit

/// A collection of many items, as a list or as a grid.
@MainActor
private final class Tiles: UICollectionViewController {
  static var made = 0
  var count = 1000
  var asked: [Int] = []
  var tapped: [Int] = []
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
    var content = cell.defaultContentConfiguration()
    content.text = "Item \(number)"
    cell.contentConfiguration = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    collectionView.delegate = self
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    asked.append(indexPath.item)
    let cell = collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    if cell.tag == 0 { (Self.made, cell.tag) = (Self.made + 1, 1) }
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tapped.append(indexPath.item)
  }

  static var grid: UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
  static var flow: UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 190, height: 90), 10)
    return flow
  }
  static var list: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  }
}

@MainActor @Suite(.serialized) struct GridWindowTests {
  enum Kind: String, CaseIterable { case grid, flow, list }

  private static func stage(_ kind: Kind) throws -> (ContentStage, Tiles) {
    let stage = try ContentStage(width: 390, height: 800) {
      let layout = kind == .grid ? Tiles.grid : kind == .flow ? Tiles.flow : Tiles.list
      return Tiles(collectionViewLayout: layout)
    }
    _ = stage.scene
    return (stage, try #require(stage.root as? Tiles))
  }

  private static func scroll(_ stage: ContentStage, to y: Double) throws {
    try stage.say(["type": "scroll", "target": "Tiles", "x": 0, "y": .number(y)])
    _ = stage.scene
  }

  @Test(arguments: Kind.allCases) func `items near the visible part have cells`(kind: Kind) throws {
    let (stage, tiles) = try Self.stage(kind)
    let near = kind == .list ? 26 : 24
    #expect(tiles.asked == Array(0..<near))
    #expect(tiles.collectionView.contentSize.height == (kind == .list ? 44_000 : kind == .grid ? 50_000 : 49_990))
    #expect(tiles.collectionView.indexPathsForVisibleItems.map(\.item) == Array(0..<(kind == .list ? 18 : 16)))
    try Self.scroll(stage, to: 10_000)
    let first = try #require(tiles.collectionView.indexPathsForVisibleItems.first)
    #expect(first.item == (kind == .list ? 226 : 198))
    #expect(tiles.collectionView.cellForItem(at: first) != nil)
    #expect(tiles.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test(arguments: Kind.allCases) func `cells are used again`(kind: Kind) throws {
    let (stage, tiles) = try Self.stage(kind)
    Tiles.made = 0
    for step in 1...20 { try Self.scroll(stage, to: 600 * Double(step)) }
    #expect(Tiles.made <= 24)
    #expect(tiles.collectionView.subviews.count { $0 is UICollectionViewCell } <= 44)
  }

  @Test(arguments: Kind.allCases) func `a tap on an item that is far away scrolls to it`(kind: Kind) throws {
    let (stage, tiles) = try Self.stage(kind)
    try stage.tap("Tiles/0-700")
    #expect(tiles.tapped == [700])
    #expect(tiles.collectionView.indexPathsForVisibleItems.contains(IndexPath(item: 700, section: 0)))
  }

  @Test func `a scroll shows an item where it is asked for`() throws {
    let (stage, tiles) = try Self.stage(.grid)
    tiles.collectionView.scrollToItem(at: IndexPath(item: 400, section: 0), at: .top, animated: false)
    _ = stage.scene
    #expect(tiles.collectionView.scrolled.y == 20_000)
    #expect(tiles.collectionView.layoutAttributesForItem(at: IndexPath(item: 999, section: 0))?.frame.minY == 49_900)
  }
}
