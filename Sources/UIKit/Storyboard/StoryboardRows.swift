import Foundation
internal import SplitKit

/// A section of a static table.
struct StoryboardRows {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
}

extension StoryboardScene {
  /// Gives a table its static rows, or its prototypes of cells.
  func fill(_ table: UITableView, _ node: StoryboardFile.View) {
    if let height = node.attributes["rowHeight"].flatMap(Double.init), height > 0 { table.rowHeight = height }
    for prototype in node.prototypes {
      guard let identifier = prototype.attributes["reuseIdentifier"] else { continue }
      table.register(identifier) { [weak self] in
        self?.makeCell(prototype) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    }
    guard node.attributes["dataMode"] == "static", sections.isEmpty else { return }
    sections = node.sections.map { section in
      StoryboardRows(header: section.header, footer: section.footer, cells: section.cells.map { makeCell($0, into: &objects) })
    }
  }

  /// A cell of its own objects, as a prototype gives each of its copies.
  private func makeCell(_ node: StoryboardFile.View) -> UITableViewCell {
    var objects = StoryboardObjects()
    let cell = makeCell(node, into: &objects)
    for outlet in self.node.outlets where outlet.from == node.id {
      if let value = objects[outlet.destination] { ClassTable.outlet(outlet.property, of: cell)?(cell, value) }
    }
    return cell
  }

  private func makeCell(_ node: StoryboardFile.View, into objects: inout StoryboardObjects) -> UITableViewCell {
    let type: AnyClass = node.customClass.flatMap(ClassTable.type(named:)) ?? UITableViewCell.self
    let styles: [String: UITableViewCell.CellStyle] = [
      "IBUITableViewCellStyleSubtitle": .subtitle, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2,
    ]
    let style = node.attributes["style"].flatMap { styles[$0] } ?? .default
    let identifier = node.attributes["reuseIdentifier"]
    let cell =
      ClassTable.makeCell(type, style: style, reuseIdentifier: identifier)
      ?? UITableViewCell(style: style, reuseIdentifier: identifier)
    objects[node.id] = cell
    cell.accessoryType = Self.accessories[node.attributes["accessoryType"] ?? ""] ?? .none
    if node.attributes["selectionStyle"] == "none" { cell.selectionStyle = .none }
    cell.storyboardSegue = selectionSegue(node.id, cell)
    fill(cell, node, into: &objects)
    cell.awakeFromNib()
    return cell
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]

  private func selectionSegue(_ id: String, _ cell: UITableViewCell) -> (() -> Void)? {
    node.segues.first { $0.from == id }.map { segue in
      { [weak self, weak cell] in self?.perform(segue, sender: cell, asks: true) }
    }
  }

  /// The standard labels of a cell have ids among its attributes. All other views stand in its content view.
  private func fill(_ cell: UITableViewCell, _ node: StoryboardFile.View, into objects: inout StoryboardObjects) {
    let views = StoryboardViews(self)
    for part in node.views {
      switch part.id {
      case node.attributes["textLabel"]: cell.textLabel?.text = part.attributes["text"]
      case node.attributes["detailTextLabel"]: cell.detailTextLabel?.text = part.attributes["text"]
      case node.attributes["imageView"]: cell.imageView?.image = StoryboardViews.image(part.attributes)
      default: cell.contentView.addSubview(views.make(part, into: &objects))
      }
    }
    if let id = node.attributes["contentViewID"] { objects[id] = cell.contentView }
    for constraint in node.constraints {
      constraint.make(in: node.attributes["contentViewID"] ?? node.id, objects)?.isActive = true
    }
  }
}
