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
      return given >= 0 ? given : CGFloat(heightByEye(ofHeader: nil, isFirst: position.isFirst))
    }
    if given >= 0 { return given }
    if let height = header.height(in: width) { return height }
    let text = Double(size(of: header.shownTitle ?? "", headerFont, in: width).height)
    let usual = UIFont.systemFont(ofSize: 17, weight: .semibold).heightOfOneLine(for: metrics.traits)
    let measured =
      metrics.hasMeasuredSections
      ? metrics.design.sections.header(metrics.sections, position, text: text, usualText: usual) : nil
    return CGFloat(measured ?? heightByEye(ofHeader: header.shownTitle, isFirst: position.isFirst))
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
    let text = Double(size(of: footer.shownTitle ?? "", footerFont, in: width).height)
    return CGFloat((metrics.hasMeasuredSections ? metrics.design.sections.footer(text: text) : nil) ?? text + 16)
  }

  // Texts.

  /// Gives the text of a titled header or footer its frame.
  func placeTitle(of part: ListPart, isHeader: Bool) {
    guard let view = part.view as? UITableViewHeaderFooterView else { return }
    view.takeUsualFont(isHeader ? headerFont : footerFont)
    guard let title = view.titleText else { return }
    let size = size(of: title, isHeader ? headerFont : footerFont, in: part.frame.width)
    let text = Double(size.height)
    let top = isHeader ? headerTop(text, in: Double(part.frame.height)) : metrics.design.sections.footerTop(on: metrics.grid) ?? 7
    // The label of a plain header is as high as its text in whole points (views.md 16, 6).
    let isWhole = isHeader && metrics.hasMeasuredSections && metrics.sections == .plain
    let height = isWhole ? text.rounded(.up) : text
    view.place(title: CGRect(x: CGFloat(titlePadding), y: CGFloat(top), width: size.width, height: CGFloat(height)))
  }

  private func headerTop(_ text: Double, in height: Double) -> Double {
    let measured =
      metrics.hasMeasuredSections
      ? metrics.design.sections.labelTop(metrics.sections, height: height, text: text, on: metrics.grid) : nil
    return measured ?? max(0, height - 8 - text)
  }

  /// The distance of the texts from the edges of the part (838).
  private var titlePadding: Double { metrics.padding }

  /// The font of headers: 17 semibold since iOS 26 (831), and by eye before.
  private var headerFont: UIFont {
    if metrics.design.sections.isMeasured {
      return .preferredFont(forTextStyle: .body, compatibleWith: metrics.traits).weighing(.semibold)
    }
    if metrics.style.isGrouped { return footerFont }
    let title = UIFont.preferredFont(forTextStyle: .title3, compatibleWith: metrics.traits)
    return title.withSize(title.pointSize * 19 / 20).weighing(.bold)
  }

  private var footerFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: metrics.traits) }

  /// The size of a title, which has as many lines as it needs.
  private func size(of title: String, _ font: UIFont, in width: CGFloat) -> CGSize {
    CGSize(font.size(of: title, width: max(0, Double(width) - 2 * titlePadding), lines: 0, traits: metrics.traits))
  }

  /// The height above a section in a version whose headers are by eye.
  private func heightByEye(ofHeader title: String?, isFirst: Bool) -> Double {
    if title?.isEmpty == false {
      let usual = metrics.style == .plain ? 44.0 : metrics.design.sections.isMeasured ? 54 : 52
      return TextHeight(usual, .title3, atAccessibilitySizes: .title3).at(metrics.size)
    }
    return switch metrics.style {
    case .plain: 0
    case .sidebar, .sidebarPlain: isFirst ? 0 : 16
    case .grouped, .insetGrouped: isFirst ? 16 : 32
    }
  }
}

extension ListPart {
  /// Whether there is a title or a view.
  @MainActor var isShown: Bool { shownTitle?.isEmpty == false || drawnView != nil }
}
