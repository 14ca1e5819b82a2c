import Foundation
import Testing

@testable import SplitKit
@testable import UIKit

/// Cells in the shapes of apps write no sentence about constraints that a device would not write.
@Suite @MainActor struct CellConstraintLogTests {
  /// A post of a feed: padding at both sides, a portrait of a fixed size, a picture with a ratio, and a stack of buttons.
  private final class PostCell: UITableViewCell {
    private let portrait = UIView(), picture = UIView(), name = UILabel(), buttons = UIStackView()

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      name.text = "somebody"
      for title in ["Like", "Comment", "Share"] {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        buttons.addArrangedSubview(button)
      }
      for view in [portrait, picture, name, buttons] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      NSLayoutConstraint.activate([
        portrait.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        portrait.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        portrait.widthAnchor.constraint(equalToConstant: 32), portrait.heightAnchor.constraint(equalToConstant: 32),
        name.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 8),
        name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        name.centerYAnchor.constraint(equalTo: portrait.centerYAnchor),
        picture.topAnchor.constraint(equalTo: portrait.bottomAnchor, constant: 8),
        picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        buttons.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
        buttons.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
        buttons.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      ])
    }
  }

  private final class Feed: UITableViewController {
    override func viewDidLoad() {
      tableView.register(PostCell.self, forCellReuseIdentifier: "post")
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
      let stories = UIStackView()
      stories.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(stories)
      NSLayoutConstraint.activate([
        stories.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
        stories.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
        stories.topAnchor.constraint(equalTo: header.topAnchor), stories.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      ])
      tableView.tableHeaderView = header
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      navigationController?.pushViewController(Grid(), animated: true)
    }
  }

  private final class PictureCell: UICollectionViewCell {
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      let image = UIImageView()
      image.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(image)
      NSLayoutConstraint.activate([
        image.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 1),
        image.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -1),
        image.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 1),
        image.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -1),
      ])
    }
  }

  /// A profile: a header of a fixed portrait and numbers beside it, and three pictures in a row.
  private final class Grid: UIViewController, UICollectionViewDataSource {
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private var layout: UICollectionViewLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)), subitems: [item])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    override func viewDidLoad() {
      let (portrait, numbers) = (UIView(), UIStackView(arrangedSubviews: (0..<3).map { _ in UILabel() }))
      numbers.distribution = .fillEqually
      list.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
      list.dataSource = self
      for view in [portrait, numbers, list] {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.clipsToBounds = true
        self.view.addSubview(view)
      }
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        portrait.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
        portrait.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
        portrait.widthAnchor.constraint(equalToConstant: 86), portrait.heightAnchor.constraint(equalToConstant: 86),
        numbers.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 28),
        numbers.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -28),
        numbers.centerYAnchor.constraint(equalTo: portrait.centerYAnchor),
        list.topAnchor.constraint(equalTo: portrait.bottomAnchor, constant: 16),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor), list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    }
  }

  @Test(arguments: [Profile.ios13, .ios18, .ios26], [390.0, 1024])
  func `a feed and a profile write nothing about constraints`(profile: Profile, width: Double) throws {
    let stage = try ContentStage(profile, width: width, height: 800) {
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: Feed()), UINavigationController(rootViewController: Grid()),
      ]
      split.preferredDisplayMode = .oneBesideSecondary
      return split
    }
    _ = stage.scene
    #expect(stage.logged() == [])
    try stage.tap(x: 60, y: 260)
    _ = stage.scene
    try stage.resize(700, 800)
    try stage.resize(320, 800)
    try stage.resize(1366, 1024)
    #expect(stage.logged() == [])
  }

  private final class WrongCell: UITableViewCell {
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor), box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 60), box.widthAnchor.constraint(equalToConstant: 100),
        box.widthAnchor.constraint(equalToConstant: 200), box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      ])
    }
  }

  private final class WrongFeed: UITableViewController {
    override func viewDidLoad() { tableView.register(WrongCell.self, forCellReuseIdentifier: "wrong") }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "wrong", for: indexPath)
    }
  }

  @Test func `a contradiction in a cell is written, once`() throws {
    let stage = try ContentStage(.ios26, width: 390, height: 800) { WrongFeed() }
    _ = stage.scene
    #expect(stage.logged().filter { $0.hasPrefix("Unable to simultaneously satisfy constraints: UIView.width == ") }.count == 1)
    try stage.resize(500, 800)
    try stage.resize(390, 800)
    _ = stage.scene
    #expect(stage.logged().filter { $0.hasPrefix("Unable") } == [])
  }
}
