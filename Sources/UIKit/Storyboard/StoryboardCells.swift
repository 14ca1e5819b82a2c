import Foundation
internal import SplitKit

/// Makes the cells that a storyboard or a nib has drawn.
@MainActor
struct StoryboardCells {
  /// Makes the views in a cell.
  private let views: StoryboardViews

  init(_ views: StoryboardViews) { self.views = views }

  /// Makes a cell with all that is in it, and its constraints.
  func make(_ node: StoryboardFile.View, into objects: inout StoryboardObjects) -> UITableViewCell {
    let type: AnyClass = node.customClass.flatMap(ClassTable.type(named:)) ?? UITableViewCell.self
    let styles: [String: UITableViewCell.CellStyle] = [
      "IBUITableViewCellStyleSubtitle": .subtitle, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2,
    ]
    let style = node.attributes["style"].flatMap { styles[$0] } ?? .default
    let identifier = node.attributes["reuseIdentifier"] ?? views.identifier
    let cell =
      ClassTable.makeCell(type, style: style, reuseIdentifier: identifier)
      ?? UITableViewCell(style: style, reuseIdentifier: identifier)
    objects[node.id] = cell
    cell.accessoryType = Self.accessories[node.attributes["accessoryType"] ?? ""] ?? .none
    if node.attributes["selectionStyle"] == "none" { cell.selectionStyle = .none }
    // The views keep their distances to the edges of the content view as it was drawn.
    if let frame = node.frame { cell.bounds.size = StoryboardViews.rect(frame).size }
    fill(cell, node, into: &objects)
    return cell
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]

  /// The standard labels of a cell have ids among its attributes. All other views stand in its content view.
  private func fill(_ cell: UITableViewCell, _ node: StoryboardFile.View, into objects: inout StoryboardObjects) {
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
      constraint.activate(in: node.attributes["contentViewID"] ?? node.id, &objects)
    }
  }
}
