import Foundation

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
  /// Whether headers and footers keep the distances at the sides too. The default is true.
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
