import Foundation
import SplitKit
import Testing

@testable import UIKit

/// The lines of flow layouts (`spec/views.md` 927): columns, the last line, one item in a line, pixels, and lines beside each other.
@Suite(.serialized) @MainActor struct FlowLayoutTests {
  /// The starts of a line of equal items, as UIKit was seen to have them.
  @Test(
    arguments: [
      (4, 80, 375, true, [0, 98.5, 196.5, 295]), (4, 80, 375, false, [0, 98.5, 196.5, 295]), (2, 80, 375, true, [0, 98.5]),
      (1, 80, 375, true, [0]), (1, 200, 375, true, [87.5]), (1, 200, 375, false, [87.5]), (1, 400, 375, true, [0]),
      (3, 100, 343, true, [0, 121.5, 243]), (2, 50, 110, true, [0, 60]), (1, 50, 109, true, [29.5]),
      (1, 50, -1e300, true, [0]), (1, 0, 100, true, [0]),
    ] as [(Int, Double, Double, Bool, [Double])])
  func `equal items are in columns`(_ count: Int, _ length: Double, _ room: Double, _ isLast: Bool, _ starts: [Double]) {
    let line = FlowLine(
      lengths: Array(repeating: CGFloat(length), count: count), room: room, gap: 10, isLast: isLast,
      commonLength: CGFloat(length),
      scale: 2)
    #expect(line.starts.map(Double.init) == starts)
  }

  @Test(
    arguments: [
      ([100, 50, 90], 300, false, [0, 130, 210]), ([100, 50, 90], 300, true, [0, 110, 170]), ([100], 300, true, [0]),
      ([100], 300, false, [100]), ([200, 110], 301, false, [0, 191]),
    ] as [([Double], Double, Bool, [Double])])
  func `different items share their line, and those of the last one do not`(
    _ lengths: [Double], _ room: Double, _ isLast: Bool, _ starts: [Double]
  ) {
    let line = FlowLine(
      lengths: lengths.map { CGFloat($0) }, room: room, gap: 10, isLast: isLast, commonLength: nil, scale: 2)
    #expect(line.starts.map(Double.init) == starts)
  }

  /// A controller whose view has a collection of a size.
  final class Shelf: UIViewController, UICollectionViewDataSource {
    let layout = UICollectionViewFlowLayout()
    var counts = [0]
    var size = CGSize(width: 375, height: 200)
    lazy var collection = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)

    override func viewDidLoad() {
      super.viewDidLoad()
      collection.contentInsetAdjustmentBehavior = .never
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
      }
      collection.dataSource = self
      view.addSubview(collection)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    }

    func frames(_ section: Int = 0) -> [CGRect] {
      (0..<counts[section]).compactMap { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
    }
  }

  private static func shelf(_ counts: [Int], _ set: @escaping @Sendable @MainActor (Shelf) -> Void) throws -> (
    ContentStage, Shelf
  ) {
    let stage = try ContentStage(width: 375, height: 667) {
      let shelf = Shelf()
      shelf.counts = counts
      set(shelf)
      return shelf
    }
    stage.settle()
    return (stage, try #require(stage.root as? Shelf))
  }

  @Test func `the last line keeps the columns of the others`() throws {
    let (stage, shelf) = try Self.shelf([8]) { shelf in
      shelf.layout.itemSize = CGSize(width: 100, height: 60)
      shelf.layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }
    defer { withExtendedLifetime(stage) {} }
    #expect(shelf.frames().map(\.minX) == [16, 137.5, 259, 16, 137.5, 259, 16, 137.5])
    #expect(shelf.frames().map(\.minY) == [0, 0, 0, 70, 70, 70, 140, 140])
    let (other, two) = try Self.shelf([7]) { shelf in
      shelf.size.width = 375
      shelf.layout.itemSize = CGSize(width: 155, height: 40)
      shelf.layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    }
    defer { withExtendedLifetime(other) {} }
    #expect(two.frames().map(\.minX) == [10, 210, 10, 210, 10, 210, 10])
  }

  @Test func `lines beside each other are from top to bottom, and the contents are as wide as they are`() throws {
    let (stage, shelf) = try Self.shelf([5, 2]) { shelf in
      shelf.layout.scrollDirection = .horizontal
      shelf.layout.itemSize = CGSize(width: 100, height: 60)
      shelf.layout.minimumLineSpacing = 20
      shelf.layout.headerReferenceSize = CGSize(width: 30, height: 5)
      shelf.layout.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 5, right: 9)
    }
    defer { withExtendedLifetime(stage) {} }
    // Two and a half items of 60 with 10 between them are in 190 points: 5, 135 is the second row.
    #expect(
      shelf.frames(0).map(\.origin) == [
        CGPoint(x: 37, y: 5), CGPoint(x: 37, y: 135), CGPoint(x: 157, y: 5), CGPoint(x: 157, y: 135), CGPoint(x: 277, y: 5),
      ])
    #expect(shelf.frames(1).map(\.minX) == [423, 423])
    #expect(shelf.collection.contentSize == CGSize(width: 532, height: 200))
    let header = shelf.layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 386, y: 0, width: 30, height: 200))
  }

  @Test func `headers and footers are among the elements of a layout`() throws {
    let (stage, shelf) = try Self.shelf([3]) { shelf in
      shelf.layout.headerReferenceSize = CGSize(width: 0, height: 30)
      shelf.layout.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    defer { withExtendedLifetime(stage) {} }
    let all = shelf.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 1_000, height: 1_000)) ?? []
    let kinds = all.map { $0.representedElementKind ?? "cell" }
    #expect(
      kinds == [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "cell", "cell", "cell"])
    #expect(
      all[0].frame == CGRect(x: 0, y: 0, width: 375, height: 30) && all[1].frame == CGRect(x: 0, y: 80, width: 375, height: 20))
    let top = shelf.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 40)) ?? []
    #expect(top.count == 3)
  }
}
