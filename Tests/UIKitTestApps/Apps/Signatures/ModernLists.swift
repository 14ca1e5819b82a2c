// Compiles against the public names of UIKit, as apps write them. Nothing of it runs.
import UIKit

private enum SidebarItemType: Int { case header, expandableRow, row }
private enum SidebarSection: Int, CaseIterable { case library, collections }
private struct RowIdentifier { static let allRecipes = UUID() }
private struct SidebarItem: Hashable, Identifiable {
  let id: UUID
  let type: SidebarItemType
  let title: String
  let subtitle: String?
  let image: UIImage?
  static func header(title: String, id: UUID = UUID()) -> Self {
    SidebarItem(id: id, type: .header, title: title, subtitle: nil, image: nil)
  }
  static func row(title: String, subtitle: String?, image: UIImage?, id: UUID = UUID()) -> Self {
    SidebarItem(id: id, type: .row, title: title, subtitle: subtitle, image: image)
  }
}
private class SidebarViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<SidebarSection, SidebarItem>!
  private var collectionView: UICollectionView!
  private var secondaryViewControllers = [UINavigationController(rootViewController: UIViewController())]
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Browse"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.largeTitleDisplayMode = .always
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
    applyInitialSnapshot()
    collectionView.selectItem(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: UICollectionView.ScrollPosition.centeredVertically)
    splitViewController?.setViewController(secondaryViewControllers[0], for: .secondary)
  }
  private func createLayout() -> UICollectionViewLayout {
    return UICollectionViewCompositionalLayout() { sectionIndex, layoutEnvironment in
      var config = UICollectionLayoutListConfiguration(appearance: .sidebar)
      config.showsSeparators = false
      config.headerMode = sectionIndex == 0 ? .none : .firstItemInSection
      config.backgroundColor = .clear
      config.footerMode = .none
      config.headerTopPadding = 4
      config.trailingSwipeActionsConfigurationProvider = { indexPath in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Flag", handler: { _, _, done in done(true) })
        ])
      }
      config.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leading(at: $0) }
      config.itemSeparatorHandler = { indexPath, sectionConfiguration in
        var configuration = sectionConfiguration
        configuration.bottomSeparatorVisibility = .hidden
        configuration.topSeparatorInsets.leading = 8
        configuration.color = .red
        return configuration
      }
      config.separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
      let section = NSCollectionLayoutSection.list(using: config, layoutEnvironment: layoutEnvironment)
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
      print(
        layoutEnvironment.container.effectiveContentSize.width, layoutEnvironment.traitCollection.horizontalSizeClass == .compact)
      return section
    }
  }
  func leading(at indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
  private func configureDataSource() {
    let headerRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, SidebarItem> { (cell, indexPath, item) in
      var contentConfiguration = UIListContentConfiguration.sidebarHeader()
      contentConfiguration.text = item.title
      contentConfiguration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
      contentConfiguration.textProperties.color = .secondaryLabel
      cell.contentConfiguration = contentConfiguration
      cell.accessories = [.outlineDisclosure()]
    }
    let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, SidebarItem> { cell, indexPath, item in
      var content = UIListContentConfiguration.sidebarSubtitleCell()
      content.text = item.title
      content.secondaryText = item.subtitle
      content.image = item.image
      content.imageProperties.tintColor = .systemBlue
      content.imageProperties.maximumSize = CGSize(width: 30, height: 30)
      content.imageProperties.cornerRadius = 4
      content.imageToTextPadding = 8
      content.prefersSideBySideTextAndSecondaryText = true
      content.secondaryTextProperties.color = .secondaryLabel
      content.textProperties.numberOfLines = 1
      content.textProperties.alignment = .center
      content.directionalLayoutMargins = .zero
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
      content.axesPreservingSuperviewLayoutMargins = [.horizontal]
      content.textToSecondaryTextVerticalPadding = 3
      content.attributedText = NSAttributedString(string: "x")
      content.secondaryAttributedText = nil
      content.textProperties.adjustsFontForContentSizeCategory = true
      content.textProperties.transform = .uppercase
      content.textProperties.lineBreakMode = .byTruncatingTail
      content.imageProperties.reservedLayoutSize = CGSize(
        width: UIListContentConfiguration.ImageProperties.standardDimension, height: 0)
      content.textProperties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listSidebarCell()
      background.visualEffect = nil
      background.customView = nil
      cell.backgroundConfiguration = background
    }
    dataSource = UICollectionViewDiffableDataSource<SidebarSection, SidebarItem>(collectionView: collectionView) {
      (collectionView, indexPath, item) -> UICollectionViewCell in
      switch item.type {
      case .header, .expandableRow:
        return collectionView.dequeueConfiguredReusableCell(using: headerRegistration, for: indexPath, item: item)
      default: return collectionView.dequeueConfiguredReusableCell(using: rowRegistration, for: indexPath, item: item)
      }
    }
    let supplementary = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Section"
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: supplementary, for: indexPath)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { transaction in
      print(transaction.finalSnapshot.itemIdentifiers.count, transaction.sectionTransactions.count, transaction.difference.count)
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { _ in }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in current }
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { _ in true }
  }
  private func librarySnapshot() -> NSDiffableDataSourceSectionSnapshot<SidebarItem> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<SidebarItem>()
    let header = SidebarItem.header(title: "Library")
    snapshot.append([header])
    snapshot.append([.row(title: "All", subtitle: nil, image: UIImage(systemName: "tray"))], to: header)
    snapshot.expand([header])
    snapshot.collapse(snapshot.items)
    _ = snapshot.rootItems
    _ = snapshot.visibleItems
    _ = snapshot.parent(of: header)
    _ = snapshot.level(of: header)
    _ = snapshot.contains(header)
    _ = snapshot.isExpanded(header)
    _ = snapshot.index(of: header)
    _ = snapshot.snapshot(of: header, includingParent: false)
    snapshot.delete([])
    snapshot.deleteAll()
    snapshot.insert([], before: header)
    snapshot.insert([], after: header)
    snapshot.replace(childrenOf: header, using: .init())
    return snapshot
  }
  private func applyInitialSnapshot() {
    dataSource.apply(librarySnapshot(), to: .library, animatingDifferences: false)
    var snapshot = NSDiffableDataSourceSnapshot<SidebarSection, SidebarItem>()
    snapshot.appendSections(SidebarSection.allCases)
    snapshot.appendItems([], toSection: .library)
    snapshot.appendItems([])
    snapshot.reloadItems([])
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    snapshot.deleteItems([])
    snapshot.deleteSections([.collections])
    snapshot.reloadSections([.library])
    snapshot.deleteAllItems()
    _ = snapshot.numberOfItems
    _ = snapshot.numberOfSections
    _ = snapshot.sectionIdentifiers
    _ = snapshot.itemIdentifiers(inSection: .library)
    _ = snapshot.numberOfItems(inSection: .library)
    _ = snapshot.indexOfSection(.library)
    if let f = snapshot.itemIdentifiers.first {
      snapshot.insertItems([], beforeItem: f)
      snapshot.insertItems([], afterItem: f)
      snapshot.moveItem(f, afterItem: f)
      _ = snapshot.indexOfItem(f)
      _ = snapshot.sectionIdentifier(containingItem: f)
      snapshot.moveItem(f, beforeItem: f)
    }
    snapshot.insertSections([], beforeSection: .library)
    snapshot.insertSections([], afterSection: .library)
    snapshot.moveSection(.library, afterSection: .collections)
    dataSource.apply(snapshot)
    dataSource.apply(snapshot, animatingDifferences: true) { print("done") }
    dataSource.applySnapshotUsingReloadData(snapshot)
    dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
    _ = dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0))
    _ = dataSource.sectionIdentifier(for: 0)
    _ = dataSource.index(for: .library)
    _ = dataSource.snapshot(for: .library)
    _ = dataSource.snapshot()
    Task {
      dataSource.apply(snapshot)
      dataSource.applySnapshotUsingReloadData(snapshot)
    }
  }
}
extension SidebarViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let sidebarItem = dataSource.itemIdentifier(for: indexPath) else { return }
    if let p = dataSource.indexPath(for: sidebarItem) { collectionView.deselectItem(at: p, animated: true) }
    collectionView.indexPathsForSelectedItems?.forEach { print($0.item, $0.section, $0.row) }
    splitViewController?.show(.secondary)
  }
}
private class Layouts: UICollectionViewController, UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching {
  init() {
    let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [])
    item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(3), top: nil, trailing: .flexible(2), bottom: nil)
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: 2)
    group.interItemSpacing = .fixed(CGFloat(10))
    let g2 = NSCollectionLayoutGroup.vertical(layoutSize: groupSize, subitems: [item, group])
    let g3 = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, repeatingSubitem: g2, count: 3)
    _ = NSCollectionLayoutGroup.custom(layoutSize: groupSize) { environment in [NSCollectionLayoutGroupCustomItem(frame: .zero)] }
    let section = NSCollectionLayoutSection(group: g3)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.contentInsetsReference = .safeArea
    section.visibleItemsInvalidationHandler = { items, offset, environment in items.forEach { $0.alpha = 0.5 } }
    section.supplementariesFollowContentInsets = false
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: itemSize, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    _ = badge
    section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "bg")]
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    config.scrollDirection = .vertical
    config.boundarySupplementaryItems = []
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: config)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "bg")
    layout.configuration = config
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    _ = UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, env in self.section(index, env) }, configuration: config)
    _ = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func section(_ i: Int, _ e: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? { nil }
  func more() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.minimumInteritemSpacing = 2
    flow.minimumLineSpacing = 3
    flow.itemSize = CGSize(width: 3, height: 3)
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    flow.sectionInset = .zero
    flow.headerReferenceSize = .zero
    flow.footerReferenceSize = .zero
    flow.sectionHeadersPinToVisibleBounds = true
    flow.sectionInsetReference = .fromSafeArea
    (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = .zero
    flow.invalidateLayout()
    collectionView.setCollectionViewLayout(flow, animated: true)
    collectionView.setCollectionViewLayout(flow, animated: true) { _ in }
    collectionView.collectionViewLayout.invalidateLayout()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "f")
    collectionView.register(UINib(nibName: "a", bundle: nil), forCellWithReuseIdentifier: "x")
    collectionView.dataSource = self
    collectionView.prefetchDataSource = self
    collectionView.dragDelegate = nil
    collectionView.dropDelegate = nil
    collectionView.dragInteractionEnabled = true
    collectionView.reloadData()
    collectionView.reloadItems(at: [])
    collectionView.reloadSections([0])
    collectionView.insertItems(at: [])
    collectionView.deleteItems(at: [])
    collectionView.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
    collectionView.reconfigureItems(at: [])
    collectionView.insertSections(IndexSet(integer: 1))
    collectionView.deleteSections([1])
    collectionView.performBatchUpdates {
    } completion: { _ in
    }
    collectionView.performBatchUpdates({}, completion: nil)
    collectionView.scrollToItem(at: IndexPath(item: 0, section: 0), at: [.top, .centeredHorizontally], animated: true)
    collectionView.selectItem(at: nil, animated: true, scrollPosition: [])
    _ = collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    _ = collectionView.indexPathsForVisibleItems
    _ = collectionView.visibleCells
    _ = collectionView.indexPath(for: UICollectionViewCell())
    _ = collectionView.indexPathForItem(at: .zero)
    _ = collectionView.numberOfSections
    _ = collectionView.numberOfItems(inSection: 0)
    _ = collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
    _ = collectionView.supplementaryView(forElementKind: "", at: IndexPath(item: 0, section: 0))
    _ = collectionView.visibleSupplementaryViews(ofKind: "")
    _ = collectionView.indexPathsForVisibleSupplementaryElements(ofKind: "")
    collectionView.allowsSelection = true
    collectionView.allowsMultipleSelection = true
    collectionView.allowsSelectionDuringEditing = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.isEditing = true
    collectionView.backgroundView = UIView()
    collectionView.isPrefetchingEnabled = false
    collectionView.remembersLastFocusedIndexPath = true
    collectionView.selectionFollowsFocus = true
    collectionView.allowsFocus = true
    collectionView.selfSizingInvalidation = .enabledIncludingConstraints
    collectionView.hasUncommittedUpdates ? () : ()
    collectionView.contentInsetAdjustmentBehavior = .never
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { .zero }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
private class WaterfallLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { .zero }
  override func prepare() { super.prepare() }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let a = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    a.frame = .zero
    a.zIndex = 2
    return a
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.bounds.size != newBounds.size
  }
}
private class CenteredFlow: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }
  }
  override func prepare() {
    super.prepare()
    guard let cv = collectionView else { return }
    itemSize = CGSize(width: cv.bounds.width, height: 50)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}
