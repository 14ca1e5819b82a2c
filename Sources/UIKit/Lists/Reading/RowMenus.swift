import Foundation
internal import SplitKit

/// A list whose rows can be pressed for long: for the menu of the delegate, or for what their cells and the list itself do.
@MainActor
protocol ListWithMenus: UIScrollView {
  /// The outcome of asking the present delegate, or nil before it was asked.
  var knownMenus: KnownMenus? { get set }
  /// The path of a cell of the list, or nil for any other view.
  func indexPath(ofCell cell: UIView) -> IndexPath?
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
  private func takesPress(at path: IndexPath, on cell: UIView) -> Bool {
    hasMenus(at: path) || cell.ownPressAction != nil || ownPressAction != nil
  }

  private func hasMenus(at path: IndexPath) -> Bool {
    guard let delegate else { return false }
    if let knownMenus, knownMenus.delegate === delegate { return knownMenus.hasMenus }
    let hasMenus = delegateHasMenus(at: path)
    knownMenus = KnownMenus(delegate: delegate, hasMenus: hasMenus)
    return hasMenus
  }

  /// The member of a row with a cell, if a long press on it has an effect.
  ///
  /// - Parameter id: The id of the row.
  func menuMembers(_ cell: UIView?, at path: IndexPath, _ id: String, _ reading: inout ReadingContext) -> [Member] {
    pressAction(of: cell, at: path).map { [reading.menuPart(of: id, perform: $0)] } ?? []
  }

  /// The effect of a long press on a cell, or nil if it has none. The row can have another path when it is pressed.
  func pressAction(of cell: UIView?, at path: IndexPath) -> (() -> Void)? {
    guard let cell, takesPress(at: path, on: cell) else { return nil }
    return { [weak self, weak cell] in if let cell { self?.pressed(cell) } }
  }

  /// Shows the menu of a row, or else tells the recognisers of its cell, or else those of the list.
  private func pressed(_ cell: UIView) {
    guard let path = indexPath(ofCell: cell) else { return }
    let middle = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    if hasMenus(at: path), let menu = menu(at: path, middle), MenuPresenter.present(menu, from: cell) { return }
    if let action = cell.ownPressAction { action() } else { takePress(at: middle) }
  }
}

extension UITableView: ListWithMenus {
  func indexPath(ofCell cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap(indexPath(for:)) }

  func delegateHasMenus(at path: IndexPath) -> Bool { OwnMethod.isOfApp { menu(at: path, .zero) } }

  func menu(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
    tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }
}

extension UICollectionView: ListWithMenus {
  func indexPath(ofCell cell: UIView) -> IndexPath? { (cell as? UICollectionViewCell).flatMap(indexPath(for:)) }

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
}
