import Foundation
internal import SplitKit

/// How a collection is laid out: `UICollectionViewLayout`. A layout of an app's own gives the places of its items by
/// `layoutAttributesForElements(in:)` or `layoutAttributesForItem(at:)`; without them, it is laid out as a grid of squares.
@preconcurrency @MainActor
open class UICollectionViewLayout: ObjectBase {
  /// Creates a layout.
  public override init() { super.init() }
  /// The collection of the layout, or nil.
  open internal(set) weak var collectionView: UICollectionView?
  /// Creates a layout as a storyboard does.
  public required init?(coder: NSCoder) { super.init() }
  /// Whether `prepare()` is running, so that its changes ask for no other layout.
  var isPreparing = false
  /// Lays the collection out again.
  open func invalidateLayout() { if !isPreparing { collectionView?.setNeedsLayout() } }
  /// Lays the collection out again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// The class of the objects that say what has changed.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// Called before a layout. The default does nothing.
  open func prepare() {}
  /// The places of the items in a rectangle. The default is nil, for which the places of the single items are asked for.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The place of an item. The default is nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The place of a header or footer. It is not asked. The default is nil.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// The place of a decoration. Decorations are not drawn. The default is nil.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Whether a new size asks for a layout. It is not asked: every size does. The default is false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// The changes that a new size brings.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }
  /// Whether the size that suits a cell asks for a layout. It is not asked. The default is false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Where a scroll ends. It is not asked. The default is the proposed place.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the contents stand after a change. It is not asked. The default is the proposed place.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
  /// The changes for the size that suits a cell. They are not asked for.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// The changes while an item is moved. They are not asked for.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// The place where an item that is moved would come to. It is not asked.
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath
  {
    previousIndexPath
  }
  /// Called before the layout gives way to another one. It is never called.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the layout takes the place of another one. It is never called.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called after a change of layout. It is never called.
  open func finalizeLayoutTransition() {}
  /// Called before the bounds change with an animation. It is never called.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the bounds have changed with an animation. It is never called.
  open func finalizeAnimatedBoundsChange() {}
  /// The place where a new header or footer begins to appear. It is not asked.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The place where a header or footer disappears. It is not asked.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The place where a new item begins to appear. It is not asked.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The place where a deleted item ends. It is not asked.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called here.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Never called here.
  open func finalizeCollectionViewUpdates() {}
  /// Accepted: decorations are not drawn.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// Accepted: decorations are not drawn.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
  /// Whether the layout is mirrored for languages from right to left. It is not asked. The default is false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction for which the layout is made.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The class of the objects that say where items are.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The size of the contents.
  open var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }
}

/// Items in lines: `UICollectionViewFlowLayout`.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which the collection scrolls. It is kept, and lines always follow each other downwards.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The least distance between lines in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between items in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of the items in points, unless the delegate has another one.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Kept: sizes are not estimated.
  open var estimatedItemSize = CGSize.zero
  /// The distances around the items of a section in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers. Only the height counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers. Only the height counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Kept: headers scroll.
  open var sectionHeadersPinToVisibleBounds = false
  /// The size that stands for one that follows from the contents: the item's own size is used.
  public nonisolated static let automaticSize = CGSize(width: 50, height: 50)
  /// Kept: footers scroll.
  open var sectionFootersPinToVisibleBounds = false
  /// From where the insets of sections count. It is kept.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// From where the insets of sections count, with UIKit's raw values.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
  /// The places of the items after the last layout of the lines.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    collectionView?.attributes(in: rect) ?? []
  }
  /// The place of an item after the last layout of the lines.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.attributes(at: indexPath)
  }
}

