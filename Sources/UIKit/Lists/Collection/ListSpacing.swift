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
    return isHeader ? headerHeight(part.shownTitle, list, index, inner) : footerHeight(part.shownTitle, list, index, inner)
  }

  /// The margin of the configuration of a header, above and below (856), and that of a footer (by eye).
  private static let (headerMargin, footerMargin): (CGFloat, CGFloat) = (10, 8)

  /// Gives the title of a header or a footer its frame.
  func placeTitle(of part: inout ListPart, isHeader: Bool) {
    guard let title = part.shownTitle, !title.isEmpty else { return part.titleFrame = nil }
    let size = metrics.size(ofTitle: title, isHeader: isHeader, in: part.frame.width)
    let margin = isHeader && metrics.hasMeasuredSections ? Self.headerMargin : Self.footerMargin
    let top = isHeader ? max(0, part.frame.height - margin - size.height) : margin
    let frame = CGRect(x: CGFloat(metrics.padding), y: top, width: size.width, height: size.height)
    part.titleFrame = collection.inReadingDirection(frame, width: part.frame.width)
  }

  private func headerHeight(
    _ title: String?, _ list: UICollectionLayoutListConfiguration, _ index: Int, _ width: CGFloat
  ) -> CGFloat {
    let hasTitle = title?.isEmpty == false && list.headerMode == .supplementary
    guard metrics.hasMeasuredSections else { return metrics.headerHeightByEye(hasTitle: hasTitle, isFirst: index == 0) }
    if hasTitle {
      return Self.headerMargin + metrics.size(ofTitle: title ?? "", isHeader: true, in: width).height + Self.headerMargin
    }
    guard metrics.style.isGrouped, list.headerMode != .supplementary else { return 0 }
    let isUnderLargeTitle = collection.nearestController?.engine.isUnderLargeTitle ?? false
    if index == 0, isUnderLargeTitle { return 0 }
    let position = SectionDesign.Position(isFirst: index == 0)
    return CGFloat(metrics.design.sections.spaceAbove(.grouped, position, on: metrics.grid) ?? 0)
  }

  private func footerHeight(
    _ title: String?, _ list: UICollectionLayoutListConfiguration, _ index: Int, _ width: CGFloat
  ) -> CGFloat {
    guard let title, !title.isEmpty else {
      // The list alone has space below its last section (907).
      guard metrics.hasMeasuredSections, metrics.style.isGrouped, index < collection.loaded.count - 1 else { return 0 }
      let sections = metrics.design.sections
      // Above a header, which has no space above it, is the larger half (836).
      let space =
        list.headerMode == .supplementary
        ? sections.spaceAbove(.grouped, SectionDesign.Position(), on: metrics.grid) ?? 0
        : sections.spaceBelow(.grouped, on: metrics.grid)
      return CGFloat(space)
    }
    return metrics.size(ofTitle: title, isHeader: false, in: width).height + 2 * Self.footerMargin
  }
}
