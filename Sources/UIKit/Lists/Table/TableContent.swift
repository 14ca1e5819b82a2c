import Foundation

/// A cell that a list selects.
@MainActor
protocol SelectableCell: UIView {
  /// Sets whether the list has selected the cell.
  func showSelection(_ selected: Bool)
}

/// The content of a table.
typealias TableContent = ListContent<UITableViewCell>

/// The rows or items that a list has read from its data source.
@MainActor
struct ListContent<Cell: SelectableCell> {
  /// A row. Its cell is made when it is due.
  @MainActor
  final class Row {
    var cell: Cell?
    var isSelected = false
    /// The rectangle in the table's contents, after a layout.
    var frame = CGRect.zero
    /// The lines that the texts of a row of the system take, after a layout.
    var lines = (title: 1, subtitle: 1)

    func select(_ selected: Bool) {
      isSelected = selected
      cell?.showSelection(selected)
    }
  }

  /// A part that stands above or below rows.
  typealias Part = ListPart

  @MainActor
  final class Section {
    var rows: [Row]
    var header = Part()
    var footer = Part()
    /// The place of everything in the section, and the room below it, after a layout of a collection.
    var frame = CGRect.zero
    var gap: CGFloat = 0
    /// Whether header and footer have been asked for.
    var hasParts = false

    init(rows: [Row]) { self.rows = rows }
  }

  /// The number of rows for which cells are made at first and whenever the last ones come near.
  static var step: Int { 200 }

  /// The sections, or nil before they have been read.
  var sections: [Section]?
  var limit = 200
  var updateDepth = 0
  var updates = TableUpdates()
  /// The room above everything else while the list is loaded anew.
  var refreshRoom: CGFloat = 0
  /// The size of the contents after a layout.
  var size = CGSize.zero
  /// The row that the user is moving, or nil.
  weak var lifted: Row?

  /// Whether there are no rows, as far as they have been read.
  var isEmpty: Bool { sections?.allSatisfy(\.rows.isEmpty) ?? true }

  func row(at path: IndexPath) -> Row? {
    guard path.count == 2, let sections, sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  func paths(where condition: (Row) -> Bool) -> [IndexPath] {
    (sections ?? []).enumerated().flatMap { section, content in
      content.rows.indices.filter { condition(content.rows[$0]) }.map { IndexPath(row: $0, section: section) }
    }
  }

  func firstPath(where condition: (Row) -> Bool) -> IndexPath? {
    for (section, content) in (sections ?? []).enumerated() {
      if let row = content.rows.firstIndex(where: condition) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// Moves a row with its cell, to a place that there is after it has left its old one.
  func move(_ source: IndexPath, to target: IndexPath) {
    guard let row = row(at: source), let sections, sections.indices.contains(target.section) else { return }
    sections[source.section].rows.remove(at: source.row)
    let rows = sections[target.section].rows
    sections[target.section].rows.insert(row, at: min(max(0, target.row), rows.count))
  }

  /// Makes sure that a row will have a cell.
  mutating func needRow(_ path: IndexPath) {
    guard let sections, sections.indices.contains(path.section) else { return }
    let before = sections[..<path.section].reduce(0) { $0 + $1.rows.count } + path.row
    while limit <= before { limit += Self.step }
  }

  private var rowCount: Int { (sections ?? []).reduce(0) { $0 + $1.rows.count } }

  /// Whether the rows with cells end within two screens below a place.
  func isNearEnd(_ bottom: CGFloat) -> Bool { rowCount > limit && bottom + 1000 > size.height }
}

/// A part that stands above or below rows.
struct ListPart {
  var title: String?
  var view: UIView?
  var frame = CGRect.zero
}

/// The changes of a list that are made together.
struct TableUpdates {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(IndexPath, IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(Int, Int)] = []
}

extension TableUpdates {
  /// The sections after the changes. A row or section that stays keeps its cells and its selection. Deleted and reloaded places are
  /// those before the changes; inserted ones, and the ends of moves, are those after them.
  @MainActor
  func applied<Cell>(
    to old: [ListContent<Cell>.Section], count: (Int) -> Int
  ) -> [ListContent<Cell>.Section] {
    for path in reloadedRows where old.indices.contains(path.section) && old[path.section].rows.indices.contains(path.row) {
      old[path.section].rows[path.row] = renewed(old[path.section].rows[path.row])
    }
    for section in reloadedSections where old.indices.contains(section) {
      old[section].rows = old[section].rows.map { _ in ListContent<Cell>.Row() }
      old[section].hasParts = false
    }
    let rowMoves = movedRows.compactMap { from, to -> (IndexPath, ListContent<Cell>.Row)? in
      guard old.indices.contains(from.section), old[from.section].rows.indices.contains(from.row) else { return nil }
      return (to, old[from.section].rows[from.row])
    }
    let sectionMoves = movedSections.compactMap { from, to in old.indices.contains(from) ? (to, old[from]) : nil }
    remove(deletedRows + movedRows.map(\.0), from: old)
    let gone = deletedSections.union(IndexSet(movedSections.map(\.0)))
    var sections = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    let added = insertedSections.map { ($0, ListContent<Cell>.Section(rows: [])) } + sectionMoves
    for (index, section) in added.sorted(by: { $0.0 < $1.0 }) { sections.insert(section, at: min(index, sections.count)) }
    insert(insertedRows.map { ($0, ListContent<Cell>.Row()) } + rowMoves, into: sections)
    for index in sections.indices where insertedSections.contains(index) || reloadedSections.contains(index) {
      fill(sections[index], to: count(index))
    }
    return sections
  }

  /// A row that is read again keeps its selection.
  @MainActor
  private func renewed<Cell>(_ row: ListContent<Cell>.Row) -> ListContent<Cell>.Row {
    let next = ListContent<Cell>.Row()
    next.isSelected = row.isSelected
    return next
  }

  @MainActor
  private func remove<Cell>(_ paths: [IndexPath], from sections: [ListContent<Cell>.Section]) {
    for path in Set(paths).sorted(by: >) where sections.indices.contains(path.section) {
      if sections[path.section].rows.indices.contains(path.row) { sections[path.section].rows.remove(at: path.row) }
    }
  }

  @MainActor
  private func insert<Cell>(_ rows: [(IndexPath, ListContent<Cell>.Row)], into sections: [ListContent<Cell>.Section]) {
    for (path, row) in rows.sorted(by: { $0.0 < $1.0 }) where sections.indices.contains(path.section) {
      let section = sections[path.section]
      section.rows.insert(row, at: min(path.row, section.rows.count))
    }
  }

  @MainActor
  private func fill<Cell>(_ section: ListContent<Cell>.Section, to count: Int) {
    while section.rows.count < count { section.rows.append(ListContent<Cell>.Row()) }
    if section.rows.count > count { section.rows.removeLast(section.rows.count - count) }
  }
}
