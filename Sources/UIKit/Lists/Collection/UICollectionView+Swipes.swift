import Foundation
internal import SplitKit

/// The actions of rows that a swipe reveals, in a collection that is laid out as a list.
extension UICollectionView {
  var mayHaveSwipeActions: Bool {
    guard let list = listConfiguration, !isEditing else { return false }
    return list.leadingSwipeActionsConfigurationProvider != nil || list.trailingSwipeActionsConfigurationProvider != nil
  }

  /// A swipe over a row. Returns whether the row takes it: it shows its actions, or hides them again.
  func rowSwiped(_ row: ListContent<UICollectionViewCell>.Row, _ direction: SwipeDirection) -> Bool {
    guard let isLeading = direction.revealsLeading(isRightToLeft: isRightToLeft), !isEditing else { return false }
    if swiped?.row === row, swiped?.isLeading != isLeading { return closeSwipe() }
    guard let path = content.firstPath(where: { $0 === row }), let list = section(path.section)?.list else { return false }
    let provider = isLeading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    guard let actions = provider?(path)?.actions, !actions.isEmpty else { return false }
    closeSwipe()
    swiped = SwipedRow(row: row, actions: actions, isLeading: isLeading)
    noteChange()
    return true
  }

  /// Hides the actions of a row. Returns whether any were shown.
  @discardableResult
  func closeSwipe() -> Bool {
    guard swiped != nil else { return false }
    swiped = nil
    noteChange()
    return true
  }

  /// The actions of a row in its node.
  func swipeMembers(_ row: ListContent<UICollectionViewCell>.Row, _ id: String, _ reading: inout ReadingContext) -> [Member] {
    reading.swipes[id] = { [weak self, weak row] direction in row.map { self?.rowSwiped($0, direction) == true } ?? false }
    guard let swiped, swiped.row === row else { return [] }
    return [swiped.member(id, in: row.frame, metrics, &reading) { [weak self] in self?.choose($0) }]
  }

  private func choose(_ action: UIContextualAction) {
    action.handler(action, swiped?.row?.cell ?? self) { [weak self] _ in self?.closeSwipe() }
  }
}
