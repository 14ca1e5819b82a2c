import Foundation
internal import SplitKit

/// A view of a collection: `UICollectionReusableView`.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which the collection keeps the view, or nil.
  open internal(set) var reuseIdentifier: String?
  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Called before the view is used again. The default does nothing.
  open func prepareForReuse() {}
  /// Called with the place that the layout gives the view. The default does nothing, because the collection sets the frame.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The place that suits the view best. It is not asked: the layout decides. The default is the given place.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  /// The layout of the collection will change. It is never called.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// The layout of the collection has changed. It is never called.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  override var sharesLayout: Bool { false }
}

/// An item of a collection: `UICollectionViewCell`. In a grid it is drawn by its views; a touch selects it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, SelectableCell {
  /// The view to which contents are added.
  open var contentView: UIView { storedContentView }
  private let storedContentView = UIView()
  weak var collection: UICollectionView?
  private var storedConfiguration: (any UIContentConfiguration)?
  private var configurationView: (any UIView & UIContentView)?

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a cell as a storyboard does, and as a collection makes one for which `ClassTable` has no maker.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The contents, or nil for those of views. A configuration makes a view, which fills the cell, except in a list.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      configurationView?.removeFromSuperview()
      configurationView = nil
      setNeedsLayout()
    }
  }
  /// The background. Its colour is drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { noteChange() } }
  /// A view behind the contents. Its colour is drawn.
  open var backgroundView: UIView? { didSet { noteChange() } }
  /// Kept and not drawn.
  open var selectedBackgroundView: UIView?
  /// Kept: the configurations stay as the app sets them.
  open var automaticallyUpdatesContentConfiguration = true
  /// Kept: the configurations stay as the app sets them.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called before the cell is read, with its state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// The closure that changes a cell by its state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
  /// The background of the system.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Called when a drag changes. It is never called.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// How far a drag is, with UIKit's raw values.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// The state for configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, collection?.isEditing == true)
    return state
  }
  /// Asks for `updateConfiguration(using:)`.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Called when the state has changed. It calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
  /// Whether the item is selected. The collection sets it.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsUpdateConfiguration()
      noteChange()
    }
  }
  /// Whether a finger is on the item.
  open var isHighlighted = false

  func showSelection(_ selected: Bool) { isSelected = selected }

  override var touchAction: (() -> Void)? {
    guard let collection, !collection.isListLayout, collection.allowsSelection else { return super.touchAction }
    return { [weak collection, weak self] in if let self { collection?.cellTapped(self) } }
  }

  override var pressAction: (() -> Void)? {
    guard let collection, !collection.isListLayout, let path = collection.indexPath(for: self) else { return super.pressAction }
    return collection.pressAction(of: self, at: path)
  }

  /// The contents that the row shows in a list.
  var rowContent: RowContent {
    var row = RowContent()
    row.background = backgroundConfiguration?.backgroundColor ?? backgroundView?.backgroundColor ?? backgroundColor
    row.label = accessibilityLabel
    if let list = storedConfiguration as? UIListContentConfiguration { row.take(list) } else { showConfiguration() }
    let inner = contentView.subviews.filter { !$0.isHidden }
    if !inner.isEmpty { row.views = [contentView] }
    if row.label == nil { row.label = row.views?.spokenName }
    return row
  }

  /// Makes the view of a configuration that is not drawn as a row of the system.
  func showConfiguration() {
    guard configurationView == nil, let storedConfiguration else { return }
    let view = storedConfiguration.makeContentView()
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
    configurationView = view
  }

  func layOutCell() {
    contentView.frame = bounds
    layOutContents()
  }
}

/// A row of a collection that is laid out as a list: `UICollectionViewListCell`.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The look of the list in which the cell stands.
  var listStyle = ListStyle.plain
  /// The signs and controls at the ends of the row.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      replaceAccessoryViews(of: oldValue)
      setNeedsLayout()
    }
  }
  /// The level of the row.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level in points. The page draws its own.
  open var indentationWidth: CGFloat = 16
  /// Kept, without an effect.
  open var indentsAccessories = true
  /// The place of the line below, which the app's constraints move. The line is drawn where the page draws it.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = makeSeparatorGuide()
  /// A configuration for a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// A background for a row.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// A guide that lies within the margins as long as the app has no constraints for it.
  private func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let edges = [
      guide.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    for edge in edges { edge.priority = .defaultLow }
    NSLayoutConstraint.activate(edges)
    return guide
  }

  override var rowContent: RowContent {
    var row = super.rowContent
    row.indent = indentationLevel
    for accessory in shownAccessories { accessory.apply(to: &row) }
    row.besides = placedAccessories.map(\.customView)
    row.space = accessorySpace
    return row
  }

  override func layOutCell() {
    placeAccessoryViews()
    super.layOutCell()
  }
}
