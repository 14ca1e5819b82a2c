import Foundation
internal import SplitKit

/// A row of a table: `UITableViewCell`.
///
/// A cell with one of the four styles or a `UIListContentConfiguration` is drawn as a row of the system. A cell with subviews of an
/// app's own is drawn by its views at their frames.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate, SelectableCell {
  override var listCell: (any ListCell)? { self }
  override func margins(ofContent view: UIView) -> UIEdgeInsets? { view === contentView ? contentMargins : nil }

  /// The arrangement of the texts, with UIKit's raw values.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The sign at the end of the row, with UIKit's raw values.
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
  /// How a selected row looks. A row with `none` is drawn as if it were not selected.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The control of a row that is edited, with UIKit's raw values.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// The states of a cell.
  public struct StateMask: OptionSet, Sendable {
    /// The raw value, which is UIKit's.
    public let rawValue: UInt
    /// Creates states from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The table is edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// How the focus changes a cell, with UIKit's raw values. It has no effect.
  public enum FocusStyle: Int, Sendable { case `default`, custom }

  let style: CellStyle
  /// The name under which the table keeps the cell, or nil.
  open var reuseIdentifier: String? { givenReuseIdentifier }
  private let givenReuseIdentifier: String?
  /// The view to which contents are added.
  open var contentView: UIView { storedContentView }
  private let storedContentView = UIView()
  private var ownTitle: UILabel?
  private var ownDetail: UILabel?
  private var ownImage: UIImageView?
  private var storedConfiguration: (any UIContentConfiguration)?
  private var configurationView: (any UIView & UIContentView)?
  /// Both ends of the row, with the frames of the contents, after the last layout.
  var ends = RowEnds()
  /// The lines that the texts take, after the last layout.
  var lines = (title: 1, subtitle: 1)

  /// Creates a cell in a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, givenReuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }
  /// Creates a cell in the default style. One without a size is 320 points wide and 44 high (general knowledge).
  public override init(frame: CGRect) {
    (style, givenReuseIdentifier) = (.default, nil)
    super.init(frame: frame.size == .zero ? CGRect(x: frame.minX, y: frame.minY, width: 320, height: 44) : frame)
    setUp()
  }
  /// Creates a cell as a storyboard does, and as a table makes one of a class of the app's own for which `ClassTable` has no maker.
  public required init?(coder: NSCoder) {
    let cell = coder as? CellCoder
    (style, givenReuseIdentifier) = (cell?.style ?? .default, cell?.reuseIdentifier)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  @Unkept var table: UITableView?
  /// Performs the segue that begins when the row is chosen.
  var storyboardSegue: (() -> Void)?

  /// The title, unless a configuration is set.
  open var textLabel: UILabel? {
    if let ownTitle { return ownTitle }
    let label = CellLabel(of: self, .body)
    ownTitle = label
    contentView.addSubview(label)
    return label
  }
  /// The second text, or nil in the default style. At the end of a row, it has the colour `secondaryLabel` (general knowledge).
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let ownDetail { return ownDetail }
    let label = CellLabel(of: self, style == .subtitle ? .subheadline : .body)
    if style == .value1 { label.textColor = .secondaryLabel }
    ownDetail = label
    contentView.addSubview(label)
    return label
  }
  /// The image, unless a configuration is set.
  open var imageView: UIImageView? {
    if let ownImage { return ownImage }
    let view = CellImageView(of: self)
    view.contentMode = .scaleAspectFit
    ownImage = view
    contentView.addSubview(view)
    return view
  }

  /// The contents, or nil for those of labels and views. A configuration of the app's own makes a view, which fills the cell.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      showConfiguration()
      noteRow()
    }
  }
  /// A configuration with the look of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// The background, or nil for that of the table's style. Its colour is drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { noteRow() } }
  /// The background of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// Kept: the configurations stay as the app sets them.
  open var automaticallyUpdatesContentConfiguration = true
  /// Kept: the configurations stay as the app sets them.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called before the cell is read, with its state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// The closure that changes a cell by its state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// The state for configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }
  /// Asks for `updateConfiguration(using:)`.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Called when the state has changed. It calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  /// The sign at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { noteRow() } }
  /// The sign while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { noteRow() } }
  /// The accessory that is shown now.
  var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  /// A view at the end of the row, instead of an accessory of the system.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      noteRow()
    }
  }
  /// Kept and not drawn.
  open var editingAccessoryView: UIView?
  /// The look of a selected row.
  open var selectionStyle = SelectionStyle.default { didSet { noteRow() } }
  /// The level, each of which moves the row by `indentationWidth`.
  open var indentationLevel = 0 { didSet { noteRow() } }
  /// The width of a level in points.
  open var indentationWidth: CGFloat = 10
  /// The insets of the line below. The default is that of the table, or since iOS 26 from the margin of the contents, or their text behind an
  /// image, to the margin of the cell, and before from there to the end of the row.
  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? usualSeparatorInset }
    set {
      givenSeparatorInset = newValue
      noteRow()
    }
  }
  private(set) var givenSeparatorInset: UIEdgeInsets?
  /// A view behind the contents. Its colour is drawn.
  open var backgroundView: UIView? { didSet { noteRow() } }
  /// A view behind the contents of a selected row. Its colour is drawn.
  open var selectedBackgroundView: UIView? { didSet { noteRow() } }
  /// Kept and not drawn.
  open var multipleSelectionBackgroundView: UIView?
  /// Kept: a table decides about moving by its data source.
  open var showsReorderControl = false
  /// Kept, without an effect.
  open var shouldIndentWhileEditing = true
  /// Kept, without an effect.
  open var focusStyle = FocusStyle.default
  /// Kept, without an effect.
  open var userInteractionEnabledWhileDragging = true

  /// Whether the row is selected. The table sets it.
  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }
  private var storedSelection = false
  /// Sets whether the row is selected. An override changes its look.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedSelection else { return }
    storedSelection = selected
    setNeedsUpdateConfiguration()
    noteChange()
  }
  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { storedHighlight }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedHighlight = false
  /// Sets whether a finger is on the row.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { storedHighlight = highlighted }
  /// Whether the row is edited. The table sets it.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedEditing = false
  /// Sets whether the row is edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    setNeedsUpdateConfiguration()
  }
  /// The control of the row that is edited.
  open var editingStyle: EditingStyle { .none }
  /// Whether the button that deletes is shown: never.
  open var showingDeleteConfirmation: Bool { false }
  /// Called before the cell is used for another row. The default does nothing to the contents.
  open func prepareForReuse() {}
  /// Called when a drag changes. It is never called.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// How far a drag is, with UIKit's raw values.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// Called before the state changes. The default does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called after the state has changed. The default does nothing.
  open func didTransition(to state: StateMask) {}

  /// Says that the row looks different, perhaps in another height.
  func noteRow() { setNeedsLayout() }

  private func showConfiguration() {
    if let view = listView, storedConfiguration is UIListContentConfiguration { return view.configuration = storedConfiguration! }
    configurationView?.removeFromSuperview()
    configurationView = nil
    for view in [ownTitle, ownDetail, ownImage] as [UIView?] { view?.isHidden = storedConfiguration != nil }
    guard let storedConfiguration else { return }
    let view = storedConfiguration.makeContentView()
    contentView.fill(with: view)
    configurationView = view
  }
  /// The view of a configuration of the system.
  var listView: UIListContentView? { configurationView as? UIListContentView }

  /// Whether a view in the content view is one of the system's.
  func isSystemView(_ view: UIView) -> Bool {
    view === ownTitle || view === ownDetail || view === ownImage || view === configurationView && view is UIListContentView
  }

  var maker: AnyHashable? { reuseIdentifier }
  func showSelection(_ selected: Bool) { setSelected(selected, animated: false) }
  var titleLabel: UILabel? { ownTitle }
  var valueLabel: UILabel? { ownDetail }
  var rowImageView: UIImageView? { ownImage }

  override var sharesLayout: Bool { false }
  override var readsSubviews: Bool { false }
  /// A cell outside of a table is a box with its views.
  override func contentNode(in reading: inout ReadingContext) -> Value { boxNode(in: &reading) }
}

/// A label of a cell. A change of the label changes the row.
@MainActor
private final class CellLabel: UILabel {
  weak var cell: UITableViewCell?
  private let follows: UIFont.TextStyle

  init(of cell: UITableViewCell, _ style: UIFont.TextStyle) {
    (self.cell, follows) = (cell, style)
    super.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
  }
  required init?(coder: NSCoder) {
    follows = .body
    super.init(coder: coder)
  }
  override func noteChange() { cell?.noteRow() }
  override func setNeedsLayout() {
    dropKeptLayouts()
    cell?.noteRow()
  }
}

/// The image of a cell.
@MainActor
private final class CellImageView: UIImageView {
  weak var cell: UITableViewCell?

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func noteChange() { cell?.noteRow() }
  override func setNeedsLayout() {
    dropKeptLayouts()
    cell?.noteRow()
  }
}

/// The coder that a table gives to `init(coder:)` of a cell.
final class CellCoder: NSCoder {
  let style: UITableViewCell.CellStyle
  let reuseIdentifier: String?

  init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init()
  }
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
}
