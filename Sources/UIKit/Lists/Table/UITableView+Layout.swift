import Foundation
internal import SplitKit

/// The places of rows, headers and footers.
extension UITableView {
  var listStyle: ListStyle { ListStyle(style) }

  /// The width of the contents: that of the table between the parts that the edges of the window cover.
  private var contentWidth: CGFloat {
    max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right - contentInset.left - contentInset.right)
  }

  /// Gives everything near the visible part its frame.
  func placeAll() {
    let (width, metrics) = (contentWidth, ListMetrics(listStyle, traits: traitCollection))
    if width != content.size.width { closeSwipe() }
    forgetCellsOfOtherTraits()
    let sections = loaded
    readEstimates(sections, metrics)
    let hadFrames = content.hasFrames
    let window = content.takeWindow(visiblePart, x: 0, hasStaticRows ? .whole : isScrolledByPageAlone ? .long : nil)
    leaveRows(outside: window)
    content.inset = CGFloat(metrics.inset)
    content.refreshRoom = placeRefreshControl(width)
    var pass = RowPass(content, window, offset: scrolled.y, standard: usualHeight(metrics))
    pass.top = place(tableHeaderView, at: content.refreshRoom, width)
    let asksForAllParts = sections.count <= ListContent<UITableViewCell>.mostPartsAtOnce
    for (index, section) in sections.enumerated() {
      let expected = section.expectedParts
      if asksForAllParts || pass.isNear(section) { makeParts(of: section, index) }
      pass.part(expected: expected.header) { placeHeader(of: section, index, at: $0, width, metrics) }
      pass.rows(of: section) { row, number, top in
        place(row, IndexPath(row: number, section: index), at: top, width, metrics)
      }
      pass.part(expected: expected.footer) { placeFooter(of: section, index, at: $0, width, metrics) }
    }
    note(present: pass.present)
    content.note(pass)
    placeEnd(at: pass.top, width)
    if hadFrames, pass.correction != 0 { correctOffset(by: pass.correction) }
  }

  /// Gives the views below and behind the rows their frames.
  private func placeEnd(at top: CGFloat, _ width: CGFloat) {
    backgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
    let end = emptyView.map { place(emptyView: $0, at: top, width) } ?? place(tableFooterView, at: top, width)
    content.size = CGSize(width: width, height: end)
    contentSize = content.size
  }

  /// Places a view above or below all sections. Its height is its own.
  private func place(_ view: UIView?, at top: CGFloat, _ width: CGFloat) -> CGFloat {
    guard let view, !view.isHidden else { return top }
    let fitting =
      view.frame.height == 0 && view.usesConstraints
      ? view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height : view.frame.height
    view.frame = CGRect(x: 0, y: top, width: width, height: fitting)
    view.layOutContents()
    return top + fitting
  }

  /// Gives a row a cell and a frame. Returns its height.
  private func place(
    _ row: TableContent.Row, _ path: IndexPath, at top: CGFloat, _ width: CGFloat, _ metrics: ListMetrics
  ) -> CGFloat {
    makeCell(of: row, at: path)
    guard let cell = row.cell else { return 0 }
    let inset = CGFloat(metrics.inset)
    cell.showRichContents()
    var content = cell.rowContent
    content.editing = editingControl(at: path)
    let inner = width - 2 * inset
    let given = givenHeight(at: path, metrics)
    content.breakLines(in: inner, height: given, metrics)
    row.lines = content.lines
    let height = given ?? automaticHeight(of: cell, content, inner, metrics)
    row.frame = CGRect(x: inset, y: top, width: inner, height: height)
    cell.setFrame(row.frame)
    cell.layOutCell(content)
    return height
  }

  /// The height of a row that follows from its contents: from the constraints of a cell of the app's own, and at least that of a row of
  /// the system for any other.
  private func automaticHeight(of cell: UITableViewCell, _ content: RowContent, _ width: CGFloat, _ metrics: ListMetrics)
    -> CGFloat
  {
    guard content.views != nil, cell.usesConstraints else { return CGFloat(metrics.rowHeight(content)) }
    cell.setFrame(CGRect(origin: cell.storedFrame.origin, size: CGSize(width: width, height: cell.storedFrame.height)))
    UIKitContext.current.measure { cell.layOutCell(content) }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height.rounded(.up) : CGFloat(metrics.rowHeight(content))
  }

  /// Gives a header its frame. Returns its height. One that has not been asked for is as high as the one before it.
  private func placeHeader(
    of section: TableContent.Section, _ index: Int, at top: CGFloat, _ width: CGFloat, _ metrics: ListMetrics
  ) -> CGFloat {
    let given = tableDelegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
    let usual = CGFloat(metrics.headerHeight(title: section.header.shownTitle, isFirst: index == 0 && tableHeaderView == nil))
    let inset = CGFloat(metrics.inset)
    let made = section.hasParts ? section.header.height(in: width - 2 * inset) ?? usual : content.partHeights.header
    let height = given >= 0 ? given : made
    content.partHeights.header = height
    section.header.place(at: top, width, height, inset: inset)
    return height
  }

  /// Gives a footer its frame. Returns its height. One that has not been asked for is as high as the one before it.
  private func placeFooter(
    of section: TableContent.Section, _ index: Int, at top: CGFloat, _ width: CGFloat, _ metrics: ListMetrics
  ) -> CGFloat {
    let given = tableDelegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
    let usual = CGFloat(metrics.footerHeight(title: section.footer.shownTitle, width: Double(width), traits: traitCollection))
    let inset = CGFloat(metrics.inset)
    let made = section.hasParts ? section.footer.height(in: width - 2 * inset) ?? usual : content.partHeights.footer
    let height = given >= 0 ? given : made
    content.partHeights.footer = height
    section.footer.place(at: top, width, height, inset: inset)
    return height
  }
}

