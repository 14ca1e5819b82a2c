import Foundation
internal import SplitKit

/// A list of rows: `UITableView`.
///
/// A table that is the whole screen, or the first scroll view as wide as it, scrolls under the bars. Rows on screen, and those up to a screen
/// beyond, have cells. The heights of all others are the app's, or else estimates until they come near, when the offset is corrected. All rows
/// have cells in a table with at most 40 rows, and in a static one of a storyboard. In a table that the page scrolls by itself, because it is
/// not as wide as the screen, those of the first 20,000 points do.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  override var shownOrigin: CGPoint { originOfRows }
  /// The look of a table, with UIKit's raw values.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The animation of a change. It is not drawn.
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
  /// The position of a row after a scroll. With `none`, the table scrolls as little as needed.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// From where the insets of separators count. It is kept.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

  /// The length that stands for one which follows from the contents.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The name of a row with a search icon in an index, which is not drawn.
  public nonisolated static let indexSearch = "{search}"
  /// Posted when another row is selected.
  public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

  var content = TableContent()
  var makers = ReusableViews()
  var pool = CellPool<UITableViewCell>()
  /// The row whose actions are shown.
  var swiped: SwipedRow<TableContent.Row>?
  var knownMenus: KnownMenus?
  /// The style.
  public let style: Style

  /// Creates a table with a frame in a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Creates a plain table with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a plain table as a storyboard does.
  public required init?(coder: NSCoder) {
    style = EmptyCoder.value(in: coder) ?? .plain
    super.init(coder: coder)
  }

  /// The object that has the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dropContent() } }
  }
  /// The object that has the cells of the first rows before they are needed. It is not asked.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Kept, without an effect.
  open var isPrefetchingEnabled = true
  /// Kept: rows are not dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Kept: rows are not dragged.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether something is dragged: never.
  open var hasActiveDrag: Bool { false }
  /// Whether something is dragged over the view: never.
  open var hasActiveDrop: Bool { false }
  /// Kept: rows are not dragged.
  open var dragInteractionEnabled = false
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { if delegate !== oldValue { setNeedsLayout() } } }

  /// The height of rows in points, or `automaticDimension`, which is the default.
  open var rowHeight = UITableView.automaticDimension {
    didSet {
      if rowHeight != oldValue { content.forgetEstimates() }
      setNeedsLayout()
    }
  }
  /// The estimate of the heights of rows without cells, in points. With `automaticDimension`, which is the default, it is the mean height of
  /// the first rows, because UIKit's own estimate is not measured. With 0, the delegate is asked for all heights, and a row without one is as
  /// high as a row of the system (general knowledge of iOS 11 and later).
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { content.forgetEstimates(); setNeedsLayout() } }
  }
  /// The height above sections in points, or `automaticDimension`.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Kept: heights are not estimated.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height below sections in points, or `automaticDimension`.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Kept: heights are not estimated.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above the header of a section in a plain table, since iOS 15. The automatic one is 22 since iOS 26 (830), and 0 before
  /// (ours, because the heights of headers are by eye there).
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Kept, without an effect.
  open var fillerRowHeight: CGFloat = 0
  /// The lines between rows. Other than none, all are drawn alike.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { noteChange() } }
  /// The colour of the lines between rows, or nil for that of the system.
  open var separatorColor: UIColor? { didSet { noteChange() } }
  /// Kept and not drawn.
  open var separatorEffect: UIVisualEffect?
  /// The insets of the lines between rows. The default is from the margin of the texts to the margin at the end of the row since iOS 26, and
  /// to the end of the row before.
  open var separatorInset: UIEdgeInsets {
    get {
      let metrics = metrics
      let (start, end) = (CGFloat(metrics.padding), metrics.design.separator.hasTwoInsets ? CGFloat(metrics.padding) : 0)
      return givenSeparatorInset ?? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
    }
    set {
      givenSeparatorInset = newValue
      noteChange()
    }
  }
  private(set) var givenSeparatorInset: UIEdgeInsets?
  /// Kept and not drawn.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Kept, without an effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Kept, without an effect.
  open var insetsContentViewsToSafeArea = true
  /// Kept, without an effect.
  open var remembersLastFocusedIndexPath = false
  /// Kept, without an effect.
  open var selectionFollowsFocus = false
  /// Kept, because nothing is dragged.
  open var isSpringLoaded = false
  /// Kept, without an effect.
  open var allowsFocus = true
  /// Kept, without an effect.
  open var allowsFocusDuringEditing = true
  /// How cells ask for another size. It is kept: a change of a cell leads to a layout.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// How cells ask for another size, with UIKit's raw values.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
  /// Kept and not drawn.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The colour of the words of the index; nil for the tint.
  open var sectionIndexColor: UIColor? { didSet { noteChange() } }
  /// Kept and not drawn.
  open var sectionIndexBackgroundColor: UIColor?
  /// The least number of rows for which the index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { noteChange() } }
  /// Asks the data source for the words of the index again.
  open func reloadSectionIndexTitles() { noteChange() }

  /// The view above all sections. It is as wide as the table, and its height is that of its frame, or follows from its constraints.
  open var tableHeaderView: UIView? { didSet { exchangeEdge(oldValue, for: tableHeaderView) } }
  /// The view below all sections. It is as wide as the table, and its height is that of its frame, or follows from its constraints.
  open var tableFooterView: UIView? { didSet { exchangeEdge(oldValue, for: tableFooterView) } }
  /// Gives a header or a footer the width of the table at once, so that its constraints never meet another one.
  private func exchangeEdge(_ old: UIView?, for new: UIView?) {
    if let new, bounds.width > 0 { new.frame.size.width = bounds.width }
    exchange(old, for: new)
  }
  /// A view behind the rows. A label in it is shown while there are no rows, and otherwise its colour.
  open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView) } }
  var emptyViewOfController: UIView? { didSet { setNeedsLayout() } }
  var hasNoRows: Bool { content.isEmpty }

  private func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Whether a touch selects rows. The default is true.
  open var allowsSelection = true { didSet { noteChange() } }
  /// Whether several rows can be selected. The default is false.
  open var allowsMultipleSelection = false
  /// Whether a touch selects rows while the table is edited. The default is false.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited. The default is false.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the table is edited.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedEditing = false
  /// Sets whether the table is edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    content.lifted = nil
    for cell in content.cells { cell.setEditing(editing, animated: animated) }
    setNeedsLayout()
  }

  // Cells that are used again.

  /// Names a class of cells. A class of the app's own needs a maker in `ClassTable`, or is made by `init(coder:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    (makers.cells[identifier], makers.prototypes[identifier]) = (cellClass, nil)
  }
  /// Names the cells that a storyboard or a nib has drawn.
  func register(_ identifier: String, _ make: @escaping () -> UITableViewCell) { makers.prototypes[identifier] = make }
  /// Names the nib of cells, which has one cell on its top level. A nib without a cell gives a plain one.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    makers.cells[identifier] = nil
    makers.prototypes[identifier] = nib.map { nib in
      {
        let cell = nib.make(withOwner: nil, identifier: identifier).first as? UITableViewCell
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    }
  }
  /// Names a class of headers and footers.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    (makers.headers[identifier], makers.headerNibs[identifier]) = (aClass, nil)
  }
  /// Names the nib of headers and footers, which has one on its top level.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    (makers.headers[identifier], makers.headerNibs[identifier]) = (nil, nib)
  }
  /// A cell that is no longer used, or nil for a name without a class and without such a cell.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { waitingOrNewCell(identifier) }
  private func waitingOrNewCell(_ name: String) -> UITableViewCell? { reusedCell(of: name) ?? makers.cell(name) }
  /// A cell that is no longer used or is made now. A name without a class gives a plain cell, and the log says so: UIKit raises an
  /// exception.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = waitingOrNewCell(identifier) { return cell }
    raise("unable to dequeue a cell with identifier \(identifier) - must register a class for the identifier")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A header or footer that is no longer used or is made now, or nil for a name without a class.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    makers.header(identifier)
  }

  // The sections and rows that there are.

  /// The number of sections.
  open var numberOfSections: Int { loaded.count }
  /// The number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int { loaded.indices.contains(section) ? loaded[section].rows.count : 0 }
  /// The cell of a row, or nil for a row that is not near the visible part.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    _ = loaded
    return content.row(at: indexPath)?.cell
  }
  /// The row of a cell, or nil.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { content.path(of: cell) }
  /// The row at a point, or nil.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// The rows in a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { content.paths(in: rect) }
  /// The cells in the bounds of the table, from the top.
  open var visibleCells: [UITableViewCell] { visiblePaths.compactMap { content.row(at: $0)?.cell } }
  /// The rows in the bounds of the table, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }
  /// The header of a section, or nil.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    loaded.indices.contains(section) ? loaded[section].header.view as? UITableViewHeaderFooterView : nil
  }
  /// The footer of a section, or nil.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    loaded.indices.contains(section) ? loaded[section].footer.view as? UITableViewHeaderFooterView : nil
  }
  /// The rectangle of a row in the table's contents.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectOfRow(at: indexPath) ?? .zero }
  /// The rectangle of a section in the table's contents.
  open func rect(forSection section: Int) -> CGRect {
    guard loaded.indices.contains(section) else { return .zero }
    let (header, footer) = (loaded[section].header.frame, loaded[section].footer.frame)
    return CGRect(x: header.minX, y: header.minY, width: header.width, height: max(0, footer.maxY - header.minY))
  }
  /// The rectangle of a section's header in the table's contents.
  open func rectForHeader(inSection section: Int) -> CGRect {
    loaded.indices.contains(section) ? loaded[section].header.frame : .zero
  }
  /// The rectangle of a section's footer in the table's contents.
  open func rectForFooter(inSection section: Int) -> CGRect {
    loaded.indices.contains(section) ? loaded[section].footer.frame : .zero
  }
  /// Whether a change is under way.
  open var hasUncommittedUpdates: Bool { content.updateDepth > 0 }

  // Changes.

  /// Reads everything again. The selection ends.
  open func reloadData() { dropContent() }
  /// Reads rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.reloadedRows += indexPaths } }
  /// Reads the cells of rows again, without new cells: since iOS 15. New cells are made here.
  open func reconfigureRows(at indexPaths: [IndexPath]) { update { $0.reloadedRows += indexPaths } }
  /// Reads sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  /// Rows are new.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.insertedRows += indexPaths } }
  /// Rows are gone.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.deletedRows += indexPaths } }
  /// A row has another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Sections are new.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Sections are gone.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// A section has another place.
  open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.movedSections.append((section, newSection)) } }
  /// Makes several changes together. Deleted and reloaded places are those before them, and inserted ones those after them.
  ///
  /// UIKit does not keep the closure (Apple's header has `NS_NOESCAPE`), so it needs no `self.`.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  /// Makes several changes together, or none.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { UIKitContext.current.application.afterLayout { completion(true) } }
  }
  /// Begins several changes.
  open func beginUpdates() {
    _ = loaded
    content.updateDepth += 1
  }
  /// Ends several changes.
  open func endUpdates() {
    guard content.updateDepth > 0 else { return }
    content.updateDepth -= 1
    if content.updateDepth == 0 { applyUpdates() }
  }

  // The selection.

  /// The selected row, or nil.
  open var indexPathForSelectedRow: IndexPath? { content.firstPath(where: \.isSelected) }
  /// The selected rows, or nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    let paths = content.paths(where: \.isSelected)
    return paths.isEmpty ? nil : paths
  }
  /// Selects a row, without telling the delegate. Nil ends the selection.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return clearSelection() }
    _ = loaded
    if !allowsSeveral { clearSelection() }
    content.row(at: indexPath)?.select(true)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    noteChange()
  }
  /// Deselects a row, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    content.row(at: indexPath)?.select(false)
    noteChange()
  }
  /// Scrolls to a row. A row far away is shown at once, without an animation.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    _ = loaded
    scroll(to: ListTarget(path: indexPath, position: ListTarget.Position(scrollPosition)), animated: animated)
  }
  /// Scrolls to the selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }
  /// Kept: no menu is shown.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  func raise(_ text: String) {
    UIKitContext.current.application.raise(text, receiver: nearestController?.engine.id ?? "UITableView")
  }

  // Reading.

  override var sharesLayout: Bool { false }
  override var isPlacingRows: Bool { content.isPlacing }
  override var hasRows: Bool { true }
  override var readsSubviews: Bool { false }
  override var list: (any ListView)? { self }
  override var readContentSize: CGSize { content.size }
  override func contentNode(in reading: inout ReadingContext) -> Value { listNode(in: &reading) }
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

extension UITableViewCell {
  /// The lines between rows, with UIKit's raw values.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
}

/// The object that gets cells ready: `UITableViewDataSourcePrefetching`. It is not asked.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows will be needed.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows will not be needed after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
