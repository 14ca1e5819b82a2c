import Foundation
internal import SplitKit

/// Items in a list or a grid: `UICollectionView`.
///
/// A layout whose sections are lists is drawn as a list. Any other is drawn by the frames of its cells. Items on screen, and those up to a screen
/// beyond, have cells, and so have all items of groups that scroll sideways. All items of a collection with at most 40 have cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  override var shownOrigin: CGPoint { originOfRows }
  /// The directions of a scroll, with UIKit's raw values.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// The position of an item after a scroll. Without one, the collection scrolls as little as needed.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw value, which is UIKit's.
    public let rawValue: UInt
    /// Creates positions from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// The kind of headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  var content = ListContent<UICollectionViewCell>()
  /// The items that have cells and frames in the layout that is under way.
  var placedRows: [ListContent<UICollectionViewCell>.Row] = []
  /// The width of the contents of a collection that scrolls sideways, after the last layout; nil for one that scrolls downwards.
  var sidewaysWidth: CGFloat?
  /// Whether items get frames alone.
  var makesNoCells = false
  /// The layouts of the sections, as the last layout had them.
  var sectionLayouts: [NSCollectionLayoutSection?] = []
  /// The row of a list whose actions are shown.
  var swiped: SwipedRow<ListContent<UICollectionViewCell>.Row>?
  var knownMenus: KnownMenus?
  var pool = CellPool<UICollectionViewCell>()
  private var cellClasses: [String: AnyClass] = [:]
  /// The nibs of cells, and those of headers and footers by their kinds and names.
  private var nibs: [String: UINib] = [:]
  private var viewClasses: [String: AnyClass] = [:]

  /// Creates a collection with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Creates a collection with lines of items, as a storyboard does.
  public required init?(coder: NSCoder) {
    collectionViewLayout = EmptyCoder.value(in: coder) ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      content.forgetSizes()
      dropParts()
    }
  }
  /// Sets the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    collectionViewLayout = layout
    if let completion { UIKitContext.current.application.afterLayout { completion(true) } }
  }
  /// The object that has the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { dropContent() } } }
  /// Kept: nothing is got ready.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Kept, without an effect.
  open var isPrefetchingEnabled = true
  /// How fast items give way to a dragged one, with UIKit's raw values. It has no effect.
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  /// Kept: items are not dragged.
  open var reorderingCadence = ReorderingCadence.immediate
  /// The kinds of views.
  public typealias ElementCategory = UICollectionViewLayoutAttributes.ElementCategory
  /// Takes the other layout at once, and returns a layout between both.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    collectionViewLayout = layout
    completion?(true, true)
    return transition
  }
  /// Does nothing, because a change of layout ends at once.
  open func finishInteractiveTransition() {}
  /// Does nothing, because a change of layout ends at once.
  open func cancelInteractiveTransition() {}
  /// Kept: items are not dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Kept: items are not dragged.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether something is dragged: never.
  open var hasActiveDrag: Bool { false }
  /// Whether something is dragged over the view: never.
  open var hasActiveDrop: Bool { false }
  /// Kept: items are not dragged.
  open var dragInteractionEnabled = false
  var emptyViewOfController: UIView? { didSet { setNeedsLayout() } }
  var hasNoRows: Bool { content.isEmpty }
  /// A view behind the items. A list draws its colour, and its words while there are no items.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      noteChange()
    }
  }
  var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
  /// Whether a touch selects items. The default is true.
  open var allowsSelection = true { didSet { noteChange() } }
  /// Whether several items can be selected. The default is false.
  open var allowsMultipleSelection = false
  /// Whether a touch selects items while the collection is edited. The default is false.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while the collection is edited. The default is false.
  open var allowsMultipleSelectionDuringEditing = false
  /// Kept, without an effect.
  open var selectionFollowsFocus = false
  /// Kept, because nothing is dragged.
  open var isSpringLoaded = false
  /// Kept, without an effect.
  open var remembersLastFocusedIndexPath = false
  /// Kept, without an effect.
  open var allowsFocus = true
  /// Kept, without an effect.
  open var allowsFocusDuringEditing = true
  /// How cells ask for another size. It is kept: a change of a cell leads to a layout.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// How cells ask for another size, with UIKit's raw values.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
  /// Whether a change is under way.
  open var hasUncommittedUpdates: Bool { content.updateDepth > 0 }
  /// Kept: no menu is shown.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Whether the collection is edited.
  open var isEditing = false { didSet { if isEditing != oldValue { setNeedsLayout() } } }

  // Cells.

  /// Whether the app is being asked for the size of a new view.
  var isAskingForSize = false

  /// How to make the cells that a storyboard has drawn.
  var prototypes: [String: () -> UICollectionViewCell?] = [:]

  /// Names a class of cells. A class of the app's own needs a maker in `ClassTable`, or is made by `init(coder:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    (cellClasses[identifier], nibs[identifier]) = (cellClass, nil)
  }
  /// Names the nib of cells, which has one cell on its top level.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    (cellClasses[identifier], nibs[identifier]) = (nil, nib)
  }
  /// Names the nib of headers and footers, which has one view on its top level.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    (viewClasses["\(kind)/\(identifier)"], nibs["\(kind)/\(identifier)"]) = (nil, nib)
  }
  /// Names a class of headers and footers.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    (viewClasses["\(elementKind)/\(identifier)"], nibs["\(elementKind)/\(identifier)"]) = (viewClass, nil)
  }
  /// A cell of a name. A name without a class gives an empty cell, and the log says so: UIKit raises an exception.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    let frame = newFrame(ofItemAt: indexPath)
    if let cell = reusedCell(of: identifier) ?? makeCell(identifier, in: frame) {
      cell.reuseIdentifier = identifier
      cell.takeNewFrame(frame)
      prepare(cell, at: indexPath)
      return cell
    }
    raise("could not dequeue a cell with identifier \(identifier) - must register a class for the identifier")
    return UICollectionViewCell(frame: .zero)
  }
  private func makeCell(_ identifier: String, in frame: CGRect) -> UICollectionViewCell? {
    let made =
      nibs[identifier]?.make(withOwner: nil).first ?? cellClasses[identifier].flatMap { ClassTable.makeView($0, frame: frame) }
    let cell = made as? UICollectionViewCell ?? prototypes[identifier]?()
    cell?.maker = identifier
    return cell
  }
  /// A header or footer of a name.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = "\(elementKind)/\(identifier)"
    let frame = newFrame(of: elementKind, in: indexPath.section)
    let made = nibs[name]?.make(withOwner: nil).first ?? viewClasses[name].flatMap { ClassTable.makeView($0, frame: frame) }
    if let view = made as? UICollectionReusableView {
      view.reuseIdentifier = identifier
      view.takeNewFrame(frame)
      prepare(view, of: elementKind, in: indexPath.section)
      return view
    }
    raise("could not dequeue a view of kind \(elementKind) with identifier \(identifier)")
    return UICollectionReusableView(frame: .zero)
  }
  /// A cell that a registration sets up.
  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let frame = newFrame(ofItemAt: indexPath)
    let cell = reusedCell(of: registration.token) as? Cell ?? registration.make(in: frame)
    cell.takeNewFrame(frame)
    prepare(cell, at: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  /// A header or footer that a registration sets up.
  open func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = registration.make(in: newFrame(of: registration.kind, in: indexPath.section))
    prepare(view, of: registration.kind, in: indexPath.section)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// How cells of a class are set up: `UICollectionView.CellRegistration`.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    let token = ReuseToken()
    private let nib: UINib?
    /// Creates a registration.
    public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
    /// Creates a registration for cells of a nib, which has one cell of this class on its top level.
    public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
    /// The closure of a data source whose cells this registration sets up.
    public var cellProvider: (UICollectionView, IndexPath, Item) -> Cell {
      { view, path, item in view.dequeueConfiguredReusableCell(using: self, for: path, item: item) }
    }
    func make(in frame: CGRect) -> Cell {
      let cell = Cell.make(by: nib, in: frame)
      cell.maker = token
      return cell
    }
  }

  /// How headers and footers of a class are set up: `UICollectionView.SupplementaryRegistration`.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view up.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    let kind: String
    let handler: Handler
    private let nib: UINib?
    /// Creates a registration for a kind.
    public init(elementKind: String, handler: @escaping Handler) { (nib, kind, self.handler) = (nil, elementKind, handler) }
    /// Creates a registration for views of a nib, which has one view of this class on its top level.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (nib, kind, self.handler) = (supplementaryNib, elementKind, handler)
    }
    func make(in frame: CGRect) -> Supplementary { .make(by: nib, in: frame) }
  }

  // The sections and items that there are.

  /// The number of sections.
  open var numberOfSections: Int { loaded.count }
  /// The number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int { loaded[safely: section]?.rows.count ?? 0 }
  /// The cell of an item, or nil for an item that is not near the visible part.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    _ = loaded
    return content.row(at: indexPath)?.cell
  }
  /// The item of a cell, or nil.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { content.path(of: cell) }
  /// The item at a point, or nil.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// The cells in the bounds of the collection, from the top.
  open var visibleCells: [UICollectionViewCell] { visiblePaths.compactMap { content.row(at: $0)?.cell } }
  /// The items in the bounds of the collection, from the top.
  open var indexPathsForVisibleItems: [IndexPath] { visiblePaths }
  /// The place of an item after a layout, or nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath) ?? attributes(at: indexPath)
  }
  /// The place of a header or footer after a layout, or nil.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    if let place = attributes(ofKind: kind, at: indexPath) { return place }
    guard let view = supplementaryView(forElementKind: kind, at: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
    attributes.frame = view.frame
    return attributes
  }
  /// The headers or footers that have been made.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  /// The sections whose header or footer has been made.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    loaded.indices.map { IndexPath(item: 0, section: $0) }.filter {
      supplementaryView(forElementKind: elementKind, at: $0) != nil
    }
  }
  /// The header or footer of a section, or nil.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    guard let section = loaded[safely: indexPath.section] else { return nil }
    let part = elementKind == Self.elementKindSectionFooter ? section.footer : section.header
    return part.view as? UICollectionReusableView
  }

  // Changes.

  /// Reads everything again. The selection ends.
  open func reloadData() { dropContent() }
  /// Reads items again.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows += indexPaths } }
  /// Reads items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows += indexPaths } }
  /// Reads sections again.
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
  /// Items are new.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows += indexPaths } }
  /// Items are gone.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows += indexPaths } }
  /// Whether a finger can move an item: never here, because nothing is dragged.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Does nothing, because no movement begins.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Does nothing, because no movement begins.
  open func endInteractiveMovement() {}
  /// Does nothing, because no movement begins.
  open func cancelInteractiveMovement() {}
  /// An item has another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// A section has another place.
  open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.movedSections.append((section, newSection)) } }
  /// Sections are new.
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
  /// Sections are gone.
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
  /// Makes several changes together.
  ///
  /// UIKit does not keep the closure (Apple's header has `NS_NOESCAPE`), so it needs no `self.`.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  /// Makes several changes together, or none.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    _ = loaded
    content.updateDepth += 1
    updates?()
    content.updateDepth -= 1
    if content.updateDepth == 0 { applyUpdates() }
    if let completion { UIKitContext.current.application.afterLayout { completion(true) } }
  }

  // The selection.

  /// The selected items, or nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { content.paths(where: \.isSelected) }
  /// Selects an item, without telling the delegate. Nil ends the selection.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    _ = loaded
    if indexPath == nil || !allowsSeveral { clearSelection() }
    if let indexPath { content.row(at: indexPath)?.select(true) }
    if let indexPath, scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    noteChange()
  }
  /// Deselects an item, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    content.row(at: indexPath)?.select(false)
    noteChange()
  }
  /// Scrolls to an item from top to bottom; the position from left to right has no effect. An item far away is shown at once, without an
  /// animation.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    _ = loaded
    scroll(to: ListTarget(path: indexPath, position: ListTarget.Position(scrollPosition)), animated: animated)
  }

  func raise(_ text: String) {
    UIKitContext.current.application.raise(text, receiver: nearestController?.engine.id ?? "UICollectionView")
  }

  // Reading.

  override var sharesLayout: Bool { false }
  override var isPlacingRows: Bool { content.isPlacing }
  override var hasRows: Bool { true }
  override var readsSubviews: Bool { !isListLayout }
  override var list: (any ListView)? { isListLayout ? self : nil }
  override func contentNode(in reading: inout ReadingContext) -> Value {
    isListLayout ? listNode(in: &reading) : super.contentNode(in: &reading)
  }
  /// Makes the cells that are due, and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows(placeAll)
  }
  override func didScroll() {
    closeSwipe()
    content.target = nil
    if !content.suits(visiblePart, x: scrolled.x) { setNeedsLayout() }
    super.didScroll()
  }
}
