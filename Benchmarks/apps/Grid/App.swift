import UIKit

/// A grid of 1,000 items beside a detail.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    self.window = window
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(AlbumsViewController(), for: .primary)
    split.setViewController(GridViewController(), for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    return true
  }
}

final class AlbumsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Albums"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "album")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Album \(indexPath.row + 1)"
    content.image = UIImage(systemName: "photo.on.rectangle")
    cell.contentConfiguration = content
    return cell
  }
}

final class PhotoCell: UICollectionViewCell {
  let picture = UIImageView(image: UIImage(systemName: "photo"))
  let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
    caption.font = .preferredFont(forTextStyle: .caption1)
    caption.textAlignment = .center
    for view in [picture, caption] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor, constant: -10),
      picture.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.5),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      caption.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { fatalError("The cells are made by code.") }
}

final class GridViewController: UICollectionViewController {
  init() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
      subitems: [item])
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) { fatalError("The controller is made by code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
    cell.caption.text = "Photo \(indexPath.item + 1)"
    return cell
  }
}