/// The look of a list: `UICollectionLayoutListConfiguration`.
public nonisolated struct UICollectionLayoutListConfiguration: @unchecked Sendable {
  /// The looks.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Where headers come from.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// Where footers come from.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// Gives the actions of a row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// The look.
  public let appearance: Appearance
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows. The default is true. A list that looks like a sidebar has none either way, except
  /// where it is alone in a narrow window: there it has the look of an inset group (inferred from the system's own apps).
  public var showsSeparators = true
  /// The colour behind the list, or nil for that of the look.
  public var backgroundColor: UIColor?
  /// Kept, without an effect.
  public var headerTopPadding: CGFloat?
  /// Gives the actions of a swipe towards the end of the row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions of a swipe towards the start of the row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Changes the lines around a row. It is kept.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  /// The lines between rows. They are kept.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines around a row. It is kept.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Creates a configuration with a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var style: ListStyle {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

/// The environment for which a layout is made: `NSCollectionLayoutEnvironment`.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The place.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The place of a layout: `NSCollectionLayoutContainer`.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size in points.
  var contentSize: CGSize { get }
  /// The size without insets in points.
  var effectiveContentSize: CGSize { get }
  /// The insets in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets with those of the safe area in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor
final class LayoutSurroundings: ObjectBase, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  init(_ size: CGSize, _ traits: UITraitCollection) {
    (contentSize, traitCollection) = (size, traits)
    super.init()
  }
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

/// Sections of groups of items: `UICollectionViewCompositionalLayout`. Lists are drawn as lists, and everything else by its frames.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes the layout of a section.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  private let provider: SectionProvider

  /// Creates a layout with one kind of section.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }
  /// Creates a layout whose sections are made for the place.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }
  /// Creates a layout whose sections are made for the place.
  public init(sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout with one kind of section.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  /// Creates a list as a storyboard does.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }
  /// Kept: only the distance between sections counts.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
  /// A list.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(list: configuration))
  }

  func section(_ index: Int, in size: CGSize, _ traits: UITraitCollection) -> NSCollectionLayoutSection? {
    provider(index, LayoutSurroundings(size, traits))
  }
}

/// The properties that hold for all sections: `UICollectionViewCompositionalLayoutConfiguration`.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: ObjectBase {
  /// Creates a configuration.
  public override init() { super.init() }
  /// Kept: the collection scrolls from top to bottom.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole collection. They are kept and not drawn.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// From where insets count. It is kept.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// A length of an item: `NSCollectionLayoutDimension`.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: ObjectBase {
  private let length: (CGSize) -> CGFloat
  private init(_ length: @escaping (CGSize) -> CGFloat) {
    self.length = length
    super.init()
  }
  /// A part of the width around.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    .init { $0.width * fractionalWidth }
  }
  /// A part of the height around.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    .init { $0.height * fractionalHeight }
  }
  /// A number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init { _ in absoluteDimension } }
  /// As many points as the longest of the items beside it, since iOS 17. It is the estimate here.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init { _ in estimatedDimension }
  }
  /// A number of points, which is not replaced by the size of the contents here.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { .init { _ in estimatedDimension } }
  func value(in size: CGSize) -> CGFloat { length(size) }
}

/// A size of an item: `NSCollectionLayoutSize`.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: ObjectBase {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// Creates a size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }
  func value(in size: CGSize) -> CGSize { CGSize(width: widthDimension.value(in: size), height: heightDimension.value(in: size)) }
}

/// A distance between items: `NSCollectionLayoutSpacing`.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: ObjectBase {
  /// The distance in points.
  public let spacing: CGFloat
  private init(_ spacing: CGFloat) {
    self.spacing = spacing
    super.init()
  }
  /// A distance.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing) as! Self }
  /// A least distance, which is the distance here.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing) as! Self }
  private class func make(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(spacing) }
}

/// An item of a layout: `NSCollectionLayoutItem`.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: ObjectBase {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The distances inside the place of the item in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item. They are kept.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Marks at the item, which are not drawn.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }
  /// Creates an item with marks, which are not drawn.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }
  /// The rectangles of the item's cells in a place.
  func cells(in place: CGRect) -> [CGRect] {
    [place.inset(by: UIEdgeInsets(contentInsets, isMirrored: false))]
  }
}