private struct CustomContentConfiguration: UIContentConfiguration {
  var title = ""
  func makeContentView() -> UIView & UIContentView { CustomContentView(self) }
  func updated(for state: UIConfigurationState) -> Self {
    guard let cellState = state as? UICellConfigurationState else { return self }
    var copy = self
    if cellState.isSelected || cellState.isHighlighted || cellState.isExpanded || cellState.isSwiped || cellState.isReordering
      || cellState.isFocused || cellState.isDisabled || cellState.isPinned || cellState.cellDropState == .none
    {
      copy.title += "*"
    }
    return copy
  }
}
private class CustomContentView: UIView, UIContentView {
  var configuration: UIContentConfiguration { didSet { configure(configuration) } }
  init(_ configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    configure(configuration)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func configure(_ configuration: UIContentConfiguration) {
    guard let configuration = configuration as? CustomContentConfiguration else { return }
    print(configuration.title)
  }
}
extension UIConfigurationStateCustomKey { static let isArchived = UIConfigurationStateCustomKey("x.isArchived") }
extension UICellConfigurationState {
  var isArchived: Bool {
    set { self[.isArchived] = newValue }
    get { return self[.isArchived] as? Bool ?? false }
  }
}
private class TableDiffable: UITableViewController {
  class Source: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      snapshot().sectionIdentifiers[section]
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      if let i = itemIdentifier(for: indexPath) {
        var s = snapshot()
        s.deleteItems([i])
        apply(s, animatingDifferences: true)
      }
    }
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  }
  private lazy var source = Source(tableView: tableView) { tableView, indexPath, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
    var c = cell.defaultContentConfiguration()
    c.text = "\(id)"
    cell.contentConfiguration = c
    return cell
  }
  private lazy var plain: UITableViewDiffableDataSource<String, Int> = {
    UITableViewDiffableDataSource(
      tableView: self.tableView, cellProvider: { t, i, x in UITableViewCell(style: .value1, reuseIdentifier: nil) })
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    source.defaultRowAnimation = .fade
    tableView.dataSource = source
    plain.apply(plain.snapshot())
  }
}
