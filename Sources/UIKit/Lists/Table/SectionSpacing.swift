import Foundation
internal import SplitKit

/// The heights of the headers and footers of a table, and the positions of their texts (spec/views.md 830 to 838).
@MainActor
struct SectionSpacing {
  private let table: UITableView
  private let metrics: ListMetrics

  init(_ table: UITableView, _ metrics: ListMetrics) { (self.table, self.metrics) = (table, metrics) }

  /// The padding above a header, which a plain table has above each titled one (830).
  func paddingAboveHeader(of section: TableContent.Section) -> CGFloat {
    guard table.style == .plain, section.header.isShown else { return 0 }
    let given = table.sectionHeaderTopPadding
    return given >= 0 ? given : CGFloat(metrics.design.sections.headerTopPadding)
  }

  // Heights.

  /// The height of a header without the padding above it.
  ///
  /// - Parameter given: The height that the app gives it. One of a section of a group without a header does not count (833).
  func headerHeight(of section: TableContent.Section, _ index: Int, given: CGFloat, in width: CGFloat) -> CGFloat {
    let header = section.header
    let position = position(of: index)
    guard header.isShown else {
      if metrics.hasMeasuredSections, metrics.style.isGrouped {
        return CGFloat(metrics.design.sections.spaceAbove(.grouped, position, on: metrics.grid) ?? 0)
      }
      return given >= 0 ? given : metrics.headerHeightByEye(hasTitle: false, isFirst: position.isFirst)
    }
    if given >= 0 { return given }
    if let height = header.height(in: width) { return height }
    let text = Double(metrics.size(ofTitle: header.shownTitle ?? "", isHeader: true, in: width).height)
    let usual = UIFont.systemFont(ofSize: 17, weight: .semibold).heightOfOneLine(for: metrics.traits)
    let measured =
      metrics.hasMeasuredSections
      ? metrics.design.sections.header(metrics.sections, position, text: text, usualText: usual) : nil
    let hasTitle = header.shownTitle?.isEmpty == false
    return measured.map { CGFloat($0) } ?? metrics.headerHeightByEye(hasTitle: hasTitle, isFirst: position.isFirst)
  }

  private func position(of index: Int) -> SectionDesign.Position {
    let isFirst = index == 0 && table.tableHeaderView == nil
    return SectionDesign.Position(
      isFirst: isFirst, isUnderLargeTitle: isFirst && (table.nearestController?.engine.isUnderLargeTitle ?? false),
      followsFooter: index > 0 && table.loaded[index - 1].footer.isShown)
  }

  /// The height of a footer.
  func footerHeight(of section: TableContent.Section, given: CGFloat, in width: CGFloat) -> CGFloat {
    let footer = section.footer
    if given >= 0 { return given }
    guard footer.isShown else {
      return metrics.hasMeasuredSections ? CGFloat(metrics.design.sections.spaceBelow(metrics.sections, on: metrics.grid)) : 0
    }
    if let height = footer.height(in: width) { return height }
    let text = Double(metrics.size(ofTitle: footer.shownTitle ?? "", isHeader: false, in: width).height)
    return CGFloat((metrics.hasMeasuredSections ? metrics.design.sections.footer(text: text) : nil) ?? text + 16)
  }

  // Texts.

  /// Gives the text of a titled header or footer its frame.
  func placeTitle(of part: inout ListPart, isHeader: Bool) {
    let view = part.view as? UITableViewHeaderFooterView
    view?.takeUsualFont(isHeader ? metrics.headerFont : metrics.footerFont)
    guard let title = view?.titleText ?? part.shownTitle else { return part.titleFrame = nil }
    let size = metrics.size(ofTitle: title, isHeader: isHeader, in: part.frame.width)
    let text = Double(size.height)
    let top = isHeader ? headerTop(text, in: Double(part.frame.height)) : metrics.design.sections.footerTop(on: metrics.grid) ?? 7
    // The label of a plain header is as high as its text in whole points (views.md 16, 6).
    let isWhole = isHeader && metrics.hasMeasuredSections && metrics.sections == .plain
    let height = isWhole ? text.rounded(.up) : text
    let frame = CGRect(x: CGFloat(metrics.padding), y: CGFloat(top), width: size.width, height: CGFloat(height))
    view?.place(title: frame)
    part.titleFrame = table.inReadingDirection(frame, width: part.frame.width)
  }

  private func headerTop(_ text: Double, in height: Double) -> Double {
    let measured =
      metrics.hasMeasuredSections
      ? metrics.design.sections.labelTop(metrics.sections, height: height, text: text, on: metrics.grid) : nil
    return measured ?? max(0, height - 8 - text)
  }
}

extension ListPart {
  /// Whether there is a title or a view.
  @MainActor var isShown: Bool { shownTitle?.isEmpty == false || drawnView != nil }
}
