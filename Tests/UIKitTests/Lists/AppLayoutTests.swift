import SplitKit
import Testing

@testable import UIKit

/// A layout of an app's own, in which each item stands below and to the right of the one before.
@MainActor
private final class StairLayout: UICollectionViewLayout {
  private(set) var preparations = 0
  override func prepare() { preparations += 1 }
  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 500) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    place.frame = CGRect(x: 40 * indexPath.item, y: 50 * indexPath.item, width: 40, height: 50)
    return place
  }
}

/// Lines of items, each moved to the right by an app.
@MainActor
private final class ShiftedLayout: UICollectionViewFlowLayout {
  override func prepare() { itemSize = CGSize(width: 60, height: 60) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { place in
      place.frame.origin.x += 5
      return place
    }
  }
}

@MainActor
private final class Tiles: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
}

@MainActor @Suite(.serialized) struct AppLayoutTests {
  private func frames(_ layout: @escaping @Sendable @MainActor () -> UICollectionViewLayout) throws -> [CGRect] {
    let stage = try ContentStage { Tiles(collectionViewLayout: layout()) }
    _ = stage.scene
    let collection = (stage.root as! Tiles).collectionView!
    return (0..<3).compactMap { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test func `items stand where a layout of the app's own says`() throws {
    let found = try frames { StairLayout() }
    #expect(found == (0..<3).map { CGRect(x: 40 * $0, y: 50 * $0, width: 40, height: 50) })
  }

  @Test func `a subclass of the flow layout changes the places of its superclass`() throws {
    let found = try frames { ShiftedLayout() }
    #expect(found.map(\.minX) == [5, 87.5, 170] && found.allSatisfy { $0.size == CGSize(width: 60, height: 60) })
  }
}
