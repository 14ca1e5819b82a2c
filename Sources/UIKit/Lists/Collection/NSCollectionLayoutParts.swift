import Foundation

/// The distances around an item: `NSCollectionLayoutEdgeSpacing`. They are kept.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: ObjectBase {
  /// The distance from the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance from the top.
  public let top: NSCollectionLayoutSpacing?
  /// The distance from the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance from the bottom.
  public let bottom: NSCollectionLayoutSpacing?
  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// The place of a mark at an item: `NSCollectionLayoutAnchor`. It is kept.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: ObjectBase {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// The distance from the edges.
  public let offset: CGPoint
  /// Creates a place at edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset) = (edges, absoluteOffset)
    super.init()
  }
  /// Creates a place at edges, moved by parts of the mark's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, absoluteOffset: fractionalOffset)
  }
  /// Creates a place at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
}

/// A background of a section: `NSCollectionLayoutDecorationItem`. It is kept and not drawn.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind.
  public let elementKind: String
  /// Kept, without an effect.
  open var zIndex = 0
  private init(kind: String) {
    elementKind = kind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }
  /// A background of a kind.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// Gives the places of the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item at a place of its own in a group: `NSCollectionLayoutGroupCustomItem`.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: ObjectBase {
  /// The place in the group.
  public let frame: CGRect
  /// Kept, without an effect.
  public let zIndex: Int
  /// Creates an item.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
  /// Creates an item.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
}

/// An item that is seen: `NSCollectionLayoutVisibleItem`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The order from back to front.
  var zIndex: Int { get set }
  /// Whether the item is hidden.
  var isHidden: Bool { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
  /// The place of the item.
  var indexPath: IndexPath { get }
  /// The frame.
  var frame: CGRect { get }
  /// The kind of view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of header or footer, or nil.
  var representedElementKind: String? { get }
}

/// Called while groups scroll. It is not called.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// From where insets count: `UIContentInsetsReference`, with UIKit's raw values. It has no effect.
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

/// A place at a rectangle: `NSRectAlignment`, with UIKit's raw values.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// The lines between the rows of a list: `UIListSeparatorConfiguration`. They are kept: the page draws those of the system.
public nonisolated struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  /// Whether a line is drawn, with UIKit's raw values.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  /// The insets that stand for those of the system.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)
  /// Whether there is a line above a row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the line below.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour.
  public var color = UIColor.separator
  /// The colour of lines between selected rows.
  public var multipleSelectionColor = UIColor.separator
  /// Kept and not drawn.
  public var visualEffect: UIVisualEffect?
  /// Creates the lines of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The place of an item: `UICollectionViewLayoutAttributes`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The kinds of views, with UIKit's raw values.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  /// The item.
  open var indexPath = IndexPath()
  /// The frame in the contents.
  open var frame = CGRect.zero
  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size of the frame.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The rectangle of the view itself.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Kept: views are drawn without a transform.
  open var transform = CGAffineTransform.identity
  /// Kept: views are drawn without a transform.
  open var transform3D = CATransform3DIdentity
  /// The opacity.
  open var alpha: CGFloat = 1
  /// Kept: views are drawn in the order of their items.
  open var zIndex = 0
  /// Whether the view is hidden.
  open var isHidden = false
  /// The kind of view.
  open var representedElementCategory: ElementCategory { category }
  /// The kind of header or footer, or nil.
  open var representedElementKind: String? { kind }
  /// How firm the width is while a cell looks for its size. A layout with an estimated width makes it a wish.
  var widthPriority = UILayoutPriority.required
  private var category = ElementCategory.cell
  private var kind: String?

  /// Creates attributes without a place.
  public required override init() { super.init() }
  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates the attributes of a header or footer.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, category, kind) = (indexPath, .supplementaryView, elementKind)
  }
  /// Creates the attributes of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, category, kind) = (indexPath, .decorationView, decorationViewKind)
  }
  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.indexPath, copy.frame, copy.alpha, copy.zIndex, copy.isHidden) = (indexPath, frame, alpha, zIndex, isHidden)
    (copy.transform, copy.transform3D, copy.category, copy.kind) = (transform, transform3D, category, kind)
    return copy
  }
}

/// The changes for a layout: `UICollectionViewLayoutInvalidationContext`. Everything is laid out again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: ObjectBase {
  /// Creates a context.
  public override init() { super.init() }
  /// Whether everything has changed.
  open var invalidateEverything: Bool { true }
  /// Says that items have changed.
  open func invalidateItems(at indexPaths: [IndexPath]) {}
  /// Says that headers or footers have changed.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
  /// Says that decorations have changed.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
  /// Whether the number of items has changed: yes.
  open var invalidateDataSourceCounts: Bool { true }
  /// The change of the size of the contents. It is kept.
  open var contentSizeAdjustment = CGSize.zero
  /// The change of the scroll. It is kept.
  open var contentOffsetAdjustment = CGPoint.zero
}

/// The changes for a flow layout: `UICollectionViewFlowLayoutInvalidationContext`.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Kept, without an effect.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Kept, without an effect.
  open var invalidateFlowLayoutAttributes = true
}

/// A change of an item: `UICollectionViewUpdateItem`. No object of this class is passed to an app.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: ObjectBase {
  /// The kinds of changes, with UIKit's raw values.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  /// The place before.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// The place after.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// The kind of the change.
  open var updateAction: Action { .none }
}
