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
  override var sharesLayout: Bool { false }
}

/// An item of a collection: `UICollectionViewCell`. In a grid it is drawn by its views; a touch selects it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, SelectableCell {
  /// The view to which contents are added.
  public let contentView = UIView()
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
  /// The state for configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
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

  /// The contents that the row shows in a list.
  var rowContent: RowContent {
    var row = RowContent()
    row.background = backgroundConfiguration?.backgroundColor ?? backgroundView?.backgroundColor ?? backgroundColor
    row.label = accessibilityLabel
    if let list = storedConfiguration as? UIListContentConfiguration { row.take(list) } else { showConfiguration() }
    let inner = contentView.subviews.filter { !$0.isHidden }
    if !inner.isEmpty { row.views = [contentView] }
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
  /// The signs and controls at the ends of the row.
  open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
  /// The level of the row.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level in points. The page draws its own.
  open var indentationWidth: CGFloat = 16
  /// Kept, without an effect.
  open var indentsAccessories = true
  /// The place at which the line below begins. It is kept.
  open var separatorLayoutGuide: UILayoutGuide { layoutMarginsGuide }
  /// A configuration for a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// A background for a row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  override var rowContent: RowContent {
    var row = super.rowContent
    row.indent = indentationLevel
    for accessory in accessories where accessory.isShown(whileEditing: collection?.isEditing == true) {
      accessory.apply(to: &row)
    }
    return row
  }
}

/// A sign or control at an end of a row: `UICellAccessory`.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  /// Lengths and colours of an accessory. They are kept.
  public struct DisclosureIndicatorOptions: Sendable {
    /// Creates options.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil) {}
  }
  /// Options of a sign that shows what is below a row.
  public struct OutlineDisclosureOptions: Sendable {
    /// The part of the row that opens it.
    public enum Style: Int, Sendable { case automatic, header, cell }
    let style: Style
    /// Creates options.
    public init(style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil)
    {
      self.style = style
    }
  }
  /// A view as an accessory.
  public struct CustomViewConfiguration {
    let view: UIView
    /// Creates a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) { view = customView }
  }
  /// The end of the row at which an accessory stands.
  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always), trailing(displayed: DisplayedState = .always)
  }

  private let displayed: DisplayedState
  private let change: (inout RowContent) -> Void
  let isOutline: Bool
  let outlineStyle: OutlineDisclosureOptions.Style

  private init(
    _ displayed: DisplayedState, outline: OutlineDisclosureOptions.Style? = nil, _ change: @escaping (inout RowContent) -> Void
  ) {
    (self.displayed, self.change, isOutline, outlineStyle) = (displayed, change, outline != nil, outline ?? .automatic)
  }

  func isShown(whileEditing isEditing: Bool) -> Bool { displayed == .always || (displayed == .whenEditing) == isEditing }
  func apply(to row: inout RowContent) { change(&row) }

  /// A sign that the row leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(displayed) { $0.accessory = "disclosureIndicator" } }
  /// A mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(displayed) { $0.accessory = "checkmark" }
  }
  /// A sign that shows what is below the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(displayed, outline: options.style) { _ in } }
  /// A button for details. It is drawn, and a touch does nothing.
  public static func detail(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil) -> UICellAccessory {
    UICellAccessory(displayed) { $0.accessory = "detailButton" }
  }
  /// The control that deletes. It is kept and not drawn.
  public static func delete(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil) -> UICellAccessory {
    UICellAccessory(displayed) { _ in }
  }
  /// The control that inserts. It is kept and not drawn.
  public static func insert(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil) -> UICellAccessory {
    UICellAccessory(displayed) { _ in }
  }
  /// The control that moves. It is kept and not drawn.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory { UICellAccessory(displayed) { _ in } }
  /// The control that selects. It is kept and not drawn.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(displayed) { _ in }
  }
  /// Words at the end of the row.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(displayed) { $0.value = text }
  }
  /// A view at an end of the row. A switch makes the row one with a switch, and a label gives it a value; others are not drawn.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(.always) { row in
      if let toggle = configuration.view as? UISwitch { row.toggle = toggle }
      if let label = configuration.view as? UILabel { row.value = label.text }
    }
  }
}
