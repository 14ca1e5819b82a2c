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
  /// A row. Only rows near the visible part of the list have a cell.
  @MainActor
  final class Row {
    var cell: Cell?
    var isSelected = false
    /// The rectangle in the list's contents, after a layout in which the row had a cell.
    var frame = CGRect.zero
    /// The height in points as far as it is known: that of the last layout in which the row had a cell, or an estimate of the app.
    var height: CGFloat?
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
    /// The frame of everything in the section, and the space below it, after a layout of a collection.
    var frame = CGRect.zero
    var gap: CGFloat = 0
    /// Whether header and footer have been asked for.
    var hasParts = false
    /// Whether all rows have frames, because the section is no list.
    var isGrid = false
    /// Whether the app has been asked for estimates of the heights.
    var hasEstimates = false
    /// The rows that have cells, and the heights of all rows before and after them in points, after a layout.
    var present = 0..<0
    var (above, below): (CGFloat, CGFloat) = (0, 0)
    /// The top of the first row in the list's contents, after a layout.
    var top: CGFloat = 0

    init(rows: [Row]) { self.rows = rows }
  }

  /// The sections, or nil before they have been read.
  var sections: [Section]?
  /// The sections before the last time that the list was read anew.
  private var earlier: [Section]?
  /// The part of the contents in which rows have cells, and these rows, after a layout.
  var window: ListWindow?
  var present: [Row] = []
  /// The mean height of the first rows in points, or nil before a layout in which there were more rows than those.
  private(set) var estimate: CGFloat?
  /// The height of a row of which nothing is known in the last layout, in points.
  private var usual: CGFloat = 0
  /// The heights of the last header and footer in a layout.
  var partHeights: (header: CGFloat, footer: CGFloat) = (0, 0)
  /// The row to which the list scrolls in the next layout.
  var target: ListTarget?
  /// The padding of rows at both sides in the last layout, in points.
  var inset: CGFloat = 0
  /// The sum of all corrections of the offset, in points.
  var correction: CGFloat = 0
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

  /// The row of a cell, or nil. Rows that have had a cell in the last layout are looked at first.
  func path(of cell: UIView) -> IndexPath? {
    for (index, section) in (sections ?? []).enumerated() {
      let rows = section.present.clamped(to: section.rows.indices)
      if let row = rows.first(where: { section.rows[$0].cell === cell }) { return IndexPath(row: row, section: index) }
    }
    return firstPath { $0.cell === cell }
  }

  /// The number of sections up to which a list asks for all headers and footers at once. In a longer one, those that are far away are asked
  /// for when they come near.
  static var mostPartsAtOnce: Int { 100 }

  /// The window for a visible part of the contents: the present one while it suits, or else another one.
  mutating func takeWindow(_ visible: (top: CGFloat, height: CGFloat), _ usual: UsualHeight, isWhole: Bool) -> ListWindow {
    let top = max(0, min(visible.top, visible.top <= 0 ? 0 : expectedHeight(usual) - visible.height))
    if let window, window.suits(top, height: visible.height, end: size.height) { return window }
    let next = isWhole ? ListWindow.whole : ListWindow(around: top, height: visible.height, after: window)
    window = next
    return next
  }

  private func expectedHeight(_ usual: UsualHeight) -> CGFloat {
    guard window == nil else { return size.height }
    return (sections ?? []).reduce(0) { sum, section in
      let rows = section.rows.reduce(0) { $0 + ($1.height ?? estimate ?? usual.height) }
      return sum + section.header.frame.height + rows + section.footer.frame.height
    }
  }

  /// Notes the outcome of a pass over all rows.
  mutating func note(_ pass: RowPass<Cell>) { (estimate, usual) = (pass.estimate, pass.usual) }

  /// The rows with cells after the last layout, from the top.
  var presentPaths: [IndexPath] {
    (sections ?? []).enumerated().flatMap { index, section in
      section.present.clamped(to: section.rows.indices).filter { section.rows[$0].cell != nil }.map {
        IndexPath(row: $0, section: index)
      }
    }
  }

  /// Whether some rows have no cells.
  var isPart: Bool { (sections ?? []).contains { $0.present.count < $0.rows.count } }

  /// Forgets all estimates, because the app has another one.
  mutating func forgetEstimates() {
    (estimate, window) = (nil, nil)
    for section in sections ?? [] {
      section.hasEstimates = false
      for row in section.rows where row.cell == nil { row.height = nil }
    }
  }

  /// The rows whose frames meet a rectangle of the contents, from the top.
  func paths(in rect: CGRect) -> [IndexPath] {
    (sections ?? []).enumerated().flatMap { index, section -> [IndexPath] in
      if section.isGrid {
        return section.rows.indices.filter { section.rows[$0].frame.intersects(rect) }.map { IndexPath(row: $0, section: index) }
      }
      var top = section.top
      return section.rows.indices.compactMap { row in
        let height = section.rows[row].height ?? usual
        defer { top += height }
        return top < rect.maxY && top + height > rect.minY ? IndexPath(row: row, section: index) : nil
      }
    }
  }

  /// The cells of the rows that have one.
  var cells: [Cell] { present.compactMap(\.cell) }

  /// Takes sections that have been read anew. The heights of the earlier ones are estimates of theirs.
  mutating func takeSections(_ new: [Section]) {
    for (section, old) in zip(new, earlier ?? []) {
      for (row, old) in zip(section.rows, old.rows) { row.height = old.height }
    }
    (sections, earlier) = (new, nil)
  }

  /// Forgets the sections, of which none has a cell any more.
  mutating func dropSections() {
    earlier = sections ?? earlier
    (sections, present, window) = (nil, [], nil)
  }

  /// Takes sections that have some of the rows that there are.
  mutating func exchange(_ next: [Section]) {
    sections = next
    present = next.flatMap { $0.rows.filter { $0.cell != nil } }
    window = nil
  }

  /// The top and the height of a row in the contents, which follow from estimates for rows that have never had a cell; nil for no row.
  func extent(of path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
    guard let row = row(at: path), let section = sections?[path.section] else { return nil }
    if section.isGrid || section.present.contains(path.row) { return (row.frame.minY, row.frame.height) }
    let before = section.rows[..<path.row].reduce(section.top) { $0 + ($1.height ?? usual) }
    return (before, row.height ?? usual)
  }
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

  /// A row that is read again keeps its selection, and its height until it is laid out.
  @MainActor
  private func renewed<Cell>(_ row: ListContent<Cell>.Row) -> ListContent<Cell>.Row {
    let next = ListContent<Cell>.Row()
    (next.isSelected, next.height) = (row.isSelected, row.height)
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
      section.hasEstimates = false
    }
  }

  @MainActor
  private func fill<Cell>(_ section: ListContent<Cell>.Section, to count: Int) {
    while section.rows.count < count { section.rows.append(ListContent<Cell>.Row()) }
    if section.rows.count > count { section.rows.removeLast(section.rows.count - count) }
  }
}
