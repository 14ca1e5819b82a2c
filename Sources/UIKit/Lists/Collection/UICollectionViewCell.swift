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
  /// The frame that suits the view best. A layout asks for it if it has only an estimate of the size. The default is the size to which the
  /// constraints in the view lead, in the width of the frame; they aim at the estimated height with the priority `fittingSizeLevel`, so it
  /// holds where nothing else decides. A view without constraints keeps the frame.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard usesConstraints else { return layoutAttributes }
    let target = CGSize(width: layoutAttributes.frame.width, height: hugsItsHeight ? 0 : layoutAttributes.frame.height)
    layoutAttributes.frame.size = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: layoutAttributes.widthPriority,
      verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
  /// Whether the view is as high as its contents, whatever the layout has estimated.
  var hugsItsHeight: Bool { false }
  /// The layout of the collection will change. It is never called.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// The layout of the collection has changed. It is never called.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  override var sharesLayout: Bool { false }
}

/// An item of a collection: `UICollectionViewCell`. In a grid it is drawn by its views; a touch selects it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, SelectableCell, ConfiguredView {
  /// The view to which contents are added.
  open var contentView: UIView { storedContentView }
  private let storedContentView = UIView()
  @Unkept var collection: UICollectionView?
  var maker: AnyHashable?
  private var storedConfiguration: (any UIContentConfiguration)?
  private var configurationView: (any UIView & UIContentView)?
  private var configuredBackground: BackgroundConfigurationView?
  /// Whether the page draws the cell as a row of a list. Otherwise it is drawn by its views.
  var isRow = false { didSet { if isRow != oldValue { dropConfigurationViews() } } }

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

  /// The contents, or nil for those of views. A configuration makes a view, which fills the cell. A row of a list makes none for a
  /// `UIListContentConfiguration`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      dropConfigurationViews()
    }
  }
  /// The background. A row of a list draws its colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { dropConfigurationViews() } }
  /// A view behind the contents. A row of a list draws its colour.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView, at: 0) } }
  /// A view behind the contents, and before the background view, while the cell is selected. A row of a list draws its colour.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1) }
  }
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
      selectedBackgroundView?.isHidden = !isSelected
      setNeedsUpdateConfiguration()
      noteChange()
    }
  }
  /// Whether a finger is on the item.
  open var isHighlighted = false

  func showSelection(_ selected: Bool) { isSelected = selected }

  override var touchAction: (() -> Void)? {
    guard let collection, !isRow, collection.allowsSelection else { return super.touchAction }
    return { [weak collection, weak self] in if let self { collection?.cellTapped(self) } }
  }

  /// The name by the section and the item in a long grid, of which some items can have no cells; nil in any other.
  var nameInLongGrid: String? {
    guard let collection, !isRow, collection.content.isLong, let path = collection.indexPath(for: self) else { return nil }
    return "\(path.section)-\(path.item)"
  }
  override var elementName: String? { super.elementName ?? nameInLongGrid }

  override var pressAction: (() -> Void)? {
    guard let collection, !isRow, let path = collection.indexPath(for: self) else { return super.pressAction }
    return collection.pressAction(of: self, at: path)
  }

  /// Both ends of a row of a list, with the frames of the contents, after the last layout.
  var ends = RowEnds()

  /// The contents that the row shows in a list.
  var rowContent: RowContent {
    var row = RowContent()
    row.background = backgroundConfiguration?.backgroundColor ?? backgroundView?.backgroundColor ?? backgroundColor
    row.selectedBackground = selectedBackgroundView?.backgroundColor
    row.label = accessibilityLabel
    let list = storedConfiguration as? UIListContentConfiguration
    if let list { row.take(list) }
    showConfiguration()
    row.lines = listView?.lines ?? (1, 1)
    let inner = contentView.subviews.contains { !$0.isHidden && $0 !== listView }
    if inner || list?.isRich == true { row.views = [contentView] }
    if row.label == nil { row.label = row.views?.spokenName }
    return row
  }

  /// The view of a configuration of the system.
  var listView: UIListContentView? { configurationView as? UIListContentView }

  /// Makes the views of the configurations.
  func showConfiguration() {
    showBackground()
    guard let storedConfiguration, configurationView == nil else { return }
    let view = storedConfiguration.makeContentView()
    contentView.fill(with: view)
    configurationView = view
  }

  private func showBackground() {
    guard !isRow, configuredBackground == nil, let backgroundConfiguration else { return }
    let view = BackgroundConfigurationView(backgroundConfiguration, in: bounds, isMirrored: isRightToLeft)
    insertSubview(view, at: 0)
    configuredBackground = view
  }

  private func dropConfigurationViews() {
    configurationView?.removeFromSuperview()
    configuredBackground?.removeFromSuperview()
    (configurationView, configuredBackground) = (nil, nil)
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { fill(with: new, at: index) }
    selectedBackgroundView?.isHidden = !isSelected
    noteChange()
  }

  /// The words, if the cell is a header that the page can draw as one of the system.
  var plainTitle: String? {
    guard let list = storedConfiguration as? UIListContentConfiguration, list.isPlainTitle, backgroundConfiguration == nil,
      contentView.subviews.allSatisfy({ $0 === configurationView })
    else { return nil }
    return list.text
  }

  /// The ends of the cell without a layout.
  func makeEnds(in size: CGSize, _ metrics: ListMetrics) -> RowEnds { RowEnds(of: size, metrics) }

  /// The measures of the list that has the cell.
  var metrics: ListMetrics {
    listCell?.listMetrics ?? collection?.metrics
      ?? ListMetrics(.plain, of: nil, isTable: false, traits: traitCollection)
  }

  /// The height of a row in a width, as its texts and its image need it (857, 906).
  func systemHeight(in width: CGFloat, _ metrics: ListMetrics) -> CGFloat {
    showConfiguration()
    ends = makeEnds(in: CGSize(width: width, height: 0), metrics)
    var height = 0.0
    if let listView {
      prepare(listView, metrics)
      height = listView.parts(in: ends.area.width, height: nil).height
    }
    return CGFloat(metrics.design.contentHeight(height, isInTable: false, isInBareList: metrics.isBare && listView != nil))
  }

  private func prepare(_ listView: UIListContentView, _ metrics: ListMetrics) {
    guard isRow, let cell = listCell else { return listView.takeRow(margins: .zero, symbolSide: nil) }
    listView.takeRow(margins: cell.contentMargins, symbolSide: CGFloat(metrics.symbolSide))
  }

  /// The size of the cell that suits contents of the system, in the width that the cell has unless that is an estimate.
  private func suitingSize(of listView: UIListContentView, isWidthEstimate: Bool) -> CGSize {
    prepare(listView, metrics)
    let sides = bounds.width - ends.area.width
    let size = listView.contentSize(inWidth: isWidthEstimate ? nil : ends.area.width)
    return CGSize(width: size.width + sides, height: size.height)
  }

  /// Gives the content view the space between the ends of the cell.
  private func placeContentView(_ metrics: ListMetrics) {
    ends = makeEnds(in: bounds.size, metrics)
    contentView.frame = inReadingDirection(ends.area)
  }

  /// Gives the contents of the cell their frames.
  func layOutCell() {
    showConfiguration()
    let metrics = metrics
    placeContentView(metrics)
    for (view, frame) in ends.views { view.frame = inReadingDirection(frame) }
    if let listView {
      prepare(listView, metrics)
      listView.frame = contentView.bounds
      listView.placeParts()
      let area = ends.area
      ends.take { listView.note(&$0, at: area.origin) }
    }
    layOutContents()
  }

  /// A content of the system decides about its height.
  override var hugsItsHeight: Bool { configurationView is UIListContentView }

  /// The same for the cell with its contents.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    showConfiguration()
    guard usesConstraints || listView != nil else { return layoutAttributes }
    setFrame(layoutAttributes.frame)
    placeContentView(metrics)
    if let listView, !usesConstraints {
      layoutAttributes.frame.size = suitingSize(of: listView, isWidthEstimate: layoutAttributes.widthPriority != .required)
      return layoutAttributes
    }
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A row of a collection that is laid out as a list: `UICollectionViewListCell`. Anywhere else views draw its contents and its
/// accessories.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  override var listCell: (any ListCell)? { self }
  override func margins(ofContent view: UIView) -> UIEdgeInsets? { view === contentView ? contentMargins : nil }

  /// The look of the list in which the cell stands.
  var listStyle = ListStyle.plain
  /// The part of a section that the cell is.
  var part = ListCellPart.row
  /// The views of the signs, in a cell that is not a row.
  var signs: [UIView?] = []
  /// The signs and controls at the ends of the row.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      removeAccessoryViews(of: oldValue)
      replaceSigns(by: [])
      setNeedsLayout()
    }
  }
  /// The level of the row.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level in points. A row of a list has the width of the page.
  open var indentationWidth: CGFloat = 16 { didSet { setNeedsLayout() } }
  /// Kept, without an effect.
  open var indentsAccessories = true
  /// The place of the line below, which the app's constraints move. The line is drawn where the page draws it.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = makeSeparatorGuide()
  /// A configuration for the part of a section that the cell is, in its list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (part, listStyle) {
    case (.row, _): .cell()
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
    case (.header, .plain): .plainHeader()
    case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
    case (.footer, _): .groupedFooter()
    }
  }
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
    for accessory in shownAccessories {
      accessory.apply(to: &row)
      if let custom = accessory.custom { row.besides.append(custom.customView) }
    }
    if row.views != nil { (row.views, row.besides) = ((row.views ?? []) + row.besides, []) }
    return row
  }

  override var plainTitle: String? { accessories.isEmpty ? super.plainTitle : nil }

  override func layOutCell() {
    placeAccessoryViews()
    super.layOutCell()
  }

  override func makeEnds(in size: CGSize, _ metrics: ListMetrics) -> RowEnds {
    var ends = super.makeEnds(in: size, metrics)
    addAccessories(to: &ends)
    return ends
  }
}

/// The part of a section that a cell of a list is.
enum ListCellPart { case row, header, footer }
