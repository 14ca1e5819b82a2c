import Foundation

/// One pass over the rows of a list from top to bottom. It gives those near the visible part their frames, and adds up the heights of all
/// others.
///
/// A row that comes near from above can have another height than was expected. The list adds `correction` to its offset then, so that
/// what is visible stays where it is.
@MainActor
struct RowPass<Cell: SelectableCell> {
  typealias Row = ListContent<Cell>.Row
  typealias Section = ListContent<Cell>.Section

  private let window: ListWindow
  /// The top of the visible part.
  private let offset: CGFloat
  private let standard: UsualHeight
  /// The mean height of the rows that were the first to have frames, or nil before they have any.
  private(set) var estimate: CGFloat?
  /// Where the next row or part begins.
  var top: CGFloat = 0
  private(set) var correction: CGFloat = 0
  /// The rows that have frames now.
  private(set) var present: [Row] = []

  init(_ content: ListContent<Cell>, _ window: ListWindow, offset: CGFloat, standard: UsualHeight) {
    (self.window, self.offset, self.standard, estimate) = (window, offset, standard, content.estimate)
  }

  /// The height of a row of which nothing is known.
  var usual: CGFloat { standard.isOfApp ? standard.height : estimate ?? standard.height }

  /// Where the next row or part begins if everything before it is as high as was expected.
  private var expectedTop: CGFloat { top - correction }

  private func isNear(_ height: CGFloat) -> Bool { expectedTop + height > window.from && expectedTop < window.to }

  /// Whether a section, which comes next, is near the visible part.
  func isNear(_ section: Section) -> Bool {
    let parts = section.header.frame.height + section.footer.frame.height
    return isNear(parts + section.height(of: section.rows.indices, usual: usual))
  }

  /// Passes over the items of a section that is no list. They all have frames, and those near the visible part have cells.
  mutating func grid(of section: Section) {
    (section.top, section.above, section.below) = (top, 0, 0)
    let near = section.rows.indices.filter { section.rows[$0].map { window.holds($0.frame) } ?? false }
    section.present = near.isEmpty ? 0..<0 : near[0]..<near[near.count - 1] + 1
  }

  /// Passes over a header or a footer.
  ///
  /// - Parameters:
  ///   - expected: The height that was expected, or nil if the part has been there before, or if nothing is known of it.
  ///   - place: Gives the part a frame, which begins at a top. Returns its height.
  mutating func part(expected: CGFloat?, place: (CGFloat) -> CGFloat) {
    let isAbove = expected.map { expectedTop + $0 <= offset } == true
    let height = place(top)
    if isAbove, let expected { correction += height - expected }
    top += height
  }

  /// Passes over the rows of a section.
  ///
  /// - Parameter place: Gives a row with its index in the section a cell and a frame, which begins at a top. Returns its height.
  mutating func rows(of section: Section, place: (Row, Int, CGFloat) -> CGFloat) {
    let count = section.rows.count
    section.top = top
    (section.above, section.below) = (0, 0)
    var (first, end) = (count, count)
    for index in 0..<count {
      let known = section.rows[index]
      let expected = known?.height ?? usual
      if isNear(expected) {
        first = min(first, index)
        let row = section.row(at: index)
        passNear(row, expected) { place(row, index, $0) }
      } else if expectedTop < window.to {
        known?.isInserted = false
        section.above += expected
        top += expected
      } else {
        end = index
        break
      }
    }
    section.present = min(first, end)..<end
    passOverRest(of: section, end..<count)
  }

  private mutating func passNear(_ row: Row, _ expected: CGFloat, place: (CGFloat) -> CGFloat) {
    let isNewAbove = row.cell == nil && !row.isInserted && expectedTop + expected <= offset
    let height = place(top)
    if isNewAbove { correction += height - expected }
    row.isInserted = false
    row.height = height
    present.append(row)
    top += height
  }

  private mutating func passOverRest(of section: Section, _ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    noteEstimate()
    section.below = section.height(of: rows, usual: usual)
    top += section.below
  }

  /// The estimate is made from the first rows of the list, so that no later one changes the heights above the visible part.
  private mutating func noteEstimate() {
    guard estimate == nil, window.from <= 0, !present.isEmpty else { return }
    let mean = present.reduce(0) { $0 + ($1.height ?? 0) } / CGFloat(present.count)
    estimate = (mean * 2).rounded() / 2
  }
}
