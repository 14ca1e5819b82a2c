import Foundation
import SplitKit
import Testing

@testable import UIKit

/// A collection with a grid above a list.
@MainActor @Suite(.serialized) struct MixedSectionTests {
  private func stage(_ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped, width: Double = 390) throws
    -> ContentStage
  {
    let stage = try ContentStage(.ios18, width: width) { @MainActor in Mixed(appearance) }
    stage.settle()
    return stage
  }

  private func sections(_ stage: ContentStage) throws -> [Value] { try #require(stage.content("Mixed")?["sections"]?.array) }

  private func numbers(_ name: String, _ stage: ContentStage) -> [Double] {
    stage.number(name, of: "Mixed")?.array?.compactMap(\.number) ?? []
  }

  @Test func `the grid is a part with views over the whole width, and the list has rows`() throws {
    let stage = try stage()
    let sections = try sections(stage)
    #expect(sections.map { $0["rows"]?.array?.count } == [0, 2, 0])
    #expect(sections[0].at("header", "isWide") == true && sections[0].at("header", "views")?.array?.count == 4)
    #expect(sections[1].at("rows", 0, "title") == "Row 0" && sections[1].at("header", "title") == "Rows")
    #expect(sections[1].at("header", "isWide") == nil)
    let frames = try #require(stage.number("frames", of: "Mixed")?["header-0"]?.rects)
    #expect(frames.first == CGRect(x: 0, y: 0, width: 195, height: 60))
  }

  @Test func `the parts stand below each other, with the distance of the layout`() throws {
    let stage = try stage()
    let heights = numbers("headerHeights", stage)
    let footers = numbers("footerHeights", stage)
    #expect(heights[0] == 120 && heights[2] == 60 && footers == [12, 12, 0])
    let mixed = try #require(stage.root as? Mixed)
    let rows = (0..<2).compactMap { mixed.collectionView.cellForItem(at: IndexPath(item: $0, section: 1))?.frame }
    #expect(rows[0].minY == 120 + 12 + CGFloat(heights[1]) && rows[1].minY == rows[0].maxY)
    let last = try #require(mixed.collectionView.cellForItem(at: IndexPath(item: 0, section: 2))?.frame)
    #expect(last.minY == rows[1].maxY + 12)
  }

  @Test func `touches reach the items of both, and a row can be swiped`() throws {
    let stage = try stage()
    let mixed = try #require(stage.root as? Mixed)
    let top = Double(mixed.collectionView.safeAreaInsets.top)
    _ = stage.scene
    try stage.tap(x: 300, y: top + 90)
    try stage.tap("Mixed/1-1")
    #expect(mixed.chosen == [[0, 3], [1, 1]])
    #expect(mixed.collectionView.mayHaveSwipeActions)
    let row = try #require(mixed.collectionView.cellForItem(at: IndexPath(item: 0, section: 1))?.frame)
    try stage.say(["type": "swipe", "direction": "left", "x": 190, "y": .number(top + Double(row.midY))])
    #expect(try sections(stage)[1].at("rows", 0, "swipe", "actions", 0, "text") == "Delete")
  }

  @Test func `a layout of sections is asked for each of them once in a layout, and for none that there is not`() throws {
    let stage = try stage()
    let mixed = try #require(stage.root as? Mixed)
    mixed.asked = []
    mixed.collectionView.setNeedsLayout()
    stage.settle()
    _ = stage.scene
    #expect(mixed.asked == [0, 1, 2])
    mixed.counts = []
    mixed.asked = []
    mixed.collectionView.reloadData()
    stage.settle()
    _ = stage.scene
    #expect(mixed.asked == [])
  }

  @Test func `a header of views has the width of the rows`() throws {
    let stage = try stage(width: 800)
    let mixed = try #require(stage.root as? Mixed)
    let row = try #require(mixed.collectionView.cellForItem(at: IndexPath(item: 0, section: 1))?.frame)
    let path = IndexPath(item: 0, section: 1)
    let header = mixed.collectionView.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    #expect(row.minX == 20 && header?.frame.minX == 20 && header?.frame.width == row.width)
  }
}

@MainActor
private final class Mixed: UICollectionViewController {
  var asked: [Int] = []
  var chosen: [[Int]] = []
  var counts = [4, 2, 1]

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    super.init(collectionViewLayout: UICollectionViewLayout())
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }]
      )
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, environment in
        asked.append(index)
        return index == 1 ? .list(using: list, layoutEnvironment: environment) : grid
      }, configuration: configuration)
  }
  required init?(coder: NSCoder) { nil }

  private var grid: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let kind = UICollectionView.elementKindSectionHeader
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Row \(indexPath.item)"
    cell.contentConfiguration = content
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Rows"
    (view as? UICollectionViewListCell)?.contentConfiguration = content
    return view
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append([indexPath.section, indexPath.item])
  }
}
