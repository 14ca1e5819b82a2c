import Foundation
internal import SplitKit

/// The places of the items of a section.
extension UICollectionView {
  func place(
    _ section: ListContent<UICollectionViewCell>.Section, _ index: Int, at top: CGFloat, _ width: CGFloat
  ) -> CGFloat {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      return placeLines(of: section, index, flow, at: top, width)
    }
    guard let layout = self.section(index) else {
      return placeLines(of: section, index, UICollectionViewFlowLayout(), at: top, width)
    }
    if let list = layout.list { return placeRows(of: section, list, at: top, width) }
    return placeGroups(of: section, index, layout, at: top, width)
  }

  /// Gives an item its place. A layout of the app can move it.
  func put(_ row: ListContent<UICollectionViewCell>.Row, _ frame: CGRect, isRow: Bool = false) {
    row.frame = frame
    row.cell?.isRow = isRow
    row.cell?.frame = frame
    row.cell?.layOutCell()
  }

  /// The size that suits the contents of a cell, which may be that of an estimate.
  private func suitingSize(
    of row: ListContent<UICollectionViewCell>.Row, _ path: IndexPath, in size: CGSize, isWidthEstimate: Bool
  ) -> CGSize? {
    guard let cell = row.cell else { return nil }
    cell.isRow = false
    let place = UICollectionViewLayoutAttributes(forCellWith: path)
    place.frame = CGRect(origin: row.frame.origin, size: size)
    if isWidthEstimate { place.widthPriority = .fittingSizeLevel }
    let suiting = cell.preferredLayoutAttributesFitting(place).size
    return suiting.width > 0 && suiting.height > 0
      ? CGSize(width: suiting.width.rounded(.up), height: suiting.height.rounded(.up)) : nil
  }

  private func placeRows(
    of section: ListContent<UICollectionViewCell>.Section, _ list: UICollectionLayoutListConfiguration, at top: CGFloat,
    _ width: CGFloat
  ) -> CGFloat {
    let metrics = ListMetrics(list.style, traits: traitCollection)
    let (inset, inner) = (CGFloat(metrics.inset), width - 2 * CGFloat(metrics.inset))
    var top = top
    for row in section.rows {
      guard let cell = row.cell else { continue }
      (cell as? UICollectionViewListCell)?.listStyle = list.style
      cell.isRow = true
      var content = cell.rowContent
      content.breakLines(in: inner, height: nil, metrics)
      row.lines = content.lines
      var height = CGFloat(metrics.rowHeight(content))
      if content.views != nil, cell.usesConstraints {
        cell.setFrame(CGRect(x: inset, y: top, width: inner, height: cell.frame.height))
        let fitting = cell.systemLayoutSizeFitting(
          CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        if fitting.height > 0 { height = fitting.height.rounded(.up) }
      }
      put(row, CGRect(x: inset, y: top, width: inner, height: height), isRow: true)
      top += height
    }
    return top
  }

  private func placeGroups(
    of section: ListContent<UICollectionViewCell>.Section, _ index: Int, _ layout: NSCollectionLayoutSection, at top: CGFloat,
    _ width: CGFloat
  ) -> CGFloat {
    guard let group = layout.group else { return top }
    let insets = UIEdgeInsets(layout.contentInsets, isMirrored: isRightToLeft)
    let inner = CGSize(width: width - insets.left - insets.right, height: bounds.height)
    let size = group.layoutSize.value(in: inner)
    let isSideways = layout.orthogonalScrollingBehavior != .none
    var (corner, waiting) = (CGPoint(x: insets.left, y: top + insets.top), section.rows[...])
    var bottom = corner.y
    while !waiting.isEmpty {
      let (place, first) = (CGRect(origin: corner, size: size), waiting.startIndex)
      let cells = group.cells(in: place) { cell, size, isWidthEstimate in
        guard let row = section.rows[safely: first + cell] else { return nil }
        return suitingSize(of: row, IndexPath(item: first + cell, section: index), in: size, isWidthEstimate: isWidthEstimate)
      }
      guard !cells.isEmpty else { break }
      for (row, frame) in zip(waiting, cells) { put(row, mirrored(frame, width)) }
      let end = corner.y + group.height(with: Array(cells.prefix(waiting.count)), in: place)
      waiting = waiting.dropFirst(cells.count)
      bottom = isSideways ? max(bottom, end) : end
      if isSideways { corner.x += size.width + layout.interGroupSpacing } else { corner.y = bottom + layout.interGroupSpacing }
    }
    return bottom + insets.bottom
  }

  private func placeLines(
    of section: ListContent<UICollectionViewCell>.Section, _ index: Int, _ flow: UICollectionViewFlowLayout, at top: CGFloat,
    _ width: CGFloat
  ) -> CGFloat {
    let delegate = delegate as? any UICollectionViewDelegateFlowLayout
    let insets = delegate?.collectionView(self, layout: flow, insetForSectionAt: index) ?? flow.sectionInset
    let gap =
      delegate?.collectionView(self, layout: flow, minimumInteritemSpacingForSectionAt: index) ?? flow.minimumInteritemSpacing
    let lineGap = delegate?.collectionView(self, layout: flow, minimumLineSpacingForSectionAt: index) ?? flow.minimumLineSpacing
    let room = width - insets.left - insets.right
    let sizes = section.rows.indices.map { item in
      let path = IndexPath(item: item, section: index)
      let given = givenSize(ofItemAt: path, flow)
      return given == flow.itemSize ? automaticSize(of: section.rows[item], path, flow, room) ?? given : given
    }
    var (y, start) = (top + insets.top, 0)
    while start < sizes.count {
      var (end, used) = (start + 1, sizes[start].width)
      while end < sizes.count, used + gap + sizes[end].width <= room + 0.5 {
        used += gap + sizes[end].width
        end += 1
      }
      // The items of a full line share the rest, as UIKit justifies lines. A last line keeps the distance of the others' least one.
      let isFull = end < sizes.count && end - start > 1
      let shared = isFull ? gap + (room - used) / CGFloat(end - start - 1) : gap
      let height = sizes[start..<end].map(\.height).max() ?? 0
      var x = insets.left
      for item in start..<end {
        let frame = CGRect(x: x, y: y + (height - sizes[item].height) / 2, width: sizes[item].width, height: sizes[item].height)
        put(section.rows[item], mirrored(frame, width))
        x += sizes[item].width + shared
      }
      y += height + lineGap
      start = end
    }
    return (sizes.isEmpty ? y : y - lineGap) + insets.bottom
  }

  /// The size of an item that follows from its contents, if the layout has an estimate of it.
  private func automaticSize(
    of row: ListContent<UICollectionViewCell>.Row, _ path: IndexPath, _ flow: UICollectionViewFlowLayout, _ room: CGFloat
  ) -> CGSize? {
    let estimate = flow.estimatedItemSize
    guard estimate.width > 0, estimate.height > 0 else { return nil }
    let proposed = CGSize(width: min(estimate.width, room), height: estimate.height)
    guard let size = suitingSize(of: row, path, in: proposed, isWidthEstimate: true) else { return nil }
    return size.width <= room ? size : suitingSize(of: row, path, in: CGSize(width: room, height: 0), isWidthEstimate: false)
  }

  private func mirrored(_ frame: CGRect, _ width: CGFloat) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
