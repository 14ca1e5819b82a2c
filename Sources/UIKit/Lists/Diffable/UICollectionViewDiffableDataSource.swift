import Foundation

/// A data source of a collection that is given snapshots: `UICollectionViewDiffableDataSource`.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: ObjectBase,
  UICollectionViewDataSource, OutlineSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes a header or footer.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// Makes headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider? { didSet { collection?.dropParts() } }
  /// The closures that are called when an item of a tree opens or closes.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()
  /// Kept: items are not dragged.
  open var reorderingHandlers = ReorderingHandlers()

  /// The closures that are called when an item of a tree opens or closes.
  public struct SectionSnapshotHandlers {
    /// Whether an item may open.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// An item will open.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item may close.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// An item will close.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// The items below one that opens. It is not asked.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> NSDiffableDataSourceSectionSnapshot<
          ItemIdentifierType
        >
      )?
  }

  /// The closures for an item that is moved. They are never called.
  public struct ReorderingHandlers {
    /// Whether an item can be moved. It is not asked.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Items will be moved.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Items were moved.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  /// Creates a data source, which becomes that of the collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (collection, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot. Items that stay keep their cells and their selection.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot.settled
    trees = trees.filter { current.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems }
    collection?.replaceContent { snapshot.content(from: old, $0) }
    if let completion { UIKitContext.current.application.afterLayout(completion) }
  }
  /// Shows a tree of items in a section.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    current.setItems(snapshot.visibleItems, of: section)
    trees[section] = snapshot
    let next = current
    collection?.replaceContent { next.content(from: old, $0) }
    if let completion { UIKitContext.current.application.afterLayout(completion) }
  }
  /// Shows a snapshot with new cells.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    trees = [:]
    collection?.reloadData()
    if let completion { UIKitContext.current.application.afterLayout(completion) }
  }
  /// The snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
  /// The tree of a section. A section without one has its items without parents.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    tree.append(current.itemIdentifiers(inSection: section))
    return tree
  }
  /// The item of a path, or nil.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// The path of an item, or nil.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
  /// The section with an index, or nil.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.sectionIdentifiers[safely: index] }
  /// The index of a section, or nil.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  func outline(at path: IndexPath) -> (level: Int, isExpanded: Bool, hasChildren: Bool)? {
    guard let section = current.sectionIdentifiers[safely: path.section], let tree = trees[section],
      let item = current.item(at: path)
    else { return nil }
    return (tree.level(of: item), tree.isExpanded(item), tree.hasChildren(item))
  }

  func toggle(at path: IndexPath) {
    guard let section = current.sectionIdentifiers[safely: path.section], var tree = trees[section],
      let item = current.item(at: path)
    else { return }
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) != false else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) != false else { return }
      handlers.willExpandItem?(item)
      tree.expand([item])
    }
    apply(tree, to: section, animatingDifferences: true)
  }

  // The data source.

  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// The number of items of a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.sectionIdentifiers[safely: section].map { current.numberOfItems(inSection: $0) } ?? 0
  }
  /// The cell that the provider makes.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) } ?? UICollectionViewCell(frame: .zero)
  }
  /// The view that the provider makes, or an empty one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
  /// False.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// The titles of an index. They are not drawn.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The item of a title of the index. It is not asked.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
  /// Nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// A move of items by the user: `NSDiffableDataSourceTransaction`. Items are not dragged, so no object of it is passed to an app.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The snapshot before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The moves.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The moves of each section.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The moves in a section: `NSDiffableDataSourceSectionTransaction`.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The moves.
  public let difference: CollectionDifference<ItemIdentifierType>
}
