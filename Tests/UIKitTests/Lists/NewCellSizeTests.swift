import Foundation
import SplitKit
import Testing

@testable import UIKit

/// A collection that notes the sizes of its cells while the app makes them.
@MainActor
private final class Shelf: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var sizes: [CGSize] = []
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    sizes.append(cell.contentView.bounds.size)
    if indexPath.item == 0 {
      label.frame = cell.contentView.bounds.insetBy(dx: 8, dy: 8)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(label)
    }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 60 + 10 * indexPath.item) }
}

@MainActor @Suite(.serialized) struct NewCellSizeTests {
  private func shelf(_ layout: @escaping @MainActor () -> UICollectionViewLayout) throws -> (ContentStage, Shelf) {
    let stage = try ContentStage { Shelf(collectionViewLayout: layout()) }
    return (stage, try #require(stage.root as? Shelf))
  }

  @Test func `a new cell of a flow layout has the size of its item`() throws {
    let (_, shelf) = try shelf { UICollectionViewFlowLayout() }
    #expect(shelf.sizes == [60, 70, 80].map { CGSize(width: 100, height: $0) })
    #expect(shelf.label.frame == CGRect(x: 8, y: 8, width: 84, height: 44))
  }

  @Test func `a new cell of a group has the size of its place`() throws {
    let (_, shelf) = try shelf {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
      return UICollectionViewCompositionalLayout(section: section)
    }
    #expect(shelf.sizes == Array(repeating: CGSize(width: 180, height: 90), count: 3))
  }

  @Test func `a layout of the app is prepared before its cells are made`() throws {
    final class Columns: UICollectionViewLayout {
      private var places: [UICollectionViewLayoutAttributes] = []
      override func prepare() {
        places = (0..<3).map { item in
          let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
          place.frame = CGRect(x: 0, y: 50 * CGFloat(item), width: 70, height: 40)
          return place
        }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places[indexPath.item]
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { places }
      override var collectionViewContentSize: CGSize { CGSize(width: 70, height: 150) }
    }
    let (_, shelf) = try shelf { Columns() }
    #expect(shelf.sizes == Array(repeating: CGSize(width: 70, height: 40), count: 3))
  }

  @Test func `an app can make a cell to measure it`() throws {
    final class Measuring: UICollectionViewController, UICollectionViewDelegateFlowLayout {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
      {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        let cell = self.collectionView(collectionView, cellForItemAt: indexPath)
        return CGSize(width: 60, height: 30 + cell.frame.height)
      }
    }
    let stage = try ContentStage { Measuring(collectionViewLayout: UICollectionViewFlowLayout()) }
    let cells = (stage.root as? Measuring)?.collectionView.visibleCells ?? []
    #expect(cells.count == 2 && cells.allSatisfy { $0.frame.width == 60 })
  }

  @Test func `a new row of a list is as wide as the list`() throws {
    let (_, shelf) = try shelf { UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)) }
    #expect(shelf.sizes == Array(repeating: CGSize(width: 358, height: 44), count: 3))
  }
}
