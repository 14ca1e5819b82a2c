import Foundation
internal import SplitKit

/// A view above or below a section: `UITableViewHeaderFooterView`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ConfiguredView {
  override func margins(ofContent view: UIView) -> UIEdgeInsets? { view === contentView ? contentMargins : nil }

  /// The name under which the table keeps the view, or nil.
  open var reuseIdentifier: String? { givenReuseIdentifier }
  private let givenReuseIdentifier: String?
  /// The view to which contents are added.
  open var contentView: UIView { storedContentView }
  private let storedContentView = UIView()
  private var ownTitle: UILabel?
  private var ownDetail: UILabel?

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    givenReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    setUp()
  }
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    givenReuseIdentifier = nil
    super.init(frame: frame)
    setUp()
  }
  /// Creates a view as a storyboard does.
  public required init?(coder: NSCoder) {
    givenReuseIdentifier = (coder as? CellCoder)?.reuseIdentifier
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The title. Its font and color are those of the system until the app sets others.
  open var textLabel: UILabel? {
    if let ownTitle { return ownTitle }
    let label = UILabel()
    label.font = usualFont
    label.textColor = .secondaryLabel
    ownTitle = label
    contentView.addSubview(label)
    return label
  }
  private var usualFont = UIFont.preferredFont(forTextStyle: .footnote)

  /// Takes the font that the system has for the part of a list that the view is. The app can have set another one.
  func takeUsualFont(_ font: UIFont) {
    if let ownTitle, ownTitle.font == usualFont, font != usualFont { ownTitle.font = font }
    usualFont = font
  }

  /// The text of the label, or nil for a view with other contents.
  var titleText: String? { contentConfiguration == nil ? ownTitle?.text : nil }

  /// Gives the label a frame in a view that begins at the left.
  func place(title frame: CGRect) {
    ownTitle?.store(frame: inReadingDirection(frame))
  }
  /// The second text, which is kept and not drawn.
  open var detailTextLabel: UILabel? {
    if let ownDetail { return ownDetail }
    let label = UILabel()
    ownDetail = label
    return label
  }
  /// The contents, or nil for those of labels and views. The page draws a `UIListContentConfiguration` with the look of the system and
  /// nothing but a text. A view shows any other configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configurationView?.removeFromSuperview()
      configurationView = nil
      setNeedsLayout()
    }
  }
  private var configurationView: (any UIView & UIContentView)?
  /// A configuration for headers.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  /// The background. Its colour is drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { noteChange() } }
  /// The background of headers.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainHeaderFooter() }
  /// Kept: the configurations stay as the app sets them.
  open var automaticallyUpdatesContentConfiguration = true
  /// Kept: the configurations stay as the app sets them.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The closure that changes a header by its state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  /// Called with the state when it is set, and by `setNeedsUpdateConfiguration()`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// The state for configurations.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  /// Calls `updateConfiguration(using:)`.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Called when the state has changed. It calls the handler.
  open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
  /// A view behind the contents. Its colour is drawn.
  open var backgroundView: UIView? { didSet { noteChange() } }
  /// Called before the view is used for another section. The default does nothing.
  open func prepareForReuse() {}

  /// The words, if the view has no views of an app's own.
  var title: String? {
    if let list = contentConfiguration as? UIListContentConfiguration, list.isPlainTitle { return list.text }
    guard contentConfiguration == nil, let label = ownTitle, contentView.subviews.allSatisfy({ $0 === label }) else { return nil }
    let isUsual = label.font == usualFont && label.textColor == .secondaryLabel && label.givenAttributes == nil
    return isUsual ? label.text : nil
  }

  /// The margins of the contents, which are those of the rows at the sides.
  var contentMargins: UIEdgeInsets {
    guard let table = superview as? UITableView else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side = CGFloat(table.metrics.padding)
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }

  func showConfiguration() {
    guard configurationView == nil, let contentConfiguration else { return }
    configurationView = contentConfiguration.makeContentView()
    configurationView.map { contentView.fill(with: $0) }
  }

  override var sharesLayout: Bool { false }
}
