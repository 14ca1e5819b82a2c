import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Cells and headers whose configurations are shown by views, because the page does not draw them as rows.
@MainActor @Suite(.serialized) struct ConfigurationViewTests {
  private func stage(
    _ layout: @escaping @MainActor () -> UICollectionViewLayout, _ set: @escaping @MainActor (UICollectionViewListCell) -> Void
  )
    throws -> (ContentStage, Shelf)
  {
    let stage = try ContentStage(.ios18) { @MainActor in Shelf(layout(), set) }
    stage.settle()
    return (stage, try #require(stage.root as? Shelf))
  }

  private func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 80)
    return layout
  }

  private func texts(_ value: Value?) -> [String] {
    let below = (value?["views"]?.array ?? []).flatMap { texts($0) }
    return [value?["text"]?.string].compactMap { $0 } + below
  }

  @Test func `a cell of a grid shows the texts and the image of its configuration`() throws {
    let (stage, shelf) = try stage(flow) { cell in
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText, content.image) = ("Title", "Detail", UIImage(systemName: "star"))
      cell.contentConfiguration = content
    }
    #expect(texts(stage.content("Shelf")).prefix(3) == ["Title", "Detail", "Title"])
    let view = try #require(shelf.cell.contentView.subviews.first as? UIListContentView)
    #expect(view.frame == shelf.cell.contentView.bounds)
    let (image, title) = (try #require(view.imageLayoutGuide), try #require(view.textLayoutGuide))
    let detail = try #require(view.secondaryTextLayoutGuide)
    shelf.cell.layOutCell()
    #expect(image.layoutFrame.width > 0 && detail.layoutFrame.height > 0)
    #expect(title.layoutFrame.height > 0 && title.layoutFrame.height < 80)
  }

  @Test func `a second text can stand beside the first`() throws {
    let (_, shelf) = try stage(flow) { cell in
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = ("Size", "12")
      cell.contentConfiguration = content
    }
    let labels = shelf.cell.labels
    #expect(labels[0].frame.maxX < labels[1].frame.maxX && labels[0].frame.height == labels[1].frame.height)
    #expect(labels[1].convert(labels[1].bounds, to: shelf.cell).maxX == 160 - 8)
  }

  @Test func `letters follow the transform, and colours theirs`() throws {
    let (_, shelf) = try stage(flow) { cell in
      var content = UIListContentConfiguration.cell()
      content.text = "loud"
      content.textProperties.transform = .uppercase
      content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemPink }
      cell.contentConfiguration = content
    }
    #expect(shelf.cell.labels.map(\.text) == ["LOUD"] && shelf.cell.labels[0].textColor == .systemPink)
  }

  @Test func `a background has its colour, its corners and its border`() throws {
    let (_, shelf) = try stage(flow) { cell in
      var background = UIBackgroundConfiguration.clear()
      (background.backgroundColor, background.cornerRadius) = (.systemYellow, 9)
      (background.strokeColor, background.strokeWidth) = (.systemRed, 2)
      background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      cell.backgroundConfiguration = background
    }
    let view = try #require(shelf.cell.subviews.first)
    #expect(view.backgroundColor == .systemYellow && view.layer.cornerRadius == 9 && view.layer.borderWidth == 2)
    #expect(view.frame == CGRect(x: 2, y: 1, width: 154, height: 76))
    shelf.cell.backgroundConfiguration = nil
    #expect(view.superview == nil)
  }

  @Test func `a view for a selected cell is shown while the cell is selected`() throws {
    let (stage, shelf) = try stage(flow) { cell in
      cell.backgroundView = UIView()
      cell.selectedBackgroundView = UIView()
    }
    let selected = try #require(shelf.cell.selectedBackgroundView)
    #expect(shelf.cell.subviews.first === shelf.cell.backgroundView && selected.isHidden)
    shelf.collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    stage.settle()
    #expect(!selected.isHidden && selected.frame == shelf.cell.bounds)
  }

  @Test func `accessories are views, and the contents stand between them`() throws {
    let (stage, shelf) = try stage(flow) { cell in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      cell.accessories = [
        .customView(configuration: .init(customView: button, placement: .leading())), .label(text: "12"), .checkmark(),
        .disclosureIndicator(),
      ]
    }
    defer { withExtendedLifetime(stage) {} }
    let cell = shelf.cell
    let button = try #require(cell.accessories.first?.custom?.customView)
    let signs = cell.signs.compactMap { $0 }
    #expect(signs.map { ($0 as? UILabel)?.text ?? ($0 as? UIImageView)?.image?.name } == ["12", "checkmark", "chevron.forward"])
    #expect(signs.map(\.frame.minX) == signs.map(\.frame.minX).sorted())
    #expect(signs.last?.frame.maxX == 160 - 16 && button.frame.minX == 16)
    let margins = cell.contentView.layoutMargins
    #expect(cell.contentView.frame.minX + margins.left >= button.frame.maxX && cell.contentView.frame.maxX <= signs[0].frame.minX)
    cell.accessories = []
    cell.layOutCell()
    #expect(cell.signs.isEmpty && button.superview == nil && cell.contentView.frame == cell.bounds)
  }

  @Test func `an automatic size follows from the contents`() throws {
    let layout: @MainActor () -> UICollectionViewLayout = {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      return layout
    }
    let (stage, shelf) = try stage(layout) { cell in
      var content = UIListContentConfiguration.cell()
      content.text = "Some words"
      cell.contentConfiguration = content
    }
    stage.settle()
    let label = shelf.cell.labels[0]
    #expect(shelf.cell.frame.width == label.intrinsicContentSize.width + 24)
    #expect(shelf.cell.frame.height == label.intrinsicContentSize.height + 22)
    withExtendedLifetime(stage) {}
  }

  @Test func `an estimated height gives way to that of the contents`() throws {
    let layout: @MainActor () -> UICollectionViewLayout = {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    let (_, shelf) = try stage(layout) { cell in
      var content = UIListContentConfiguration.cell()
      content.text = Array(repeating: "word", count: 40).joined(separator: " ")
      cell.contentConfiguration = content
    }
    let heights = shelf.cells.map(\.frame.height)
    #expect(heights.allSatisfy { $0 > 60 } && Set(heights).count == 1)
    #expect(shelf.cells[1].frame.minY == shelf.cells[0].frame.maxY)
  }

  @Test func `as many items of an estimated width stand in a line as there is room for`() throws {
    let layout: @MainActor () -> UICollectionViewLayout = {
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .estimated(10), heightDimension: .estimated(20)))
      let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)), subitems: [item])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: line))
    }
    let (_, shelf) = try stage(layout) { cell in
      var content = UIListContentConfiguration.cell()
      content.text = "A word"
      cell.contentConfiguration = content
    }
    let cells = shelf.cells
    let width = cells[0].frame.width
    let perLine = Int(390 / width)
    #expect(perLine > 1 && perLine < cells.count && cells[perLine - 1].frame.minX == CGFloat(perLine - 1) * width)
    #expect(cells[perLine].frame.minX == 0 && cells[perLine].frame.minY == cells[0].frame.maxY)
  }
}

/// A collection of eight items.
@MainActor
private final class Shelf: UICollectionViewController {
  private let set: @MainActor (UICollectionViewListCell) -> Void

  init(_ layout: UICollectionViewLayout, _ set: @escaping @MainActor (UICollectionViewListCell) -> Void) {
    self.set = set
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
  }

  var cells: [UICollectionViewListCell] {
    (0..<8).compactMap { collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell }
  }
  var cell: UICollectionViewListCell { cells[0] }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? UICollectionViewListCell { set(cell) }
    return cell
  }
}

extension UIView {
  /// The labels in the view that are shown, from the first to the last.
  fileprivate var labels: [UILabel] {
    subviews.flatMap { view in view.isHidden ? [] : (view as? UILabel).map { [$0] } ?? view.labels }
  }
}
