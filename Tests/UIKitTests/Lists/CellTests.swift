import SplitKit
import Testing

@testable import UIKit

/// A table with one section of cells that a closure makes.
@MainActor
private final class Cells: UITableViewController {
  private let cells: [UITableViewCell]
  var tapped: [IndexPath] = []
  var details: [IndexPath] = []
  /// The rows that cannot be edited.
  var fixed: [IndexPath] = []

  init(_ style: UITableView.Style, _ cells: [UITableViewCell]) {
    self.cells = cells
    super.init(style: style)
  }
  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cells[indexPath.row] }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { !fixed.contains(indexPath) }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tapped.append(indexPath) }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    details.append(indexPath)
  }
}

/// Stars that stand beside each other by their frames.
@MainActor
private final class Stars: UIView {
  let stars = (0..<3).map { _ in UIView() }
  private(set) var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    for star in stars { addSubview(star) }
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 90, height: 30) }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    for (index, star) in stars.enumerated() { star.frame = CGRect(x: 30 * index, y: 0, width: 30, height: 30) }
  }

  /// Stands in the upper corner of a view by constraints.
  func fill(_ view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
  var places: [CGFloat] { stars.map(\.frame.minX) }
}

@MainActor @Suite(.serialized) struct CellTests {
  @Test func `views in cells and in tables lay out their subviews`() throws {
    let cell = UITableViewCell()
    let (inCell, inTable, accessory) = (Stars(), Stars(frame: CGRect(x: 9, y: 9, width: 90, height: 30)), Stars())
    inCell.fill(cell.contentView)
    accessory.frame.size = CGSize(width: 90, height: 30)
    let plain = UITableViewCell()
    plain.accessoryView = accessory
    let stage = try ContentStage { Cells(.plain, [cell, plain]) }
    stage.root.view.addSubview(inTable)
    _ = stage.scene
    for stars in [inCell, inTable, accessory] { #expect(stars.places == [0, 30, 60]) }
    let before = inCell.layouts
    inCell.stars[2].frame = .zero
    inCell.setNeedsLayout()
    _ = stage.scene
    #expect(inCell.places == [0, 30, 60] && inCell.layouts > before && inCell.layouts < before + 4)
  }

  @Test func `views in a table beside other views lay out their subviews`() throws {
    let (stars, table) = (Stars(frame: CGRect(x: 9, y: 9, width: 90, height: 30)), UITableView(frame: .zero))
    table.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    table.addSubview(stars)
    let stage = try ContentStage { Screen { $0.addSubview(table) } }
    _ = stage.scene
    #expect(stars.places == [0, 30, 60])
  }

  @Test func `views in items and in headers lay out their subviews`() {
    let (item, header) = (UICollectionViewCell(frame: .zero), UITableViewHeaderFooterView(reuseIdentifier: nil))
    let (inItem, inHeader) = (Stars(), Stars())
    inItem.fill(item.contentView)
    inHeader.fill(header.contentView)
    item.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    item.layOutCell()
    var part = ListPart()
    part.view = header
    part.place(at: 0, 200, 30)
    for stars in [inItem, inHeader] { #expect(stars.places == [0, 30, 60]) }
  }

  private func row(_ make: @escaping @MainActor (UITableViewCell) -> Void, style: UITableViewCell.CellStyle = .default) throws
    -> Value?
  {
    let stage = try ContentStage {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      make(cell)
      return Cells(.plain, [cell])
    }
    return stage.content("Cells")?.at("sections", 0, "rows", 0)?.without("id", "kind")
  }

  @Test func `the four styles put the second text where they do on a device`() throws {
    let texts: @MainActor (UITableViewCell) -> Void = {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Detail"
    }
    #expect(try row(texts) == ["title": "Title"])
    #expect(try row(texts, style: .subtitle) == ["title": "Title", "subtitle": "Detail"])
    #expect(try row(texts, style: .value1) == ["title": "Title", "value": "Detail"])
    #expect(try row(texts, style: .value2) == ["title": "Title", "value": "Detail"])
  }

  @Test func `the name of a cell of the app's own has all its texts`() throws {
    let row = try row { cell in
      let hidden = UILabel()
      (hidden.text, hidden.isHidden) = ("Hidden", true)
      let button = UIButton(type: .system)
      button.setTitle("Like", for: .normal)
      let badge = UIView()
      badge.accessibilityLabel = "New"
      let stack = UIStackView(
        arrangedSubviews: ["Title", "Subtitle"].map {
          let label = UILabel()
          label.text = $0
          return label
        })
      for view in [stack, hidden, button, badge] { cell.contentView.addSubview(view) }
    }
    #expect(row?["label"] == "Title, Subtitle, New")
    #expect(
      try self.row {
        $0.contentView.addSubview(UILabel())
        $0.accessibilityLabel = "Own"
      }?["label"] == "Own")
  }

  @Test func `constraints of an app move the guide of the separator`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let word = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 44))
    cell.contentView.addSubview(word)
    let guide = cell.separatorLayoutGuide
    cell.layOutCell()
    #expect(guide.layoutFrame.minX == cell.layoutMargins.left)
    guide.leadingAnchor.constraint(equalTo: word.leadingAnchor).isActive = true
    cell.layOutCell()
    #expect(guide.layoutFrame.minX == 50 && guide.layoutFrame.maxX == 300 - cell.layoutMargins.right)
  }

  @Test func `a configuration comes before the labels`() throws {
    let row = try row { cell in
      cell.textLabel?.text = "Label"
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.secondaryText = "Second"
      content.image = UIImage(systemName: "star")
      content.imageProperties.tintColor = .red
      content.textProperties.color = .black
      cell.contentConfiguration = content
    }
    #expect(row == ["title": "Text", "subtitle": "Second", "image": "star", "color": "#000000FF", "tint": "#FF0000FF"])
  }

  @Test func `a header of a sidebar and a title in a font of the app are drawn in their fonts`() throws {
    let header = try row {
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = "Folders"
      $0.contentConfiguration = content
    }
    #expect(header == ["title": "Folders", "font": ["size": 20, "weight": 700, "spacing": -0.0448, "line": 25]])
    let own = try row {
      var content = $0.defaultContentConfiguration()
      content.text = "Text"
      content.textProperties.font = .systemFont(ofSize: 30, weight: .light)
      $0.contentConfiguration = content
    }
    #expect(own?["font"] == ["size": 30, "weight": 300, "spacing": -0.0078, "line": 37])
  }

  @Test func `the accessories of the system have names`() throws {
    let names: [(UITableViewCell.AccessoryType, Value?)] = [
      (.none, nil), (.disclosureIndicator, "disclosureIndicator"), (.checkmark, "checkmark"), (.detailButton, "detailButton"),
      (.detailDisclosureButton, "detailDisclosureButton"),
    ]
    for (type, name) in names { #expect(try row { $0.accessoryType = type }?["accessory"] == name) }
  }

  @Test func `the text at the end of a row has the secondary colour, also beside a view`() throws {
    let stage = try ContentStage(traits: [Member("userInterfaceStyle", "light")]) { @MainActor in
      let cells = [UIView?.none, UISlider(frame: CGRect(x: 0, y: 0, width: 80, height: 30))].map { view in
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Size"
        cell.detailTextLabel?.text = "Medium"
        if let view { cell.contentView.addSubview(view) }
        return cell
      }
      return Cells(.insetGrouped, cells)
    }
    let rows = try #require(stage.content("Cells")?.at("sections", 0, "rows")?.array)
    #expect(rows[0]["value"] == "Medium" && rows[0]["secondaryColor"] == nil)
    let label = rows[1]["views"]?.array?.first { $0["text"] == "Medium" }
    #expect(label?["color"] == "#3C3C4399")
  }

  @Test func `an accessory view stands beside the texts of a row, and takes the place of its sign`() throws {
    let views: [@MainActor () -> UIView] = [
      { UIActivityIndicatorView(style: .medium) }, { UIImageView(image: UIImage(systemName: "star")) },
      { UIButton(type: .detailDisclosure) }, { UISwitch() },
      {
        let badge = UILabel()
        (badge.text, badge.backgroundColor) = (" 3 ", .systemRed)
        return badge
      },
    ]
    for make in views {
      var made: UIView?
      let row = try row { cell in
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Title", "Detail")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        made = make()
        cell.accessoryView = made
      }
      let width = try Double(#require(made).frame.width)
      #expect(row?["title"] == "Title" && row?["subtitle"] == "Detail" && row?["accessory"] == nil)
      #expect(row?["views"]?.array?.count == 1 && width > 0)
    }
  }

  @Test func `rows of a table in which several can be chosen have circles, except those that cannot be edited`() throws {
    let stage = try ContentStage { @MainActor in Cells(.plain, (0..<2).map { _ in UITableViewCell() }) }
    let cells = try #require(stage.root as? Cells)
    cells.tableView.allowsMultipleSelectionDuringEditing = true
    cells.tableView.setEditing(true, animated: false)
    cells.fixed = [IndexPath(row: 1, section: 0)]
    let rows = stage.content("Cells")?.at("sections", 0, "rows")?.array
    #expect(rows?.map { $0["editing"] } == ["select", nil] && rows?[0]["editingPart"] == nil)
    try stage.tap("Cells/0-0")
    #expect(stage.selection(of: "Cells") == ["Cells/0-0"])
    cells.tableView.setEditing(false, animated: false)
    #expect(stage.content("Cells")?.at("sections", 0, "rows", 0, "editing") == nil)
  }

  @Test func `lines begin where the app says, and rows have its colours`() throws {
    let stage = try ContentStage { @MainActor in
      // The last row of a plain table has no line before iOS 26.
      let cells = (0..<4).map { index in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }
      cells[0].separatorInset = UIEdgeInsets(top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: 0)
      cells[1].textLabel?.textAlignment = .center
      cells[1].selectedBackgroundView = UIView()
      cells[1].selectedBackgroundView?.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return Cells(.plain, cells)
    }
    let table = try #require(stage.root as? Cells).tableView!
    func starts() -> [Double?] {
      let parts = stage.number("parts", of: "Cells")
      return (0..<3).map { parts?["Cells/0-\($0)"]?["line"]?.array?.first?.number }
    }
    let width = Double(table.bounds.width)
    #expect(starts() == [width, 16, 16])
    table.separatorInset = .zero
    table.separatorColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let rows = stage.content("Cells")?.at("sections", 0, "rows")?.array
    #expect(starts() == [width, 0, 0])
    #expect(rows?[1]["selectedBackground"] == "#FF0000FF" && rows?[1]["align"] == "center" && rows?[0]["align"] == nil)
    #expect(stage.content("Cells")?["separatorColor"] == "#00FF00FF")
  }

  @Test func `texts of several lines make a row higher, as far as its height is not given`() throws {
    let text = Array(repeating: "word", count: 30).joined(separator: " ")
    func rows(_ rowHeight: CGFloat) throws -> (values: [Value], heights: [CGFloat]) {
      let stage = try ContentStage { @MainActor in
        let (plain, configured, short) = (UITableViewCell(), UITableViewCell(), UITableViewCell())
        plain.textLabel?.text = text
        short.textLabel?.text = "Short"
        for cell in [plain, short] { cell.textLabel?.numberOfLines = 0 }
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = (text, text)
        content.textProperties.numberOfLines = 2
        configured.contentConfiguration = content
        return Cells(.plain, [plain, configured, short])
      }
      let cells = stage.root as! Cells
      cells.tableView.rowHeight = rowHeight
      let values = try #require(stage.content("Cells")?.at("sections", 0, "rows")?.array)
      return (values, (0..<3).map { cells.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height })
    }
    let automatic = try rows(UITableView.automaticDimension)
    #expect(automatic.values[0]["lines"] == [4, 1] && automatic.values[2]["lines"] == nil)
    #expect(automatic.values[1].at("lines", 0) == 2 && automatic.values[1].at("lines", 1)?.number ?? 0 > 2)
    #expect(automatic.heights == [108, 145.5, 44])
    let fixed = try rows(50)
    #expect(fixed.heights == [50, 50, 50])
    #expect(fixed.values.map { $0["lines"] } == [[2, 1], [2, 1], nil], "Each text has the lines for which there is space.")
  }

  @Test func `a custom cell moves aside for its control while the table is edited`() throws {
    let cell = UITableViewCell()
    let label = UILabel(frame: CGRect(x: 16, y: 10, width: 100, height: 20))
    cell.contentView.addSubview(label)
    let stage = try ContentStage { @MainActor in Cells(.plain, [cell]) }
    let table = try #require(stage.root as? Cells).tableView!
    stage.settle()
    #expect(cell.contentView.frame.minX == 0)
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    stage.settle()
    #expect(cell.contentView.frame.minX == 38 && cell.contentView.frame.maxX == cell.bounds.width)
    #expect(stage.content("Cells")?.at("sections", 0, "rows", 0, "editing") == "select")
  }

  @Test func `a cell without a frame has the size of UIKit's`() {
    #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60)).frame.width == 100)
  }

  @Test func `a switch in a row is turned by a touch of the switch, and not of the row`() throws {
    let toggle = UISwitch()
    toggle.accessibilityIdentifier = "wifi"
    var values: [Bool] = []
    toggle.addAction(UIAction { values.append(($0.sender as? UISwitch)?.isOn == true) }, for: .valueChanged)
    let stage = try ContentStage { @MainActor in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Wi-Fi"
      cell.accessoryView = toggle
      return Cells(.insetGrouped, [cell])
    }
    let row = try #require(stage.content("Cells")?.at("sections", 0, "rows", 0))
    #expect(row["title"] == "Wi-Fi" && row.at("views", 0, "type") == "switch" && row.at("views", 0, "isOn") == false)
    try stage.tap("Cells/0-0")
    #expect(values.isEmpty)
    try stage.tap(#require(row.at("views", 0, "id")?.string))
    #expect(values == [true])
    #expect(stage.content("Cells")?.at("sections", 0, "rows", 0, "views", 0, "isOn") == true)
  }

  @Test func `a detail button is an element of its own`() throws {
    let stage = try ContentStage {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .detailButton
      return Cells(.grouped, [cell])
    }
    try stage.tap("Cells/0-0/accessory")
    let controller = stage.root as! Cells
    #expect(controller.details == [IndexPath(row: 0, section: 0)])
    #expect(controller.tapped == [])
  }

  @Test func `headers and footers have their words and heights`() throws {
    let stage = try ContentStage { Cells(.grouped, []) }
    #expect(stage.content("Cells")?.at("sections", 0, "header") == ["title": "Header"])
    #expect(stage.content("Cells")?.at("sections", 0, "footer") == ["title": "Footer"])
    #expect(stage.number("headerHeights", of: "Cells") == [52])
    #expect(stage.number("footerHeights", of: "Cells") == [32])
  }

  @Test func `a cell of the app's own is as high as its constraints make it, and its button can be touched`() throws {
    var likes = 0
    let stage = try ContentStage { @MainActor in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (label, button) = (UILabel(), UIButton(type: .system))
      label.text = String(repeating: "word ", count: 30)
      label.numberOfLines = 0
      button.setTitle("Like", for: .normal)
      button.addAction(UIAction { _ in likes += 1 }, for: .touchUpInside)
      for view in [label, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
        button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
        button.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        button.heightAnchor.constraint(equalToConstant: 30),
        button.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      ])
      return Cells(.plain, [cell])
    }
    let views = try #require(stage.content("Cells")?.at("sections", 0, "rows", 0, "views")?.array)
    #expect(views.map { $0["type"] } == ["label", "button"])
    let frames = try #require(stage.number("frames", of: "Cells")?["Cells/0-0"]?.rects)
    #expect(frames[0].minX == 16 && frames[0].width == 358 && frames[0].minY == 10)
    #expect(frames[0].height == 86.5, "Four lines are 86.5 high (880).")
    #expect(frames[1].minY == 106.5 && frames[1].height == 30)
    #expect(stage.number("rowHeights", of: "Cells") == [146.5])
    try stage.tap("Cells/Like")
    #expect(likes == 1)
    let inset = try #require(stage.layout(of: "Cells")).contentInset.top
    try stage.tap(x: Double(frames[1].minX) + 5, y: inset + 44 + Double(frames[1].minY) + 10)
    #expect(likes == 2)
    try stage.tap(x: 300, y: inset + 44 + 20)
    #expect((stage.root as! Cells).tapped == [IndexPath(row: 0, section: 0)])
  }
}
