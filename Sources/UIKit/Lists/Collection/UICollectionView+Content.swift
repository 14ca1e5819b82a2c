import Foundation
internal import SplitKit

/// A source that knows which items have others below them.
@MainActor
protocol OutlineSource: AnyObject {
  /// The level of an item, whether it is open, and whether there are items below it; nil for an item of no tree.
  func outline(at path: IndexPath) -> (level: Int, isExpanded: Bool, hasChildren: Bool)?
  /// Opens or closes an item.
  func toggle(at path: IndexPath)
}

/// Reading the data source, and touches.
extension UICollectionView {
  var loaded: [ListContent<UICollectionViewCell>.Section] {
    if let sections = content.sections { return sections }
    guard let dataSource else { return [] }
    let sections = (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      ListContent<UICollectionViewCell>.Section(count: dataSource.collectionView(self, numberOfItemsInSection: section))
    }
    content.takeSections(sections)
    return sections
  }

  func dropContent() { afterPlacing { [weak self] in self?.dropContentNow() } }

  private func dropContentNow() {
    dropParts()
    for row in content.present { leave(row) }
    content.dropSections()
    content.updates = TableUpdates()
    setNeedsLayout()
  }

  /// Forgets headers and footers, which depend on the layout.
  func dropParts() {
    for section in content.sections ?? [] {
      section.header.view?.removeFromSuperview()
      section.footer.view?.removeFromSuperview()
      (section.header, section.footer, section.hasParts) = (ListPart(), ListPart(), false)
    }
    setNeedsLayout()
  }

  func makeCell(of row: ListContent<UICollectionViewCell>.Row, at path: IndexPath) {
    guard row.cell == nil, let cell = filledCell(at: path) else { return }
    row.cell = cell
    content.present.append(row)
    cell.collection = self
    if cell.superview !== self { addSubview(cell) }
    cell.isSelected = row.isSelected
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  func filledCell(at path: IndexPath) -> UICollectionViewCell? { dataSource?.collectionView(self, cellForItemAt: path) }

  func didEndDisplaying(_ cell: UICollectionViewCell, at path: IndexPath) {
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  // Changes.

  func update(_ body: (inout TableUpdates) -> Void) {
    guard content.sections != nil else { return setNeedsLayout() }
    body(&content.updates)
    if content.updateDepth == 0 { applyUpdates() }
  }

  func applyUpdates() { afterPlacing { [weak self] in self?.applyUpdatesNow() } }

  private func applyUpdatesNow() {
    let updates = content.updates
    content.updates = TableUpdates()
    guard let dataSource, content.sections != nil else { return setNeedsLayout() }
    var counts: [Int] = []
    replaceContentNow { old in
      let next = updates.applied(to: old) { dataSource.collectionView(self, numberOfItemsInSection: $0) }
      counts = next.map(\.rows.count)
      return next
    }
    let wanted = (0..<dataSource.numberOfSections(in: self)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    guard counts != wanted else { return }
    raise("Invalid update: the collection has \(counts) items after the changes, and its data source has \(wanted)")
    dropContent()
  }

  func replaceContent(
    _ body: @escaping ([ListContent<UICollectionViewCell>.Section]) -> [ListContent<UICollectionViewCell>.Section]
  ) {
    afterPlacing { [weak self] in self?.replaceContentNow(body) }
  }

  private func replaceContentNow(
    _ body: ([ListContent<UICollectionViewCell>.Section]) -> [ListContent<UICollectionViewCell>.Section]
  ) {
    dropParts()
    let cells = content.cells
    exchange(cells, for: body(content.sections ?? []))
  }

  // Touches.

  var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  var selectsItems: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
  }

  func clearSelection() {
    for path in content.paths(where: \.isSelected) { content.row(at: path)?.select(false) }
    noteChange()
  }

  func cellTapped(_ cell: UICollectionViewCell) {
    if let path = indexPath(for: cell) { itemTapped(path) }
  }

  /// The user has touched an item. A header of a tree opens and closes; any other item is selected.
  func itemTapped(_ path: IndexPath) {
    guard let row = content.row(at: path), !closeSwipe() else { return }
    if opensByTouch(row, path) { return (dataSource as? any OutlineSource)?.toggle(at: path) ?? () }
    guard selectsItems else { return }
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) != false else { return }
    delegate?.collectionView(self, didHighlightItemAt: path)
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    if row.isSelected, allowsSeveral { return deselectByUser(path) }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
    if !allowsSeveral { for other in content.paths(where: \.isSelected) where other != path { deselectByUser(other) } }
    row.select(true)
    noteChange()
    delegate?.collectionView(self, didSelectItemAt: path)
    delegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  private func deselectByUser(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
    content.row(at: path)?.select(false)
    noteChange()
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// Whether a touch on the whole row opens it: that of a header, and of a row that the delegate does not let be selected.
  private func opensByTouch(_ row: ListContent<UICollectionViewCell>.Row, _ path: IndexPath) -> Bool {
    guard let cell = row.cell as? UICollectionViewListCell, let accessory = cell.accessories.first(where: \.isOutline),
      (dataSource as? any OutlineSource)?.outline(at: path)?.hasChildren == true
    else { return false }
    return accessory.outlineStyle != .cell
  }
}
