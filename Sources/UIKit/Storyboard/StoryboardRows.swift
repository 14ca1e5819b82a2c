import Foundation
internal import SplitKit

/// A section of a static table.
struct StoryboardRows {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
}

extension StoryboardScene {
  /// Gives a table its prototypes of cells.
  func fill(_ table: UITableView, _ node: StoryboardFile.View) {
    for prototype in node.prototypes {
      guard let identifier = prototype.attributes["reuseIdentifier"] else { continue }
      table.register(identifier) { [weak self] in
        self?.makeCell(prototype) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    }
  }

  /// Makes the rows of a static table, which only a controller of a table has.
  func makeSections() {
    guard let node = node.view, node.attributes["dataMode"] == "static", sections.isEmpty else { return }
    sections = node.sections.map { section in
      StoryboardRows(header: section.header, footer: section.footer, cells: section.cells.map(makeStaticCell))
    }
  }

  /// A cell of its own objects, as a prototype gives each of its copies.
  private func makeCell(_ node: StoryboardFile.View) -> UITableViewCell {
    var objects = StoryboardObjects()
    let cell = makeCell(node, into: &objects)
    return awakened(cell, node, objects)
  }

  /// A cell of a static table, whose objects are those of the scene.
  private func makeStaticCell(_ node: StoryboardFile.View) -> UITableViewCell {
    let cell = makeCell(node, into: &objects)
    return awakened(cell, node, objects)
  }

  /// Sets the outlets of a cell, and then tells the cell that they are there.
  private func awakened<Cell: UIView>(_ cell: Cell, _ node: StoryboardFile.View, _ objects: StoryboardObjects) -> Cell {
    connect(cell, node, objects)
    StoryboardViews.awake(cell)
    return cell
  }

  /// Sets the outlets of a cell.
  func connect(_ cell: UIView, _ node: StoryboardFile.View, _ objects: StoryboardObjects) {
    for outlet in self.node.outlets where outlet.from == node.id {
      if let value = objects[outlet.destination] { ClassTable.outlet(outlet.property, of: cell)?(cell, value) }
    }
  }

  private func makeCell(_ node: StoryboardFile.View, into objects: inout StoryboardObjects) -> UITableViewCell {
    let cell = StoryboardCells(StoryboardViews(self)).make(node, into: &objects)
    cell.storyboardSegue = selectionSegue(node.id, cell)
    return cell
  }

  private func selectionSegue(_ id: String, _ cell: UITableViewCell) -> (() -> Void)? {
    node.segues.first { $0.from == id }.map { segue in
      { [weak self, weak cell] in self?.perform(segue, sender: cell, asks: true) }
    }
  }
}
