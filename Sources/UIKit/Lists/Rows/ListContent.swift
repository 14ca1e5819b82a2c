import Foundation

/// A cell that a list selects and uses again.
@MainActor
protocol SelectableCell: UIView {
  /// The maker of the cell, for which it can be used again: a name or a registration; nil for a cell that the app has made by itself.
  var maker: AnyHashable? { get }
  /// Called before the cell is used again.
  func prepareForReuse()
  /// Sets whether the list has selected the cell.
  func showSelection(_ selected: Bool)
  /// The contents of the row that the cell shows.
  var rowContent: RowContent { get }
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
    /// Whether the row is new since the last layout, so that its height was not expected.
    var isInserted: Bool

    init(isInserted: Bool = false) { self.isInserted = isInserted }

    func select(_ selected: Bool) {
      isSelected = selected
      cell?.showSelection(selected)
    }
  }

  /// A part above or below rows.
  typealias Part = ListPart

  @MainActor
  final class Section {
    /// The rows. One of which nothing is known yet is nil, so that a list of many rows takes neither time nor memory for them.
    private(set) var rows: ContiguousArray<Row?>
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

    init(rows: ContiguousArray<Row?> = []) { self.rows = rows }

    /// Creates a section with a number of rows.
    convenience init(count: Int) { self.init(rows: ContiguousArray(repeating: nil, count: max(0, count))) }

    /// The row at an index, which is made now if nothing was known of it.
    func row(at index: Int) -> Row {
      if let row = rows[index] { return row }
      let row = Row()
      rows[index] = row
      return row
    }

    func setRow(_ row: Row?, at index: Int) { rows[index] = row }
    func insert(_ row: Row?, at index: Int) { rows.insert(row, at: min(max(0, index), rows.count)) }
    @discardableResult
    func remove(at index: Int) -> Row? { rows.remove(at: index) }

    /// Adds rows that were not expected, or removes the last ones, until there are so many.
    func fill(to count: Int) {
      while rows.count < count { rows.append(Row(isInserted: true)) }
      rows.removeLast(rows.count - max(0, count))
    }

    /// The sum of the heights of rows in points, with one for each of which no height is known.
    func height(of range: Range<Int>, usual: CGFloat) -> CGFloat {
      var (sum, unknown) = (CGFloat(0), 0)
      for index in range {
        if let height = rows[index]?.height { sum += height } else { unknown += 1 }
      }
      return sum + CGFloat(unknown) * usual
    }

    /// The heights that header and footer are expected to have, if they have not been asked for and anything is known of them.
    var expectedParts: (header: CGFloat?, footer: CGFloat?) {
      func expected(_ part: Part) -> CGFloat? { hasParts || part.frame.height == 0 ? nil : part.frame.height }
      return (expected(header), expected(footer))
    }

    /// Takes the frames of the header and the footer of an earlier section, from which the frames of rows are expected.
    func takeFrames(of old: Section) { (header.frame, footer.frame) = (old.header.frame, old.footer.frame) }
  }

  /// The sections, or nil before they have been read.
  var sections: [Section]?
  /// The sections before the last reload.
  private var earlier: [Section]?
  /// Whether the frames are those of a layout since then.
  var hasFrames = false
  /// The traits of the cells that wait to be used again.
  var traits: UITraitCollection?
  /// Whether a layout gives the rows frames, and what the app has asked for meanwhile, which is done afterwards.
  var isPlacing = false
  var waiting: [() -> Void] = []
  /// The horizontal offset for which the window was made, in points.
  var windowX: CGFloat = 0
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
  /// The space above everything else during a refresh.
  var refreshRoom: CGFloat = 0
  /// The size of the contents after a layout.
  var size = CGSize.zero
  /// The measures that all rows share, in the last layout.
  var metrics: ListMetrics?
  /// The row that the user is moving, or nil.
  weak var lifted: Row?

  /// Whether there are no rows, as far as they have been read.
  var isEmpty: Bool { sections?.allSatisfy(\.rows.isEmpty) ?? true }

  func row(at path: IndexPath) -> Row? {
    guard path.count == 2, let sections, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    return section.rows.indices.contains(path.row) ? section.row(at: path.row) : nil
  }

  /// All index paths.
  var paths: [IndexPath] {
    (sections ?? []).enumerated().flatMap { section, content in
      content.rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  /// The index paths of rows for which a condition holds. It does not hold for a row of which nothing is known.
  func paths(where condition: (Row) -> Bool) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (section, content) in (sections ?? []).enumerated() {
      for (index, row) in content.rows.enumerated() {
        if let row, condition(row) { paths.append(IndexPath(row: index, section: section)) }
      }
    }
    return paths
  }

  /// The first index path of a row for which a condition holds. It does not hold for a row of which nothing is known.
  func firstPath(where condition: (Row) -> Bool) -> IndexPath? {
    for (section, content) in (sections ?? []).enumerated() {
      for (index, row) in content.rows.enumerated() {
        if let row, condition(row) { return IndexPath(row: index, section: section) }
      }
    }
    return nil
  }

  /// Moves a row with its cell, to a place that there is after it has left its old one.
  func move(_ source: IndexPath, to target: IndexPath) {
    guard let row = row(at: source), let sections, sections.indices.contains(target.section) else { return }
    sections[source.section].remove(at: source.row)
    sections[target.section].insert(row, at: target.row)
  }

  /// The row of a cell, or nil. Rows that have had a cell in the last layout are looked at first.
  func path(of cell: UIView) -> IndexPath? {
    for (index, section) in (sections ?? []).enumerated() {
      let rows = section.present.clamped(to: section.rows.indices)
      if let row = rows.first(where: { section.rows[$0]?.cell === cell }) { return IndexPath(row: row, section: index) }
    }
    guard let row = present.first(where: { $0.cell === cell }) else { return nil }
    return firstPath { $0 === row }
  }

  /// The number of sections up to which a list asks for all headers and footers at once. In a longer one, those that are far away are asked
  /// for when they come near.
  static var mostPartsAtOnce: Int { 100 }

  /// The number of rows up to which all have cells, so that a short list has the same ids wherever it is scrolled to.
  static var mostRowsAtOnce: Int { 40 }

  /// Whether the list has so many rows that some can have no cells.
  var isLong: Bool { (sections ?? []).reduce(0) { $0 + $1.rows.count } > Self.mostRowsAtOnce }

  /// The window for a visible part of the contents: the present one while it suits, or else another one.
  mutating func takeWindow(_ visible: (top: CGFloat, height: CGFloat), x: CGFloat, _ whole: ListWindow?) -> ListWindow {
    if let whole = whole ?? (isLong ? nil : .whole) {
      window = whole
      return whole
    }
    let last = window.flatMap { $0.isFixed ? nil : $0 }
    if let last, suits(visible, x: x) { return last }
    let next = ListWindow(around: clamped(visible), height: visible.height, after: last)
    (window, windowX) = (next, x)
    return next
  }

  /// Whether the window is still good for a visible part. A list without a window has not been laid out.
  func suits(_ visible: (top: CGFloat, height: CGFloat), x: CGFloat) -> Bool {
    guard let window, !window.isFixed else { return true }
    return window.suits(clamped(visible), height: visible.height, end: size.height) && (x - windowX).magnitude <= size.width / 2
  }

  /// The top of a visible part that does not reach beyond the contents.
  private func clamped(_ visible: (top: CGFloat, height: CGFloat)) -> CGFloat {
    max(0, hasFrames ? min(visible.top, size.height - visible.height) : visible.top)
  }

  /// Notes the outcome of a pass over all rows.
  mutating func note(_ pass: RowPass<Cell>) { (estimate, usual, hasFrames) = (pass.estimate, pass.usual, true) }

  /// The rows with cells after the last layout, from the top.
  var presentPaths: [IndexPath] {
    (sections ?? []).enumerated().flatMap { index, section in
      section.present.clamped(to: section.rows.indices).filter { section.rows[$0]?.cell != nil }.map {
        IndexPath(row: $0, section: index)
      }
    }
  }

  /// Forgets all estimates, because the app has others now.
  ///
  /// - Parameter forgetsCells: Whether the heights of rows with cells are forgotten too, because the app is asked for all of them.
  mutating func forgetEstimates(forgetsCells: Bool = false) {
    (estimate, window) = (nil, nil)
    for section in sections ?? [] {
      section.hasEstimates = false
      for case let row? in section.rows where forgetsCells || row.cell == nil { row.height = nil }
    }
  }

  /// Forgets all sizes, because another layout has others.
  mutating func forgetSizes() {
    forgetEstimates()
    hasFrames = false
    for section in sections ?? [] {
      for case let row? in section.rows { (row.height, row.frame) = (nil, .zero) }
    }
  }

  /// The rows whose frames meet a rectangle of the contents, from the top.
  func paths(in rect: CGRect) -> [IndexPath] {
    (sections ?? []).enumerated().flatMap { index, section -> [IndexPath] in
      if section.isGrid {
        return section.rows.indices.filter { section.rows[$0]?.frame.intersects(rect) == true }.map {
          IndexPath(row: $0, section: index)
        }
      }
      var top = section.top
      return section.rows.indices.compactMap { row in
        let height = section.rows[row]?.height ?? usual
        defer { top += height }
        return top < rect.maxY && top + height > rect.minY ? IndexPath(row: row, section: index) : nil
      }
    }
  }

  /// The cells of the rows that have one.
  var cells: [Cell] { present.compactMap(\.cell) }

  /// Takes the sections of a reload. The sizes in the earlier ones are estimates of theirs, unless the app is asked for heights.
  mutating func takeSections(_ new: [Section], keepsHeights: Bool = true) {
    for (section, old) in zip(new, earlier ?? []) {
      section.takeFrames(of: old)
      guard keepsHeights else { continue }
      for (index, old) in zip(section.rows.indices, old.rows) {
        guard let old else { continue }
        let row = section.row(at: index)
        (row.height, row.frame) = (old.height, old.frame)
      }
    }
    (sections, earlier) = (new, nil)
  }

  /// Forgets the sections, of which none has a cell any more.
  mutating func dropSections() {
    earlier = sections ?? earlier
    (sections, present, window, hasFrames) = (nil, [], nil, false)
  }

  /// Takes sections that have some of the rows that there are.
  mutating func exchange(_ next: [Section]) {
    sections = next
    present = next.flatMap { $0.rows.compactMap { $0?.cell == nil ? nil : $0 } }
    window = nil
  }

  /// The top and the height of a row in the contents, which follow from estimates for rows that have never had a cell; nil for no row.
  func extent(of path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
    guard let row = row(at: path), let section = sections?[path.section] else { return nil }
    if section.isGrid || section.present.contains(path.row) { return (row.frame.minY, row.frame.height) }
    return (section.top + section.height(of: 0..<path.row, usual: usual), row.height ?? usual)
  }
}

/// A part above or below rows.
struct ListPart {
  var title: String?
  var view: UIView?
  var frame = CGRect.zero
  /// The padding above the part.
  var padding: CGFloat = 0
  /// The frame of the title that the page draws, in the part.
  var titleFrame: CGRect?
}
