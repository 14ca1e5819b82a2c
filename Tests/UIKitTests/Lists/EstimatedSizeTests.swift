import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Cells and headers of a compositional layout that has only estimates of their heights.
@MainActor @Suite(.serialized) struct EstimatedSizeTests {
  private func collection(_ text: String?) throws -> UICollectionView {
    let stage = try ContentStage(.ios18, width: 390) { @MainActor in Stories(text) }
    stage.settle()
    _ = stage.scene
    return try #require((stage.root as? Stories)?.collectionView)
  }

  private func header(_ collection: UICollectionView) throws -> CGFloat {
    try #require(collection.supplementaryView(forElementKind: Stories.header, at: IndexPath(item: 0, section: 0))).frame.height
  }

  private func cell(_ collection: UICollectionView) throws -> CGFloat {
    try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0))).frame.height
  }

  @Test func `the estimate holds where nothing else decides`() throws {
    let collection = try collection(nil)
    #expect(try header(collection) == 54)
    #expect(try cell(collection) == 120)
  }

  @Test func `a text decides where it fills the height`() throws {
    let collection = try collection("A line")
    let line = UIFont.systemFont(ofSize: 17).lineHeight.rounded(.up)
    #expect(try abs(header(collection) - line) <= 1)
    #expect(try abs(cell(collection) - line) <= 1)
  }
}

/// A grid of which the header and the cells are pinned to a view without a size of its own, or to a label.
private final class Stories: UICollectionViewController {
  static let header = UICollectionView.elementKindSectionHeader
  private let text: String?

  init(_ text: String?) {
    self.text = text
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(54)),
        elementKind: Self.header, alignment: .top)
    ]
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }

  required init?(coder: NSCoder) { nil }

  private lazy var cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { [text] cell, _, _ in
    cell.contentView.fill(with: text)
  }
  private lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: Self.header) {
    [text] view, _, _ in view.fill(with: text)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = (cells, headers)
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 0)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }
}

extension UIView {
  /// Fills the view with a label, or with a view that has no size of its own.
  fileprivate func fill(with text: String?) {
    let view: UIView
    if let text {
      let label = UILabel()
      label.text = text
      view = label
    } else {
      view = UIView()
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
