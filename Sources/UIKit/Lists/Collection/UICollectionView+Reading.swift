import Foundation
internal import SplitKit

/// Reading a collection that is laid out as a list.
extension UICollectionView: ListView {
  func readList(in reading: inout ReadingContext) -> ListReading {
    let configuration = listConfiguration ?? UICollectionLayoutListConfiguration(appearance: .plain)
    var reader = ListReader(
      style: configuration.style, metrics: metrics(of: configuration.style), width: content.size.width,
      prefix: reading.listPrefix(of: self), origin: reading.frame.origin)
    reader.read(refreshControl, room: content.refreshRoom, in: &reading)
    reader.read(header: nil, footer: emptyView, in: &reading)
    for (index, section) in (content.sections ?? []).enumerated() {
      guard self.section(index)?.list != nil else {
        reader.append(views(of: section), section.frame, gap: section.gap, in: &reading)
        continue
      }
      reader.begin(header: section.header, footer: section.footer, RowRange(section, in: content), gap: section.gap, in: &reading)
      for item in section.present.clamped(to: section.rows.indices) {
        append(section.row(at: item), IndexPath(item: item, section: index), to: &reader, in: &reading)
      }
      reader.endSection()
    }
    let color = backgroundColor ?? configuration.backgroundColor ?? backgroundView?.backgroundColor
    let (isSidebar, leadsOn) = (configuration.style == .sidebar, configuration.style == .sidebar && standsAlone)
    return reader.finish(
      background: .color(color, reading), empty: emptyText,
      separators: configuration.showsSeparators && (!isSidebar || leadsOn),
      isEditing: isEditing, leadsOn: leadsOn, correction: content.correction)
  }

  /// The views of a section that is not a list, which stands among sections that are.
  private func views(of section: ListContent<UICollectionViewCell>.Section) -> [UIView] {
    [section.header.view].compactMap { $0 } + section.rows.compactMap { $0?.cell } + [section.footer.view].compactMap { $0 }
  }

  /// The subviews of a grid: the cells by their items, which are made in the order in which they come near, and before them all others.
  var subviewsInOrder: [UIView] {
    let cells = content.presentPaths.compactMap { content.row(at: $0)?.cell }
    let known = Set(cells.map(ObjectIdentifier.init))
    return subviews.filter { !known.contains(ObjectIdentifier($0)) } + cells
  }

  /// The words of a background view, which are shown while there are no items.
  private var emptyText: String? { content.isEmpty && emptyView == nil ? backgroundView?.joinedLabelTexts : nil }

  /// Whether a list of a sidebar has the narrow window for itself. A column beside others is narrow too, and keeps its look.
  private var standsAlone: Bool {
    traitCollection.horizontalSizeClass == .compact && nearestController?.splitViewController?.isCollapsed ?? true
  }

  private func append(
    _ row: ListContent<UICollectionViewCell>.Row, _ path: IndexPath, to reader: inout ListReader, in reading: inout ReadingContext
  ) {
    guard let cell = row.cell else { return }
    var content = cell.rowContent
    var more: [Member] = []
    let isHeader = section(path.section)?.list?.headerMode == .firstItemInSection && path.item == 0
    if let outline = (dataSource as? any OutlineSource)?.outline(at: path) {
      content.indent = max(content.indent, outline.level)
      if outline.hasChildren, (cell as? UICollectionViewListCell)?.accessories.contains(where: \.isOutline) == true {
        content.isExpanded = outline.isExpanded
        let id = "\(reader.prefix)\(path.section)-\(path.item)/expansion"
        more.append(Member("expansion", .object([Member("id", .string(id))])))
        reading.row(id) { [weak self] in (self?.dataSource as? any OutlineSource)?.toggle(at: path) }
      }
    }
    let name = "\(reader.prefix)\(path.section)-\(path.item)"
    more += swipeMembers(row, name, &reading) + menuMembers(row.cell, at: path, name, &reading)
    more += editingMembers(content, name, &reading)
    let canTap = !isHeader && selectsItems || content.isExpanded != nil
    let id = reader.append(
      content, frame: row.frame, at: path, isEnabled: canTap, in: &reading, more: more, parts: frames(of: cell, at: path))
    reading.row(id) { [weak self, weak row] in
      guard let self, let row, let now = self.content.firstPath(where: { $0 === row }) else { return }
      itemTapped(now)
    }
    if let action = content.accessoryAction { reading.row("\(id)/accessory", perform: action) }
    if row.isSelected { reading.selection.append(id) }
  }

  /// The frames of what the system draws in a row, with the line below it.
  private func frames(of cell: UICollectionViewCell, at path: IndexPath) -> RowFrames {
    var frames = cell.ends.frames(in: cell)
    if let swiped, swiped.row?.cell === cell { frames.actions = swiped.frames(in: cell.bounds.size, metrics) }
    frames.line = lineBelow(cell, at: path)
    if path.item == 0, metrics.style == .grouped { frames.lineAbove = wholeLine(cell, at: 0) }
    return frames
  }

  /// The line below a row, which is the list's own: the last row of a section has none, or in a group one across the whole width (822, 825).
  private func lineBelow(_ cell: UICollectionViewCell, at path: IndexPath) -> CGRect? {
    let height = CGFloat(metrics.design.separator.height(on: metrics.grid))
    let (y, width) = (cell.bounds.height - height, cell.bounds.width)
    if path.item == (content.sections?[safely: path.section]?.rows.count ?? 0) - 1 {
      return metrics.style == .grouped ? wholeLine(cell, at: y) : nil
    }
    let margin = CGFloat(metrics.padding)
    let start = margin + cell.ends.frames.textOffset
    let end = metrics.design.separator.hasTwoInsets ? margin : 0
    let line = CGRect(x: start, y: y, width: max(0, width - start - end), height: height)
    return cell.inReadingDirection(line)
  }

  private func wholeLine(_ cell: UICollectionViewCell, at y: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: cell.bounds.width, height: CGFloat(metrics.design.separator.height(on: metrics.grid)))
  }

  /// The control of a row while the list is edited.
  private func editingMembers(_ content: RowContent, _ id: String, _ reading: inout ReadingContext) -> [Member] {
    guard isEditing, let editing = content.editing else { return [] }
    let kind = Member("editing", .string(editing))
    guard let action = content.editingAction else { return [kind] }
    reading.row("\(id)/edit", perform: action)
    return [kind, Member("editingPart", .object([Member("id", .string("\(id)/edit"))]))]
  }
}
