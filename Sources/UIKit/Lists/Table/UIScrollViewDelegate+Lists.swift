import Foundation

/// Calls that code makes through `tableView.delegate` and `collectionView.delegate`, which are those of scroll views here.
extension UIScrollViewDelegate {
  /// A touch has selected a row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    (self as? any UITableViewDelegate)?.tableView(tableView, didSelectRowAt: indexPath)
  }
  /// A touch has selected an item.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    (self as? any UICollectionViewDelegate)?.collectionView(collectionView, didSelectItemAt: indexPath)
  }
}
