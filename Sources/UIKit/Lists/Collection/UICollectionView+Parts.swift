import Foundation
internal import SplitKit

/// Headers and footers of sections.
extension UICollectionView {
  func makeParts(of section: ListContent<UICollectionViewCell>.Section, _ index: Int) {
    guard !section.hasParts else { return }
    section.hasParts = true
    if hasPart(Self.elementKindSectionHeader, index) { section.header.view = part(Self.elementKindSectionHeader, index) }
    if hasPart(Self.elementKindSectionFooter, index) { section.footer.view = part(Self.elementKindSectionFooter, index) }
  }

  /// Tells a cell of a list that it is the header or the footer of a section, before the app asks for its usual contents.
  func prepare(_ view: UICollectionReusableView, of kind: String, in index: Int) {
    guard let cell = view as? UICollectionViewListCell, let list = section(index)?.list else { return }
    cell.listStyle = list.style
    cell.part = kind == Self.elementKindSectionHeader ? .header : kind == Self.elementKindSectionFooter ? .footer : .row
  }

  /// Tells a cell of a list in which list it is, and whether it is a header among the items.
  func prepare(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewListCell, let list = section(path.section)?.list else { return }
    cell.listStyle = list.style
    cell.part = list.headerMode == .firstItemInSection && path.item == 0 ? .header : .row
  }

  private func part(_ kind: String, _ index: Int) -> UIView? {
    guard
      let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: index))
    else { return nil }
    addSubview(view)
    return view
  }

  private func hasPart(_ kind: String, _ index: Int) -> Bool {
    let isHeader = kind == Self.elementKindSectionHeader
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      let size = flowPartSize(flow, index, isHeader: isHeader)
      return (flow.scrollDirection == .horizontal ? size.width : size.height) > 0
    }
    guard let section = section(index) else { return false }
    if let list = section.list { return isHeader ? list.headerMode == .supplementary : list.footerMode == .supplementary }
    return section.boundarySupplementaryItems.contains { $0.elementKind == kind }
  }

  func flowPartHeight(_ flow: UICollectionViewFlowLayout, _ index: Int, isHeader: Bool) -> CGFloat {
    flowPartSize(flow, index, isHeader: isHeader).height
  }

  /// The size of a header or a footer in a flow layout, of which only the length along the scroll direction counts.
  func flowPartSize(_ flow: UICollectionViewFlowLayout, _ index: Int, isHeader: Bool) -> CGSize {
    guard let delegate = delegate as? any UICollectionViewDelegateFlowLayout else {
      return isHeader ? flow.headerReferenceSize : flow.footerReferenceSize
    }
    return isHeader
      ? delegate.collectionView(self, layout: flow, referenceSizeForHeaderInSection: index)
      : delegate.collectionView(self, layout: flow, referenceSizeForFooterInSection: index)
  }

  func placeHeader(
    of section: ListContent<UICollectionViewCell>.Section, _ index: Int, at top: CGFloat, _ width: CGFloat
  ) -> CGFloat {
    place(&section.header, index, at: top, width, isHeader: true)
  }

  func placeFooter(
    of section: ListContent<UICollectionViewCell>.Section, _ index: Int, at top: CGFloat, _ width: CGFloat
  ) -> CGFloat {
    place(&section.footer, index, at: top, width, isHeader: false)
  }

  private func place(_ part: inout ListPart, _ index: Int, at top: CGFloat, _ width: CGFloat, isHeader: Bool) -> CGFloat {
    let sides = sides(ofSection: index)
    let height = partHeight(part, index, width - sides.left - sides.right, isHeader: isHeader)
    part.place(at: top, width, height, inset: inset(ofSection: index), sides: sides)
    if let list = section(index)?.list { ListSpacing(self, metrics(of: list.style)).placeTitle(of: &part, isHeader: isHeader) }
    return top + height
  }

  /// The distances of headers and footers from the sides of a section that is not a list.
  private func sides(ofSection index: Int) -> UIEdgeInsets {
    guard let layout = section(index), layout.list == nil, layout.supplementariesFollowContentInsets else { return .zero }
    let insets = UIEdgeInsets(layout.contentInsets, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
  }

  private func partHeight(_ part: ListPart, _ index: Int, _ width: CGFloat, isHeader: Bool) -> CGFloat {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout { return flowPartHeight(flow, index, isHeader: isHeader) }
    guard let layout = section(index) else { return 0 }
    if let list = layout.list {
      return ListSpacing(self, metrics(of: list.style)).height(of: part, list, index, width, isHeader: isHeader)
    }
    let kind = isHeader ? Self.elementKindSectionHeader : Self.elementKindSectionFooter
    guard let view = part.view, let item = layout.boundarySupplementaryItems.first(where: { $0.elementKind == kind }) else {
      return 0
    }
    let usual = item.layoutSize.value(in: CGSize(width: width, height: bounds.height)).height
    guard item.layoutSize.heightDimension.isEstimate else { return usual }
    return suitingHeight(of: view, kind, index, in: CGSize(width: width, height: usual))
  }

  /// The height that suits a header or a footer of which the layout has only an estimate.
  private func suitingHeight(of view: UIView, _ kind: String, _ index: Int, in size: CGSize) -> CGFloat {
    (view as? any ConfiguredView)?.showConfiguration()
    guard let view = view as? UICollectionReusableView else { return size.height }
    let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: index))
    place.frame = CGRect(origin: .zero, size: size)
    return view.preferredLayoutAttributesFitting(place).frame.height.upToPixel(traitCollection.displayScale)
  }

  /// The padding beside the rows of a section, which is 0 for one that is not a list.
  private func inset(ofSection index: Int) -> CGFloat {
    section(index)?.list.map { CGFloat(metrics(of: $0.style).inset) } ?? 0
  }
}
