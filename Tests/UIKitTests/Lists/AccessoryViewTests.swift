import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Views of the app as accessories of a row.
@MainActor @Suite(.serialized) struct AccessoryViewTests {
  private func stage(_ accessories: [UICellAccessory], rightToLeft: Bool = false) throws -> ContentStage {
    let traits = rightToLeft ? [Member("layoutDirection", "rightToLeft")] : []
    return try ContentStage(.ios18, traits: traits) { @MainActor in Names(accessories) }
  }

  private func row(_ stage: ContentStage) throws -> Value { try #require(stage.content("Names")?.at("sections", 0, "rows", 0)) }

  private func button(width: CGFloat = 30) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: width, height: 30))
    button.setTitle("More", for: .normal)
    button.accessibilityIdentifier = "more"
    return button
  }

  @Test func `a view stands before the signs, and the row has room for it`() throws {
    let button = button()
    let stage = try stage([
      .customView(configuration: .init(customView: button, placement: .trailing())), .disclosureIndicator(),
    ])
    let row = try row(stage)
    #expect((row["kind"], row["title"], row["accessory"]) == ("row", "Ann", "disclosureIndicator"))
    #expect(row.at("views", 0, "text") == "More")
    let cell = try #require(button.superview as? UICollectionViewListCell)
    let disclosure = try #require(cell.ends.frames.disclosure)
    #expect(disclosure.maxX == cell.bounds.width - cell.cellMargins.right && button.frame.midY == cell.bounds.midY)
    #expect(button.frame.maxX == disclosure.minX - 10 && cell.contentView.frame.maxX == button.frame.minX - 8)
  }

  @Test func `several views stand in their order, mirrored for a language from right to left`() throws {
    for isMirrored in [false, true] {
      let views = (0..<3).map { button(width: 20 + 10 * CGFloat($0)) }
      let stage = try stage(
        [
          .customView(configuration: .init(customView: views[0], placement: .leading())),
          .customView(configuration: .init(customView: views[1], placement: .trailing())),
          .customView(configuration: .init(customView: views[2], placement: .trailing())),
        ], rightToLeft: isMirrored)
      #expect(try row(stage)["title"] == "Ann")
      let cell = try #require(views[0].superview as? UICollectionViewListCell)
      let padding = cell.cellMargins.left
      let places = views.map { isMirrored ? cell.bounds.width - $0.frame.maxX : $0.frame.minX }
      let end = cell.bounds.width - padding
      #expect(places == [padding, end - 40 - 10 - 30, end - 40])
      let title = try #require(cell.ends.frames.title)
      #expect(title.minX == padding + 20 + 8 && title.maxX <= places[1])
    }
  }

  @Test func `a view without a size has that of its contents`() throws {
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    _ = try row(try stage([.customView(configuration: .init(customView: button, placement: .trailing()))]))
    #expect(button.frame.size == button.intrinsicContentSize)
  }

  @Test func `contents of the app end before the signs of their row`() throws {
    let stage = try stage([.disclosureIndicator()])
    let list = try #require(stage.root as? UICollectionViewController)
    let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    cell.contentConfiguration = nil
    cell.contentView.addSubview(UILabel())
    stage.settle()
    #expect(cell.contentView.frame.maxX == cell.bounds.width - 34)
  }

  @Test func `a touch on the view is not one on the row`() throws {
    let button = button()
    var touches = 0
    button.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
    let stage = try stage([.customView(configuration: .init(customView: button, placement: .trailing()))])
    let id = try #require(row(stage).at("views", 0, "id")?.string)
    try stage.say(["type": "tap", "target": .string(id)])
    #expect(touches == 1 && (stage.root as? Names)?.chosen == 0)
  }

  @Test func `views come and go with the accessories, and with editing`() throws {
    let button = button()
    let whileEditing = UICellAccessory.customView(
      configuration: .init(customView: button, placement: .trailing(displayed: .whenEditing)))
    let stage = try stage([whileEditing])
    let list = try #require(stage.root as? Names)
    #expect(try row(stage)["views"] == nil && row(stage)["space"] == nil)
    list.collectionView.isEditing = true
    #expect(try row(stage)["views"] != nil)
    (button.superview as? UICollectionViewListCell)?.accessories = [.checkmark()]
    #expect(try row(stage)["views"] == nil && row(stage)["accessory"] == "checkmark" && button.superview == nil)
  }
}

/// A list of one name.
@MainActor
private final class Names: UICollectionViewController {
  private let accessories: [UICellAccessory]
  private(set) var chosen = 0

  init(_ accessories: [UICellAccessory]) {
    self.accessories = accessories
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "name")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    guard let row = cell as? UICollectionViewListCell else { return cell }
    var content = row.defaultContentConfiguration()
    content.text = "Ann"
    row.contentConfiguration = content
    row.accessories = accessories
    return row
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { chosen += 1 }
}
