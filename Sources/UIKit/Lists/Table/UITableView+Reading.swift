import Foundation
internal import SplitKit

/// Reading the table for the page.
extension UITableView: ListView {
  func readList(in reading: inout ReadingContext) -> ListReading {
    let origin = reading.frame.origin
    var reader = ListReader(
      style: listStyle, metrics: metrics, width: content.size.width,
      prefix: reading.listPrefix(of: self), origin: origin)
    reader.read(refreshControl, room: content.refreshRoom, in: &reading)
    reader.read(header: tableHeaderView, footer: emptyView ?? tableFooterView, in: &reading)
    for (index, section) in (content.sections ?? []).enumerated() {
      reader.begin(header: section.header, footer: section.footer, RowRange(section, in: content), in: &reading)
      for row in section.present.clamped(to: section.rows.indices) {
        append(section.row(at: row), IndexPath(row: row, section: index), to: &reader, in: &reading)
      }
      reader.endSection()
    }
    return reader.finish(
      background: listBackground(reading), empty: emptyText, separators: separatorStyle != .none,
      separatorColor: .color(separatorColor, reading), isEditing: isEditing, correction: content.correction,
      index: indexMembers(reader.prefix, &reading))
  }

  private func append(
    _ row: TableContent.Row, _ path: IndexPath, to reader: inout ListReader, in reading: inout ReadingContext
  ) {
    guard let cell = row.cell else { return }
    var content = cell.rowContent
    if content.background == nil, hidesBehindRows { content.background = .systemBackground }
    let canTap = selectsRows && cell.isUserInteractionEnabled && (cell.selectionStyle != .none || delegate != nil)
    let name = "\(reader.prefix)\(path.section)-\(path.row)"
    let gestures = swipeMembers(row, name, &reading) + menuMembers(row.cell, at: path, name, &reading)
    let id = reader.append(
      content, frame: row.frame, at: path, isEnabled: canTap, in: &reading,
      more: editingMembers(row, path, reader.prefix, &reading) + gestures, parts: frames(of: cell, at: path))
    reading.row(id) { [weak self, weak row] in if let row { self?.rowTapped(row) } }
    if content.hasDetailButton {
      reading.row("\(id)/accessory") { [weak self, weak row] in if let row { self?.accessoryTapped(row) } }
    }
    if row.isSelected, cell.selectionStyle != .none { reading.selection.append(id) }
  }

  /// The frames of what the system draws in a row, with the lines around it.
  private func frames(of cell: UITableViewCell, at path: IndexPath) -> RowFrames {
    var frames = cell.ends.frames(in: cell)
    if let swiped, swiped.row?.cell === cell { frames.actions = swiped.frames(in: cell.bounds.size, metrics) }
    guard separatorStyle != .none else { return frames }
    let lines = RowLines(self, metrics, path)
    frames.line = lines.below(cell)
    frames.lineAbove = lines.above(cell)
    return frames
  }

  /// The control of a row while the table is edited.
  private func editingMembers(
    _ row: TableContent.Row, _ path: IndexPath, _ prefix: String, _ reading: inout ReadingContext
  ) -> [Member] {
    let grip = gripMembers(row, path, prefix, &reading)
    guard let control = editingControl(at: path) else { return grip }
    // A touch of the row selects it, so the control is no element of its own.
    if control == "select" { return [Member("editing", "select")] + grip }
    let id = "\(prefix)\(path.section)-\(path.row)/edit"
    reading.row(id) { [weak self, weak row] in if let row { self?.editingControlTapped(row) } }
    return [
      Member("editing", .string(control)),
      Member("editingPart", .object([Member("id", .string(id))])),
    ] + grip
  }

  /// The grip at the end of a row that the app can move, while the table is edited.
  private func gripMembers(
    _ row: TableContent.Row, _ path: IndexPath, _ prefix: String, _ reading: inout ReadingContext
  ) -> [Member] {
    guard movesRow(at: path) else { return [] }
    let id = "\(prefix)\(path.section)-\(path.row)/grip"
    reading.row(id) { [weak self, weak row] in if let row { self?.gripTapped(row) } }
    let part = Member("gripPart", .object([Member("id", .string(id))]))
    return row === content.lifted ? [part, Member("isLifted", true)] : [part]
  }

  /// Whether rows without a background of their own hide the one of the list. The rows of a plain table have that of the system
  /// (general knowledge of UIKit), which is seen where the table has another one.
  private var hidesBehindRows: Bool { style == .plain && backgroundColor.map { $0 != .clear } ?? false }

  private func listBackground(_ reading: ReadingContext) -> Value? {
    .color(backgroundColor ?? backgroundView?.backgroundColor, reading)
  }

  /// The words of a background view, which are shown while there are no rows.
  private var emptyText: String? { content.isEmpty && emptyView == nil ? backgroundView?.joinedLabelTexts : nil }
}
