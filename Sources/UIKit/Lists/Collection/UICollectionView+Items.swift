import Foundation
internal import SplitKit

/// The places of the items of a section.
extension UICollectionView {
  func place(
    _ section: ListContent<UICollectionViewCell>.Section, _ index: Int, _ width: CGFloat,
    _ pass: inout RowPass<UICollectionViewCell>
  ) {
    if let list = list(of: index) {
      section.isGrid = false
      return pass.rows(of: section) { row, item, top in
        placeRow(row, IndexPath(item: item, section: index), list, at: top, width)
      }
    }
    section.isGrid = true
    let bottom = placeItems(of: section, index, at: pass.top, width)
    pass.grid(of: section)
    pass.top = bottom
  }

  private func list(of section: Int) -> UICollectionLayoutListConfiguration? {
    collectionViewLayout is UICollectionViewFlowLayout ? nil : self.section(section)?.list
  }

  private func placeItems(
    of section: ListContent<UICollectionViewCell>.Section, _ index: Int, at top: CGFloat, _ width: CGFloat
  ) -> CGFloat {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      return placeLines(of: section, index, flow, at: top, width)
    }
    guard let layout = self.section(index) else {
      return placeLines(of: section, index, UICollectionViewFlowLayout(), at: top, width)
    }
    return placeGroups(of: section, index, layout, at: top, width)
  }

  /// Whether an item with a frame has a cell: it is near the visible part, and at most a width beside it. The page scrolls groups sideways by
  /// itself, so all their items have cells.
  private func isNear(_ frame: CGRect, isSideways: Bool = false) -> Bool {
    guard !makesNoCells, let window = content.window, window.holds(frame) else { return false }
    let width = max(contentWidth, 1)
    return window.isFixed || isSideways || frame.minX < scrolled.x + 2 * width && frame.maxX > scrolled.x - width
  }

  /// Gives an item its frame, and a cell if it is near. A layout of the app can move it.
  func put(
    _ row: ListContent<UICollectionViewCell>.Row, _ path: IndexPath, _ frame: CGRect, isRow: Bool = false,
    isSideways: Bool = false
  ) {
    row.frame = frame
    guard isRow || isNear(frame, isSideways: isSideways) else { return }
    makeCell(of: row, at: path)
    placedRows.append(row)
    row.cell?.isRow = isRow
    row.cell?.setFrame(frame)
    row.cell?.layOutCell()
  }

  /// The size that suits the contents of a cell, which may be that of an estimate.
  private func suitingSize(
    of row: ListContent<UICollectionViewCell>.Row, _ path: IndexPath, in size: CGSize, isWidthEstimate: Bool
  ) -> CGSize? {
    // An item that has had a cell keeps its size while it has none.
    guard let cell = row.cell else { return row.height == nil || row.frame.size == .zero ? nil : row.frame.size }
    cell.isRow = false
    let place = UICollectionViewLayoutAttributes(forCellWith: path)
    place.frame = CGRect(origin: row.frame.origin, size: size)
    if isWidthEstimate { place.widthPriority = .fittingSizeLevel }
    let suiting = cell.preferredLayoutAttributesFitting(place).size
    row.height = suiting.height
    let scale = traitCollection.displayScale
    return suiting.width > 0 && suiting.height > 0
      ? CGSize(width: suiting.width.upToPixel(scale), height: suiting.height.upToPixel(scale)) : nil
  }

  /// Gives a row of a list a cell and a frame. Returns its height.
  private func placeRow(
    _ row: ListContent<UICollectionViewCell>.Row, _ path: IndexPath, _ list: UICollectionLayoutListConfiguration, at top: CGFloat,
    _ width: CGFloat
  ) -> CGFloat {
    makeCell(of: row, at: path)
    guard let cell = row.cell else { return 0 }
    let metrics = metrics(of: list.style)
    let (inset, inner) = (CGFloat(metrics.inset), width - 2 * CGFloat(metrics.inset))
    (cell as? UICollectionViewListCell)?.listStyle = list.style
    cell.isRow = true
    let content = cell.rowContent
    var height = cell.systemHeight(in: inner, metrics)
    if content.views != nil, cell.usesConstraints {
      cell.setFrame(CGRect(x: inset, y: top, width: inner, height: cell.storedFrame.height))
      let fitting = cell.systemLayoutSizeFitting(
        CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      if fitting.height > 0 { height = fitting.height.upToPixel(traitCollection.displayScale) }
    }
    put(row, path, CGRect(x: inset, y: top, width: inner, height: height), isRow: true)
    return height
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
    var (corner, waiting) = (CGPoint(x: insets.left, y: top + insets.top), section.rows.indices)
    var bottom = corner.y
    while !waiting.isEmpty {
      let (place, first) = (CGRect(origin: corner, size: size), waiting.lowerBound)
      let cells = group.cells(in: place) { cell, size, isWidthEstimate in
        guard section.rows.indices.contains(first + cell) else { return nil }
        let row = section.row(at: first + cell)
        let path = IndexPath(item: first + cell, section: index)
        if isNear(mirrored(place, width), isSideways: isSideways) { makeCell(of: row, at: path) }
        return suitingSize(of: row, path, in: size, isWidthEstimate: isWidthEstimate)
      }
      guard !cells.isEmpty else { break }
      for (item, frame) in zip(waiting, cells) {
        put(section.row(at: item), IndexPath(item: item, section: index), mirrored(frame, width), isSideways: isSideways)
      }
      let end = corner.y + group.height(with: Array(cells.prefix(waiting.count)), in: place)
      waiting = waiting.dropFirst(cells.count)
      bottom = isSideways ? max(bottom, end) : end
      if isSideways { corner.x += size.width + layout.interGroupSpacing } else { corner.y = bottom + layout.interGroupSpacing }
    }
    return bottom + insets.bottom
  }

  /// The size of an item that follows from its contents, if the layout has an estimate of it.
  func automaticSize(
    of row: ListContent<UICollectionViewCell>.Row, _ path: IndexPath, _ flow: UICollectionViewFlowLayout, _ room: CGFloat,
    at y: CGFloat
  ) -> CGSize? {
    let estimate = flow.estimatedItemSize
    guard estimate.width > 0, estimate.height > 0 else { return nil }
    if isNear(CGRect(x: 0, y: y, width: 1, height: estimate.height)) { makeCell(of: row, at: path) }
    let proposed = CGSize(width: min(estimate.width, room), height: estimate.height)
    guard let size = suitingSize(of: row, path, in: proposed, isWidthEstimate: true) else { return estimate }
    return size.width <= room ? size : suitingSize(of: row, path, in: CGSize(width: room, height: 0), isWidthEstimate: false)
  }

  func mirrored(_ frame: CGRect, _ width: CGFloat) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
