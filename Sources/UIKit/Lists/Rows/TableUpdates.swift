import Foundation

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
      let section = old[path.section]
      section.setRow(section.rows[path.row].map(renewed), at: path.row)
    }
    for section in reloadedSections where old.indices.contains(section) {
      for index in old[section].rows.indices { old[section].setRow(old[section].rows[index].map(readAgain), at: index) }
      (old[section].hasParts, old[section].hasEstimates) = (false, false)
    }
    let rowMoves = movedRows.compactMap { from, to -> (IndexPath, ListContent<Cell>.Row?)? in
      guard old.indices.contains(from.section), old[from.section].rows.indices.contains(from.row) else { return nil }
      return (to, old[from.section].rows[from.row])
    }
    let sectionMoves = movedSections.compactMap { from, to in old.indices.contains(from) ? (to, old[from]) : nil }
    remove(deletedRows + movedRows.map(\.0), from: old)
    let gone = deletedSections.union(IndexSet(movedSections.map(\.0)))
    var sections = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    let added = insertedSections.map { ($0, ListContent<Cell>.Section()) } + sectionMoves
    for (index, section) in added.sorted(by: { $0.0 < $1.0 }) { sections.insert(section, at: min(index, sections.count)) }
    insert(insertedRows.map { ($0, ListContent<Cell>.Row(isInserted: true)) } + rowMoves, into: sections)
    for index in sections.indices where insertedSections.contains(index) || reloadedSections.contains(index) {
      sections[index].fill(to: count(index))
    }
    return sections
  }

  /// A row that is read again keeps its selection, and its height until it is laid out.
  @MainActor
  private func renewed<Cell>(_ row: ListContent<Cell>.Row) -> ListContent<Cell>.Row {
    let next = readAgain(row)
    next.isSelected = row.isSelected
    return next
  }

  /// A row of a section that is read again has its size until it is laid out.
  @MainActor
  private func readAgain<Cell>(_ row: ListContent<Cell>.Row) -> ListContent<Cell>.Row {
    let next = ListContent<Cell>.Row()
    (next.height, next.frame) = (row.height, row.frame)
    return next
  }

  @MainActor
  private func remove<Cell>(_ paths: [IndexPath], from sections: [ListContent<Cell>.Section]) {
    for path in Set(paths).sorted(by: >) where sections.indices.contains(path.section) {
      if sections[path.section].rows.indices.contains(path.row) { sections[path.section].remove(at: path.row) }
    }
  }

  @MainActor
  private func insert<Cell>(_ rows: [(IndexPath, ListContent<Cell>.Row?)], into sections: [ListContent<Cell>.Section]) {
    for (path, row) in rows.sorted(by: { $0.0 < $1.0 }) where sections.indices.contains(path.section) {
      let section = sections[path.section]
      section.insert(row, at: path.row)
      section.hasEstimates = false
    }
  }
}
