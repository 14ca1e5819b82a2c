import Foundation
internal import SplitKit

/// A list whose rows can be pressed for long: for the menu of the delegate, or for what their cells and the list itself do.
@MainActor
protocol ListWithMenus: UIScrollView {
  /// The outcome of asking the present delegate, or nil before it was asked.
  var knownMenus: KnownMenus? { get set }
  /// Whether the delegate has a method for menus. It is asked about a row that there is.
  func delegateHasMenus(at path: IndexPath) -> Bool
  /// The delegate's menu of a row, which is pressed at a point of the list.
  func menu(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration?
}

/// Whether a delegate has a method for menus.
@MainActor
struct KnownMenus {
  weak var delegate: (any UIScrollViewDelegate)?
  let hasMenus: Bool
}

extension ListWithMenus {
  /// Whether a long press on a row has an effect.
  func takesPress(at path: IndexPath, on cell: UIView?) -> Bool {
    hasMenus(at: path) || cell?.ownPressAction != nil || ownPressAction != nil
  }

  private func hasMenus(at path: IndexPath) -> Bool {
    guard let delegate else { return false }
    if let knownMenus, knownMenus.delegate === delegate { return knownMenus.hasMenus }
    let hasMenus = delegateHasMenus(at: path)
    knownMenus = KnownMenus(delegate: delegate, hasMenus: hasMenus)
    return hasMenus
  }

  /// Shows the menu of a row, or else tells the recognisers of its cell, or else those of the list.
  func rowPressed(at path: IndexPath, in frame: CGRect, _ cell: UIView) {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if hasMenus(at: path), let menu = menu(at: path, middle), MenuPresenter.present(menu, from: cell) { return }
    if let action = cell.ownPressAction { action() } else { takePress(at: middle) }
  }
}

extension UITableView: ListWithMenus {
  func delegateHasMenus(at path: IndexPath) -> Bool { OwnMethod.isOfApp { menu(at: path, .zero) } }

  func menu(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  /// The member of a row that a long press has an effect on.
  func menuMembers(_ row: TableContent.Row, _ path: IndexPath, _ id: String, _ reading: inout ReadingContext) -> [Member] {
    guard takesPress(at: path, on: row.cell) else { return [] }
    let part = reading.menuPart(of: id) { [weak self, weak row] in
      guard let self, let row, let cell = row.cell, let path = content.firstPath(where: { $0 === row }) else { return }
      rowPressed(at: path, in: row.frame, cell)
    }
    return [part]
  }
}

extension UICollectionView: ListWithMenus {
  func delegateHasMenus(at path: IndexPath) -> Bool {
    OwnMethod.isOfApp { menuOfItems(at: path, .zero) } || OwnMethod.isOfApp { menuOfItem(at: path, .zero) }
  }

  /// The menu for several items comes first, as it does since iOS 16.
  func menu(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    menuOfItems(at: path, point) ?? menuOfItem(at: path, point)
  }

  private func menuOfItems(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    collectionDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
  }

  private func menuOfItem(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    collectionDelegate?.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
  }

  /// The member of a row that a long press has an effect on.
  func menuMembers(
    _ row: ListContent<UICollectionViewCell>.Row, _ path: IndexPath, _ id: String, _ reading: inout ReadingContext
  ) -> [Member] {
    guard takesPress(at: path, on: row.cell) else { return [] }
    let part = reading.menuPart(of: id) { [weak self, weak row] in if let cell = row?.cell { self?.cellPressed(cell) } }
    return [part]
  }

  /// The effect of a long press on a cell of a grid, or nil if it has none.
  func pressAction(of cell: UICollectionViewCell) -> (() -> Void)? {
    guard let path = indexPath(for: cell), takesPress(at: path, on: cell) else { return nil }
    return { [weak self, weak cell] in if let cell { self?.cellPressed(cell) } }
  }

  private func cellPressed(_ cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell), let row = content.row(at: path) else { return }
    rowPressed(at: path, in: row.frame, cell)
  }
}
