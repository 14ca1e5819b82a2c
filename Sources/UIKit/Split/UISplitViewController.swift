import Foundation
internal import SplitKit

/// A container of two or three columns: `UISplitViewController`.
///
/// All decisions are the engine's; this class has UIKit's names for them.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The style, which determines the columns.
  open var style: Style { givenStyle }
  private let givenStyle: Style
  /// The engine's split view.
  var split: SplitKit.SplitViewController { engine as! SplitKit.SplitViewController }
  private lazy var adapter = SplitDelegateAdapter(of: self)
  private lazy var deprecatedAdapter = DeprecatedSplitDelegateAdapter(of: self)

  /// Creates a classic split view.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a split view with a style.
  public init(style: Style) {
    givenStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenStyle =
      (UIKitContext.current.offer as? SplitKit.SplitViewController).flatMap { Style(rawValue: $0.style.rawValue) } ?? .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    givenStyle = (coder as? StoryboardCoder)?.splitStyle ?? EmptyCoder.value(in: coder) ?? .unspecified
    super.init(coder: coder)
  }

  override func makeEngine() -> SplitKit.ViewController {
    let name = UIKitContext.appClassName(of: self) ?? "UISplitViewController"
    return SplitKit.SplitViewController(context.application, id: context.newID(for: name), style: givenStyle.engine)
  }

  /// The delegate, which is told about changes and decides what is left to the app.
  open weak var delegate: (any UISplitViewControllerDelegate)? { didSet { noteDelegate() } }

  private func noteDelegate() {
    // Before iOS 8, the engine asks a delegate of that time about a hidden primary.
    let asksOld = context.application.profile.calls.asksWhetherToHide
    split.delegate = delegate == nil ? nil : asksOld ? deprecatedAdapter : adapter
  }

  // The controllers.

  /// The primary and the secondary of an expanded split view, or the one controller of a collapsed one.
  open var viewControllers: [UIViewController] {
    get { split.viewControllers.map(Self.of) }
    set {
      for controller in viewControllers + newValue { context.keep(controller) }
      split.viewControllers = newValue.map(\.engine)
      noteHeld()
    }
  }
  /// The controller that was set for a column, without the navigation controller around it, or nil.
  open func viewController(for column: Column) -> UIViewController? { split.viewController(for: column.engine).map(Self.of) }
  /// Sets the controller of a column, or removes it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    context.keep(vc)
    context.keep(viewController(for: column))
    split.setViewController(vc?.engine, for: column.engine)
    noteHeld()
  }
  /// Shows a column.
  open func show(_ column: Column) { split.show(column.engine) }
  /// Hides a column.
  open func hide(_ column: Column) { split.hide(column.engine) }
  /// Whether a column is visible, since iOS 26.
  open func isShowing(_ column: Column) -> Bool { split.isShowing(column.engine) }

  open override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  /// Shows a controller as a detail.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }

  // The state.

  /// Whether the split view shows one controller.
  open var isCollapsed: Bool { split.isCollapsed }
  /// The shown mode, which is never automatic.
  open var displayMode: DisplayMode { DisplayMode(split.displayMode) }
  /// The preferred mode. The default is automatic.
  open var preferredDisplayMode: DisplayMode {
    get { DisplayMode(split.preferredDisplayMode) }
    set { split.preferredDisplayMode = newValue.engine }
  }
  /// The present behaviour, which is never automatic.
  open var splitBehavior: SplitBehavior { SplitBehavior(split.splitBehavior) }
  /// The preferred behaviour of a style with columns. The default is automatic.
  open var preferredSplitBehavior: SplitBehavior {
    get { SplitBehavior(split.preferredSplitBehavior) }
    set { split.preferredSplitBehavior = newValue.engine }
  }
  /// Whether a swipe changes the mode. The default is true.
  open var presentsWithGesture: Bool {
    get { split.presentsWithGesture }
    set { split.presentsWithGesture = newValue }
  }
  /// The edge of the primary. The default is leading.
  open var primaryEdge: PrimaryEdge {
    get { PrimaryEdge(rawValue: split.primaryEdge.rawValue) ?? .leading }
    set { split.primaryEdge = SplitKit.PrimaryEdge(rawValue: newValue.rawValue) ?? .leading }
  }
  /// The background of the primary. The default is that of a sidebar.
  open var primaryBackgroundStyle: BackgroundStyle {
    get { BackgroundStyle(rawValue: split.primaryBackgroundStyle.rawValue) ?? .none }
    set { split.primaryBackgroundStyle = PrimaryBackgroundStyle(rawValue: newValue.rawValue) ?? .none }
  }
  /// Whether a triple has a button that shows the secondary alone. The default is false.
  open var showsSecondaryOnlyButton: Bool {
    get { split.showsSecondaryOnlyButton }
    set { split.showsSecondaryOnlyButton = newValue }
  }
  /// Whether the bar has the button that shows columns. The default is automatic.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { DisplayModeButtonVisibility(rawValue: split.displayModeButtonVisibility.rawValue) ?? .automatic }
    set { split.displayModeButtonVisibility = SplitKit.DisplayModeButtonVisibility(rawValue: newValue.rawValue) ?? .automatic }
  }
  /// The button for the bar of a classic split view's secondary. It changes its look with the mode, and the bar leaves it out while
  /// it has nothing to do.
  open var displayModeButtonItem: UIBarButtonItem {
    if let keptButton { return keptButton }
    let button = UIBarButtonItem(engine: split.displayModeButtonItem)
    keptButton = button
    return button
  }
  private var keptButton: UIBarButtonItem?

  // The widths, in points. `automaticDimension` stands for the system's choice.

  /// The preferred width of the primary, as a part of the split view's width.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { fraction(\.primary) }
    set { setFraction(newValue, \.primary) }
  }
  /// The preferred width of the primary.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { width(\.primary.preferred) }
    set { setWidth(newValue, \.primary.preferred) }
  }
  /// The least width of the primary.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { width(\.primary.minimum) }
    set { setWidth(newValue, \.primary.minimum) }
  }
  /// The greatest width of the primary.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { width(\.primary.maximum) }
    set { setWidth(newValue, \.primary.maximum) }
  }
  /// The width of the primary.
  open var primaryColumnWidth: CGFloat { CGFloat(split.primaryColumnWidth) }
  /// The preferred width of the supplementary, as a part of the split view's width.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { fraction(\.supplementary) }
    set { setFraction(newValue, \.supplementary) }
  }
  /// The preferred width of the supplementary.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { width(\.supplementary.preferred) }
    set { setWidth(newValue, \.supplementary.preferred) }
  }
  /// The least width of the supplementary.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { width(\.supplementary.minimum) }
    set { setWidth(newValue, \.supplementary.minimum) }
  }
  /// The greatest width of the supplementary.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { width(\.supplementary.maximum) }
    set { setWidth(newValue, \.supplementary.maximum) }
  }
  /// The width of the supplementary.
  open var supplementaryColumnWidth: CGFloat { CGFloat(split.supplementaryColumnWidth) }
  /// The preferred width of the secondary, since iOS 26.
  open var preferredSecondaryColumnWidth: CGFloat {
    get { width(\.secondary.preferred) }
    set { setWidth(newValue, \.secondary.preferred) }
  }
  /// The preferred width of the secondary, as a part of the split view's width, since iOS 26.
  open var preferredSecondaryColumnWidthFraction: CGFloat {
    get { fraction(\.secondary) }
    set { setFraction(newValue, \.secondary) }
  }
  /// The least width of the secondary, since iOS 26.
  open var minimumSecondaryColumnWidth: CGFloat {
    get { width(\.secondary.minimum) }
    set { setWidth(newValue, \.secondary.minimum) }
  }
  /// The preferred width of the inspector, since iOS 26.
  open var preferredInspectorColumnWidth: CGFloat {
    get { width(\.inspector.preferred) }
    set { setWidth(newValue, \.inspector.preferred) }
  }
  /// The preferred width of the inspector, as a part of the split view's width, since iOS 26.
  open var preferredInspectorColumnWidthFraction: CGFloat {
    get { fraction(\.inspector) }
    set { setFraction(newValue, \.inspector) }
  }
  /// The least width of the inspector, since iOS 26.
  open var minimumInspectorColumnWidth: CGFloat {
    get { width(\.inspector.minimum) }
    set { setWidth(newValue, \.inspector.minimum) }
  }
  /// The greatest width of the inspector, since iOS 26.
  open var maximumInspectorColumnWidth: CGFloat {
    get { width(\.inspector.maximum) }
    set { setWidth(newValue, \.inspector.maximum) }
  }
}

extension UISplitViewController {
  private func width(_ path: KeyPath<ColumnStyleWidths, Double?>) -> CGFloat {
    split.columnWidths[keyPath: path].map { CGFloat($0) } ?? Self.automaticDimension
  }

  private func setWidth(_ width: CGFloat, _ path: WritableKeyPath<ColumnStyleWidths, Double?>) {
    split.columnWidths[keyPath: path] = width == Self.automaticDimension ? nil : Double(width)
  }

  private func fraction(_ column: KeyPath<ColumnStyleWidths, ColumnWidthPreferences>) -> CGFloat {
    split.columnWidths[keyPath: column].fraction.map { CGFloat($0) } ?? Self.automaticDimension
  }

  private func setFraction(_ fraction: CGFloat, _ column: WritableKeyPath<ColumnStyleWidths, ColumnWidthPreferences>) {
    split.columnWidths[keyPath: column].fraction = fraction == Self.automaticDimension ? nil : Double(fraction)
  }
}