extension ListPart {
  /// The words, if they are drawn by the page: those of the data source or of a header without views of its own.
  @MainActor var shownTitle: String? {
    guard let view else { return title }
    if let cell = view as? UICollectionViewCell { return cell.plainTitle }
    return (view as? UITableViewHeaderFooterView)?.title
  }

  /// The view, if it is drawn by its own views.
  @MainActor var drawnView: UIView? { shownTitle == nil ? view : nil }

  /// The height that a view leads to in a width: that of its constraints, or else of its frame; nil without a view.
  @MainActor func height(in width: CGFloat) -> CGFloat? {
    guard let view = drawnView else { return nil }
    return heightOfConstraints(in: width) ?? (view.frame.height > 0 ? view.frame.height : 28)
  }

  /// The height that the constraints of a view lead to in a width, or nil without constraints.
  @MainActor func heightOfConstraints(in width: CGFloat) -> CGFloat? {
    guard let view else { return nil }
    (view as? any ConfiguredView)?.showConfiguration()
    guard view.usesConstraints || view.subviews.contains(where: \.usesConstraints) else { return nil }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height.rounded(.up) : 28
  }

  /// Places the part between the paddings of the list, and inside other distances from its sides.
  @MainActor mutating func place(
    at top: CGFloat, _ width: CGFloat, _ height: CGFloat, inset: CGFloat = 0, sides: UIEdgeInsets = .zero
  ) {
    let inner = max(0, width - 2 * inset - sides.left - sides.right)
    frame = CGRect(x: inset + sides.left, y: top, width: inner, height: height)
    view?.frame = frame
    if let cell = view as? UICollectionViewCell { return cell.layOutCell() }
    drawnView?.layOutContents()
  }
}

extension UITableViewCell {
  /// The room that the control of a row takes at the start while the table is edited, in points (by eye).
  private var editingRoom: CGFloat {
    guard let table, table.isEditing, let path = table.indexPath(for: self) else { return 0 }
    return table.editingControl(at: path) == nil ? 0 : 38
  }

  /// The room that the grip of a row takes at the end while the table is edited, in points (by eye).
  var gripRoom: CGFloat {
    guard let table, table.isEditing, let path = table.indexPath(for: self), table.movesRow(at: path) else { return 0 }
    return 46
  }

  /// The room that the signs at the end take, in points.
  var accessoryWidth: CGFloat { signWidth + gripRoom }

  private var signWidth: CGFloat {
    if let accessoryView, !accessoryView.isHidden {
      if accessoryView.frame.size == .zero { accessoryView.sizeToFit() }
      return accessoryView.frame.width + 24
    }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return 0
    case .disclosureIndicator: return 34
    case .checkmark: return 40
    case .detailButton: return 48
    case .detailDisclosureButton: return 68
    }
  }

  /// Places the contents of the cell. The contents of a row of the system are placed by the page.
  func layOutCell(_ content: RowContent) {
    let (start, end) = (editingRoom, accessoryWidth)
    let isMirrored = isRightToLeft
    contentView.frame = CGRect(
      x: isMirrored ? end : start, y: 0, width: max(0, bounds.width - start - end), height: bounds.height)
    if let accessoryView {
      let (size, padding) = (accessoryView.frame.size, CGFloat(listMetrics.padding))
      accessoryView.frame.origin = CGPoint(
        x: isMirrored ? padding : bounds.width - size.width - padding, y: (bounds.height - size.height) / 2)
    }
    guard content.views != nil else {
      accessoryView?.layOutContents()
      return layOutTree(isRoot: true)
    }
    placeSystemViews(in: contentView.frame)
    layOutContents()
  }

  /// Places the labels and the image of the system in a row that has views of the app too. The distances are by eye.
  private func placeSystemViews(in area: CGRect) {
    let margins = contentMargins
    var rest = area.inset(by: UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right))
    func take(_ width: CGFloat, atStart: Bool) -> CGRect {
      let part = CGRect(
        x: atStart != isRightToLeft ? rest.minX : rest.maxX - width, y: area.minY, width: width, height: area.height)
      if atStart != isRightToLeft { rest.origin.x += width + 12 }
      rest.size.width -= width + 12
      return part
    }
    if let image = rowImageView, image.image != nil {
      let side = min(28, area.height)
      image.store(frame: take(side, atStart: true).insetBy(dx: 0, dy: (area.height - side) / 2))
    }
    if let value = valueLabel, value.text?.isEmpty == false {
      if style == .subtitle { return placeLines(value, in: rest) }
      value.store(frame: take(min(value.intrinsicContentSize.width, rest.width / 2), atStart: false))
    }
    titleLabel?.store(frame: rest)
  }

  /// Places the title and the text below it in the middle of a height.
  private func placeLines(_ value: UILabel, in area: CGRect) {
    let heights = (title: titleLabel?.intrinsicContentSize.height ?? 0, value: value.intrinsicContentSize.height)
    let top = area.minY + (area.height - heights.title - heights.value) / 2
    titleLabel?.store(frame: CGRect(x: area.minX, y: top, width: area.width, height: heights.title))
    value.store(frame: CGRect(x: area.minX, y: top + heights.title, width: area.width, height: heights.value))
  }
}
