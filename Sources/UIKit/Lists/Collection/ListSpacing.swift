import Foundation
internal import SplitKit

/// The heights of the headers and footers of a list of a collection (spec/views.md 836, 907).
@MainActor
struct ListSpacing {
  private let collection: UICollectionView
  private let metrics: ListMetrics

  init(_ collection: UICollectionView, _ metrics: ListMetrics) { (self.collection, self.metrics) = (collection, metrics) }

  /// The height of a header or a footer, or the space of one that is missing.
  func height(
    of part: ListPart, _ list: UICollectionLayoutListConfiguration, _ index: Int, _ width: CGFloat, isHeader: Bool
  ) -> CGFloat {
    let inner = width - 2 * CGFloat(metrics.inset)
    if let height = part.height(in: inner) { return height }
    return isHeader ? headerHeight(part.shownTitle, list, index) : footerHeight(part.shownTitle, inner)
  }

  private func headerHeight(_ title: String?, _ list: UICollectionLayoutListConfiguration, _ index: Int) -> CGFloat {
    let hasTitle = title?.isEmpty == false && list.headerMode == .supplementary
    guard metrics.hasMeasuredSections else { return CGFloat(heightByEye(hasTitle: hasTitle, isFirst: index == 0)) }
    if hasTitle { return CGFloat(10 + line + 10) }
    guard metrics.style.isGrouped, list.headerMode != .supplementary else { return 0 }
    let isUnderLargeTitle = collection.nearestController?.engine.isUnderLargeTitle ?? false
    if index == 0, isUnderLargeTitle { return 0 }
    let position = SectionDesign.Position(isFirst: index == 0)
    return CGFloat(metrics.design.sections.spaceAbove(.grouped, position, on: metrics.grid) ?? 0)
  }

  /// The height of a line of a header, whose configuration has 10 above and below it (856).
  private var line: Double {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: metrics.traits).weighing(.semibold)
    return font.heightOfOneLine(for: metrics.traits)
  }

  private func footerHeight(_ title: String?, _ width: CGFloat) -> CGFloat {
    guard let title, !title.isEmpty else {
      guard metrics.hasMeasuredSections, metrics.style.isGrouped else { return 0 }
      return CGFloat(metrics.design.sections.spaceBelow(.grouped, on: metrics.grid))
    }
    let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: metrics.traits)
    return CGFloat(font.size(of: title, width: Double(width) - 2 * metrics.padding, lines: 0, traits: metrics.traits).height + 16)
  }

  private func heightByEye(hasTitle: Bool, isFirst: Bool) -> Double {
    if hasTitle {
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