/// Items in a row or column: `NSCollectionLayoutGroup`.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items.
  public let subitems: [NSCollectionLayoutItem]
  private let isRow: Bool
  private let count: Int?
  /// The distance between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isRow: Bool, count: Int? = nil) {
    (self.subitems, self.isRow, self.count, provider) = (subitems, isRow, count, nil)
    super.init(layoutSize: size, supplementaryItems: [])
  }
  private init(_ size: NSCollectionLayoutSize, _ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
    (subitems, isRow, count, self.provider) = ([], true, nil, provider)
    super.init(layoutSize: size, supplementaryItems: [])
  }
  private let provider: NSCollectionLayoutGroupCustomItemProvider?
  /// Items at places that a closure gives.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, itemProvider) }
  /// Items in a row, as many as there is room for.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isRow: true)
  }
  /// A number of equal items in a row.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, [subitem], isRow: true, count: count)
  }
  /// A number of equal items in a row.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, [subitem], isRow: true, count: count) }
  /// Items in a column, as many as there is room for.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isRow: false)
  }
  /// A number of equal items in a column.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, [subitem], isRow: false, count: count)
  }
  /// A number of equal items in a column.
  open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, [subitem], isRow: false, count: count) }

  override func cells(in place: CGRect) -> [CGRect] {
    let inner = place.inset(by: UIEdgeInsets(contentInsets, isMirrored: false))
    if let provider {
      return provider(LayoutSurroundings(inner.size, .current)).map { $0.frame.offsetBy(dx: inner.minX, dy: inner.minY) }
    }
    let spacing = interItemSpacing?.spacing ?? 0
    var (cells, start, index) = ([CGRect](), CGFloat(0), 0)
    let whole = isRow ? inner.width : inner.height
    while index < 200, let item = subitems[safely: index % max(1, subitems.count)] {
      if let count, index == count { break }
      var size = item.layoutSize.value(in: inner.size)
      if let count {
        let share = (whole - CGFloat(count - 1) * spacing) / CGFloat(count)
        if isRow { size.width = share } else { size.height = share }
      }
      let length = isRow ? size.width : size.height
      guard length > 0, index == 0 || start + length <= whole + 0.5 else { break }
      let corner = isRow ? CGPoint(x: inner.minX + start, y: inner.minY) : CGPoint(x: inner.minX, y: inner.minY + start)
      cells += item.cells(in: CGRect(origin: corner, size: size))
      start += length + spacing
      index += 1
    }
    return cells
  }
}

/// A mark at an item: `NSCollectionLayoutSupplementaryItem`. It is kept and not drawn.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind.
  public let elementKind: String
  /// The place at the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Kept, without an effect.
  open var zIndex = 0
  /// Creates a mark.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  /// The place of the mark that lies on that of the item. It is kept.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// Creates a mark with a place of its own that lies on that of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    self.itemAnchor = itemAnchor
  }
}

/// A header or footer of a section: `NSCollectionLayoutBoundarySupplementaryItem`.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Kept: headers scroll.
  open var pinToVisibleBounds = false
  /// Kept, without an effect.
  open var extendsBoundary = true
  /// The edge of the section. Only top and bottom count.
  public let alignment: NSRectAlignment
  /// Creates an item at an edge of the section. Only top and bottom count.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top))
  }
  /// Creates an item at an edge of the section, moved by a distance, which is kept.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) { self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment) }
}

/// A section of a layout: `NSCollectionLayoutSection`.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: ObjectBase {
  let group: NSCollectionLayoutGroup?
  let list: UICollectionLayoutListConfiguration?
  /// The distances around the section in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups in points.
  open var interGroupSpacing: CGFloat = 0
  /// How groups scroll sideways. They stand in a row, of which the part beyond the edge is not seen.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How groups that scroll sideways come to rest, since iOS 17. It is kept.
  open private(set) lazy var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds, which are not drawn.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// From where insets count. It is kept.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// From where the insets of headers count. It is kept.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Kept, without an effect.
  open var supplementariesFollowContentInsets = true
  /// Called while groups scroll. It is not called.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Creates a section whose groups follow each other.
  public init(group: NSCollectionLayoutGroup) {
    (self.group, list) = (group, nil)
    super.init()
  }
  init(list: UICollectionLayoutListConfiguration) {
    (group, self.list) = (nil, list)
    super.init()
  }
  /// A list as a section.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

/// How groups scroll sideways: `UICollectionLayoutSectionOrthogonalScrollingBehavior`, with UIKit's raw values.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
