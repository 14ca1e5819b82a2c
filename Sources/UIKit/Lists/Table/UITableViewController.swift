import Foundation
internal import SplitKit

/// A controller whose view is a table, of which it is the data source and the delegate: `UITableViewController`.
///
/// Every method of both protocols stands here, so that an app can override it.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private var storedTable: UITableView?

  /// Creates a controller with a table in a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller as a storyboard does.
  public required init?(coder: NSCoder) {
    style = (coder as? StoryboardCoder)?.tableStyle ?? EmptyCoder.value(in: coder) ?? .plain
    super.init(coder: coder)
  }

  /// The table, which is the controller's view.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return storedTable
    }
    set {
      storedTable = newValue
      view = newValue
    }
  }
  /// Makes the table: that of the storyboard with its header and footer, or an empty one.
  open override func loadView() {
    let table = state.scene?.makeView() as? UITableView ?? UITableView(frame: firstBounds, style: style)
    table.dataSource = self
    table.delegate = self
    storedTable = table
    view = table
  }
  /// Whether the selection ends when the table appears, unless a split view shows the list beside its detail. The default is true.
  open var clearsSelectionOnViewWillAppear = true
  /// The button that loads anew: that of the table.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }
  /// Ends the selection, as `clearsSelectionOnViewWillAppear` says.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, splitViewController?.isCollapsed != false else { return }
    storedTable?.clearSelection()
  }
  /// Edits the table too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // The data source.

  /// The rows that a storyboard has given the table, or nil.
  var staticSections: [StoryboardRows]? { state.scene.flatMap { $0.sections.isEmpty ? nil : $0.sections } }

  /// The default answer of a table without a data source.
  open func numberOfSections(in tableView: UITableView) -> Int { staticSections?.count ?? 1 }
  /// The default answer of a table without a data source.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSections?[section].cells.count ?? 0
  }
  /// The default answer of a table without a data source.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    staticSections?[indexPath.section].cells[indexPath.row] ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// The default answer of a table without a data source.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticSections?[section].header
  }
  /// The default answer of a table without a data source.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticSections?[section].footer
  }
  /// The default answer of a table without a data source.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// The default answer of a table without a data source.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// The default answer of a table without a data source.
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  /// The default answer of a table without a data source.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// The default answer of a table without a data source.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Whether the focus may move. It is not asked. The default is true.
  open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { true }
  /// The focus has moved. It is never called.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The default answer of a table without a data source.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }

  // The delegate.

  /// A cell will be shown. It is called when the cell has been made.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// A cell is no longer shown. It is never called.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// A header will be shown. It is called when the header has been made.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  /// A footer will be shown. It is called when the footer has been made.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  /// The height of a row in points. The default is the table's.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  /// The height above a section in points. The default is the table's.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  /// The height below a section in points. The default is the table's.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  /// An estimate of the height of a row in points. The default is the table's. An app that overrides the method is asked for each row,
  /// and again for rows that are new.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    OwnMethod.noteDefault()
    return tableView.estimatedRowHeight
  }
  /// The view above a section. The default is nil.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// The view below a section. The default is nil.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// The detail button of a row was touched.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Whether a touch selects a row. The default is true.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// A finger is on a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// A finger is no longer on a row.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// The row that a touch selects, or nil for none. The default is the touched one.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// A touch has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The row that a touch deselects, or nil for none. The default is that of the selection.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// A touch has deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Whether a touch performs the primary action. It is not asked.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }
  /// A touch performs the primary action of a row, after it has selected it.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  /// The control of a row being edited. The default is that for deleting.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// The words of the button that deletes. They are not drawn.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
  /// The actions at the leading edge of a row, which a swipe shows.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The actions at the trailing edge of a row, which a swipe shows.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Whether a row makes room for a control. It is not asked.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  /// The level of a row. The default is 0, for which the cell's own counts.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  /// The place for a row that is moved. It is not asked.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// The menu of a row for a long press; nil for none, which is the default. It is also called once before, to find out whether the
  /// app has this method.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OwnMethod.noteDefault()
    return nil
  }
  /// Whether two fingers select rows. It is not asked.
  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }

  /// A header is no longer shown. It is never called.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  /// A footer is no longer shown. It is never called.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
  /// An estimate of a height. It is not asked.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
  /// An estimate of a height. It is not asked.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionFooterHeight }
  /// The actions at the trailing edge of a row before iOS 11. They stand for a swipe without a configuration of its own.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { nil }
  /// The actions of a row will be shown.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// The actions of a row are no longer shown.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Whether a long press shows a menu. It is not asked.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether a menu of a row has an action. It is not asked.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  /// An action of a menu was chosen. It is never called.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  /// Whether a row can have the focus. It is not asked.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  /// Whether the focus selects a row. It is not asked.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether a row opens under a drag. It is not asked.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool { false }
  /// Two fingers select rows. It is never called.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  /// The picture over which a menu appears. It is not asked.
  open func tableView(
    _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The picture to which a menu goes back. It is not asked.
  open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The picture of a menu was touched. It is never called.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// A menu will be shown. It is never called.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// A menu will go. It is never called.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Two fingers have selected rows. It is never called.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// The row that would get the focus. It is not asked.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  // Scrolling.

  /// The default does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The default does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The default does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The default does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The default does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The default does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The default does nothing.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The default does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The default does nothing.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// The default does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
