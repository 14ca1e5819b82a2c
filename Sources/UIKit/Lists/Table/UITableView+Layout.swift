import Foundation
internal import SplitKit

/// The places of rows, headers and footers.
extension UITableView {
  var listStyle: ListStyle { ListStyle(style) }

  /// The measures that all rows share: those of the last layout, or new ones before the first.
  var metrics: ListMetrics {
    content.metrics ?? ListMetrics(listStyle, of: self, isTable: true, traits: traitCollection)
  }

  /// The width of the contents: that of the table between the parts that the edges of the window cover.
  private var contentWidth: CGFloat {
    max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right - contentInset.left - contentInset.right)
  }

  /// Gives everything near the visible part its frame.
  func placeAll() {
    let (width, metrics) = (contentWidth, ListMetrics(listStyle, of: self, isTable: true, traits: traitCollection))
    content.metrics = metrics
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
    let space = listStyle.isGrouped && !loaded.isEmpty ? content.metrics?.design.sections.spaceAtEnd(.grouped) ?? 0 : 0
    content.size = CGSize(width: width, height: end + CGFloat(space))
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
    let (content, inner) = (cell.rowContent, width - 2 * inset)
    let height = givenHeight(at: path, metrics) ?? automaticHeight(of: cell, content, inner)
    row.frame = CGRect(x: inset, y: top, width: inner, height: height)
    cell.setFrame(row.frame)
    cell.layOutCell(content)
    return height
  }

  /// The height of a row that follows from its contents: from the constraints of a cell of the app's own, and at least that of a row of
  /// the system for any other.
  private func automaticHeight(of cell: UITableViewCell, _ content: RowContent, _ width: CGFloat) -> CGFloat {
    guard content.views != nil, cell.usesConstraints else { return cell.systemHeight(in: width) }
    cell.setFrame(CGRect(origin: cell.storedFrame.origin, size: CGSize(width: width, height: cell.storedFrame.height)))
    UIKitContext.current.measure { cell.layOutCell(content) }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height.upToPixel(traitCollection.displayScale) : cell.systemHeight(in: width)
  }

  /// Gives a header its frame. Returns its height with the padding above it. One that has not been asked for is as high as the one before
  /// it.
  private func placeHeader(
    of section: TableContent.Section, _ index: Int, at top: CGFloat, _ width: CGFloat, _ metrics: ListMetrics
  ) -> CGFloat {
    let inset = CGFloat(metrics.inset)
    guard section.hasParts else {
      section.header.place(at: top, width, content.partHeights.header, inset: inset)
      return content.partHeights.header
    }
    let spacing = SectionSpacing(self, metrics)
    let padding = spacing.paddingAboveHeader(of: section)
    let given = tableDelegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
    let height = spacing.headerHeight(of: section, index, given: given, in: width - 2 * inset)
    content.partHeights.header = padding + height
    section.header.place(at: top + padding, width, height, inset: inset, padding: padding)
    spacing.placeTitle(of: &section.header, isHeader: true)
    return padding + height
  }

  /// Gives a footer its frame. Returns its height. One that has not been asked for is as high as the one before it.
  private func placeFooter(
    of section: TableContent.Section, _ index: Int, at top: CGFloat, _ width: CGFloat, _ metrics: ListMetrics
  ) -> CGFloat {
    let inset = CGFloat(metrics.inset)
    guard section.hasParts else {
      section.footer.place(at: top, width, content.partHeights.footer, inset: inset)
      return content.partHeights.footer
    }
    let spacing = SectionSpacing(self, metrics)
    let given = tableDelegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
    let height = spacing.footerHeight(of: section, given: given, in: width - 2 * inset)
    content.partHeights.footer = height
    section.footer.place(at: top, width, height, inset: inset)
    spacing.placeTitle(of: &section.footer, isHeader: false)
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
    return fitting.height > 0 ? fitting.height.upToPixel(view.traitCollection.displayScale) : 28
  }

  /// Places the part between the paddings of the list, and inside other distances from its sides.
  @MainActor mutating func place(
    at top: CGFloat, _ width: CGFloat, _ height: CGFloat, inset: CGFloat = 0, sides: UIEdgeInsets = .zero, padding: CGFloat = 0
  ) {
    self.padding = padding
    let inner = max(0, width - 2 * inset - sides.left - sides.right)
    frame = CGRect(x: inset + sides.left, y: top, width: inner, height: height)
    view?.frame = frame
    if let cell = view as? UICollectionViewCell { return cell.layOutCell() }
    drawnView?.layOutContents()
  }
}
