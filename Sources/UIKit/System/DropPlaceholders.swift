import Foundation

/// A row that stands for a thing until it is there: `UITableViewDropPlaceholder`. It is kept.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: ObjectBase {
  /// Sets the row up.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  /// The look of the picture. It is not asked.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
  /// Creates a row.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) { super.init() }
}

/// An item that stands for a thing until it is there: `UICollectionViewDropPlaceholder`. It is kept.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: ObjectBase {
  /// Sets the item up.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
  /// The look of the picture. It is not asked.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
  /// Creates an item.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) { super.init() }
}

/// A row that waits for a thing: `UITableViewDropPlaceholderContext`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Puts the thing into the place of the row.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the row.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// An item that waits for a thing: `UICollectionViewDropPlaceholderContext`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Puts the thing into the place of the item.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the item.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Sets the item up anew.
  func setNeedsCellUpdate()
}
