// Compiles against the public names of UIKit, as apps write them. Nothing of it runs.
import UIKit
private class Table: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var tableView: UITableView! {
    get { super.tableView }
    set { super.tableView = newValue }
  }
  override var clearsSelectionOnViewWillAppear: Bool {
    get { true }
    set {}
  }
  override var refreshControl: UIRefreshControl? { didSet {} }
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { 0 }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      tableView.deleteRows(at: [indexPath], with: .fade)
    } else if editingStyle == .insert {
      tableView.insertRows(at: [indexPath], with: .automatic)
    }
  }
  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
  }
  override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  override func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { .leastNonzeroMagnitude }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 44 }
  override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 44 }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
  }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    .delete
  }
  override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    "Remove"
  }
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    [UITableViewRowAction(style: .destructive, title: "x") { _, _ in }]
  }
  override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] action, view, completionHandler in
      guard self != nil else { return completionHandler(false) }
      completionHandler(true)
    }
    delete.image = UIImage(systemName: "trash")
    delete.backgroundColor = .systemRed
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  override func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  override func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { suggestedActions in
      UIMenu(
        title: "",
        children: [
          UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
          UIAction(title: "Delete", attributes: .destructive) { _ in },
        ] + suggestedActions)
    }
  }
  override func tableView(
    _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  override func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    animator.addCompletion { print(configuration.identifier) }
  }
  override func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { true }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

}
private class Grid: UICollectionViewController {
  override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var collectionView: UICollectionView! {
    get { super.collectionView }
    set { super.collectionView = newValue }
  }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  override func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  { true }
  override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
    true
  }
  override func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  override func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  { true }
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {}
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func more() {
    clearsSelectionOnViewWillAppear = false
    installsStandardGestureForInteractiveMovement = true
    _ = collectionViewLayout
    useLayoutToLayoutNavigationTransitions = false
  }
}
private class Cell: UITableViewCell {
  static let reuseID = String(describing: Cell.self)
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func prepareForReuse() { super.prepareForReuse() }
  override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) { super.setHighlighted(highlighted, animated: animated) }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override func awakeFromNib() { super.awakeFromNib() }
  override func layoutSubviews() { super.layoutSubviews() }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    background.backgroundColor = state.isSelected ? .systemBlue : (state.isHighlighted ? .systemGray4 : .clear)
    background.cornerRadius = 8
    background.backgroundInsets = .zero
    background.strokeColor = .red
    background.strokeWidth = 1
    background.backgroundColorTransformer = nil
    backgroundConfiguration = background
  }
  override func willTransition(to state: UITableViewCell.StateMask) { super.willTransition(to: state) }
  override var textLabel: UILabel? { super.textLabel }
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue.insetBy(dx: 10, dy: 0) }
  }
  override var reuseIdentifier: String? { Self.reuseID }
  override var contentView: UIView { super.contentView }
  override var accessoryType: UITableViewCell.AccessoryType { didSet {} }
  override var configurationState: UICellConfigurationState { super.configurationState }
  func more() {
    selectionStyle = .none
    accessoryType = .detailDisclosureButton
    accessoryView = UISwitch()
    editingAccessoryType = .none
    selectedBackgroundView = UIView()
    backgroundView = nil
    separatorInset = UIEdgeInsets(top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: 0)
    indentationLevel = 1
    indentationWidth = 10
    showsReorderControl = true
    imageView?.image = UIImage(systemName: "star")
    textLabel?.text = "x"
    detailTextLabel?.text = "y"
    textLabel?.numberOfLines = 0
    multipleSelectionBackgroundView = nil
    shouldIndentWhileEditing = false
    _ = editingStyle
    _ = showingDeleteConfirmation
    focusStyle = .custom
    automaticallyUpdatesContentConfiguration = false
    automaticallyUpdatesBackgroundConfiguration = false
    setNeedsUpdateConfiguration()
    userInteractionEnabledWhileDragging = false
    tintColor = .red
    configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.cell().updated(for: state)
      content.text = "a"
      cell.contentConfiguration = content
    }
    contentConfiguration = defaultContentConfiguration()
    backgroundConfiguration = .clear()
    backgroundConfiguration = defaultBackgroundConfiguration()
  }
}
private class Item: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError() }
  override var isSelected: Bool { didSet { contentView.backgroundColor = isSelected ? .red : .blue } }
  override var isHighlighted: Bool { didSet {} }
  override func prepareForReuse() { super.prepareForReuse() }
  override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state) }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { super.preferredLayoutAttributesFitting(layoutAttributes) }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
  func more() {
    backgroundView = UIView()
    selectedBackgroundView = UIView()
    contentConfiguration = UIListContentConfiguration.cell()
    _ = configurationState.isEditing
    backgroundConfiguration?.cornerRadius = 3
  }
}
private class ListItem: UICollectionViewListCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    accessories = [
      .disclosureIndicator(), .checkmark(displayed: .always, options: .init(tintColor: .red)), .delete(),
      .reorder(displayed: .whenEditing), .outlineDisclosure(options: .init(style: .header)),
      .label(text: "3"), .multiselect(), .insert(),
      .disclosureIndicator(
        displayed: .whenNotEditing, options: UICellAccessory.DisclosureIndicatorOptions(tintColor: .systemGray)),
      .customView(
        configuration: UICellAccessory.CustomViewConfiguration(
          customView: UIImageView(), placement: .trailing(displayed: .always))),
      .delete(displayed: .whenEditing, actionHandler: {}),
      .detail(displayed: .always) {}, .popUpMenu(UIMenu(children: [])),
    ]
    indentationLevel = 1
    indentationWidth = 2
    indentsAccessories = true
    _ = separatorLayoutGuide
    contentConfiguration = defaultContentConfiguration()
    var custom = UICellAccessory.CustomViewConfiguration(
      customView: UIButton(), placement: .leading(displayed: .whenNotEditing, at: { _ in 0 }))
    custom.reservedLayoutWidth = .standard
    custom.isHidden = false
    custom.maintainsFixedSize = true
  }
}
private class Header: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.backgroundColor = .red
    textLabel?.text = "a"
    detailTextLabel?.text = "b"
    backgroundView = UIView()
  }
  required init?(coder: NSCoder) { fatalError() }
  override func prepareForReuse() {
    super.prepareForReuse()
    var c = defaultContentConfiguration()
    c.text = "x"
    contentConfiguration = c
    backgroundConfiguration = .clear()
  }
}
private class Reusable: UICollectionReusableView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError() }
  override func prepareForReuse() {
    super.prepareForReuse()
    _ = reuseIdentifier
  }
}
