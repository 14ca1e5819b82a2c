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
  /// The direction in which the collection scrolls, and in which its lines follow each other. The default is downwards.
  /// Lines that follow each other sideways begin at the left in every language here.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The least distance between lines in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between items in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of the items in points, unless the delegate has another one.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items before their contents give one. It has an effect where the delegate gives no sizes. The default is zero, for
  /// which the items have `itemSize`.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The distances around the items of a section in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers. The height counts, or the width if the collection scrolls sideways.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers. The height counts, or the width if the collection scrolls sideways.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Kept: headers scroll.
  open var sectionHeadersPinToVisibleBounds = false
  /// The size that stands for one that follows from the contents.
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
  /// The place of a header or footer after the last layout of the lines.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { collectionView?.attributes(ofKind: elementKind, at: indexPath) }
}
