import UIKit

/// The list of plants, with a diffable data source.
class GardenViewController: UIViewController, UICollectionViewDelegate {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, Plant>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Garden"
    navigationController?.navigationBar.prefersLargeTitles = true
    var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    list.headerMode = .supplementary
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    makeDataSource()
    apply()
  }

  private func makeDataSource() {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Plant> { cell, _, plant in
      var content = cell.defaultContentConfiguration()
      content.text = plant.name
      content.image = UIImage(systemName: plant.symbol)
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = Plant.beds[indexPath.section]
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, plant in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: plant)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Plant>()
    for bed in Plant.beds {
      snapshot.appendSections([bed])
      snapshot.appendItems(Plant.all.filter { $0.bed == bed }, toSection: bed)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let plant = dataSource.itemIdentifier(for: indexPath) else { return }
    let detail = PlantViewController()
    detail.plant = plant
    if let split = splitViewController, !split.isCollapsed {
      split.setViewController(detail, for: .secondary)
    } else {
      navigationController?.pushViewController(detail, animated: true)
    }
  }
}
