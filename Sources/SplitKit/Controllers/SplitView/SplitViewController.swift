/// Two or three controllers side by side, one over the other, or one at a time: `UISplitViewController`.
///
/// Two things are apart. The *display mode* says how many of the columns can be seen while the split is
/// expanded. The *collapsed state* follows the horizontal size class, and changes the hierarchy: the
/// controllers become one (spec/split-view.md 2 and 3).
///
/// `preferredX` is what was asked and is stored; `X` is what is shown. Assignments take effect at the next
/// layout, calls at once (5.10). The default of every property stands in `SplitViewProperty.all`.
///
/// This class is what an app sees. What a split view holds and does is its implementation's, which follows from the style
/// and from the OS version.
open class SplitViewController: ViewController {
  /// How many columns there are; `unspecified` is the classic style.
  public let style: SplitViewStyle

  /// Hears what happens, and decides what is left to the app. Weak, as in UIKit (M26 observed).
  public weak var delegate: (any SplitViewControllerDelegate)? { didSet { if delegate !== oldValue { setNeedsLayout() } } }

  /// The mode asked for. What it is resolved to depends on the window (see `DisplayModeResolution`); while
  /// collapsed it is only stored. Default automatic (AD documented).
  public var preferredDisplayMode = DisplayMode.automatic {
    didSet { implementation.didAssign(.displayMode(isNew: preferredDisplayMode != oldValue)) }
  }

  /// Whether a swipe from the primary's edge changes the mode. Default true (H11 documented).
  public var presentsWithGesture = true { didSet { if presentsWithGesture != oldValue { setNeedsLayout() } } }

  /// The edge at which the primary stands. Default leading (H11 documented).
  public var primaryEdge = PrimaryEdge.leading { didSet { if primaryEdge != oldValue { setNeedsLayout() } } }

  /// What is asked of the primary column's width. By default nothing (H11 documented).
  public var primaryColumnWidthPreferences = ColumnWidthPreferences() {
    didSet {
      guard primaryColumnWidthPreferences != oldValue else { return }
      if primaryColumnWidthPreferences.asksAnew(since: oldValue) { implementation.didAssign(.width(.primary)) }
      setNeedsLayout()
    }
  }

  // What only the column styles have; on a classic split UIKit raises.

  /// How the columns are to share the window. Default automatic (M26 observed).
  public var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { implementation.didAssign(.splitBehavior) } }
  }
  /// How the primary looks. Default a sidebar (M26 observed for iOS 26; before, taken to be the same).
  public var primaryBackgroundStyle = PrimaryBackgroundStyle.sidebar {
    didSet { if primaryBackgroundStyle != oldValue { setNeedsLayout() } }
  }
  /// Whether a triple has a button to and from the secondary alone. Default false (H14 documented).
  public var showsSecondaryOnlyButton = false
  /// Whether the button that brings columns in is there. Default automatic (H14 documented).
  public var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// What is asked of the other columns' widths; the primary's stand in `primaryColumnWidthPreferences`.
  public var columnWidths = ColumnStyleWidths() {
    didSet {
      for column in Column.allCases where columnWidths[column].asksAnew(since: oldValue[column]) {
        implementation.didAssign(.width(column))
      }
      if columnWidths != oldValue { setNeedsLayout() }
    }
  }

  /// The button for the secondary's bar. Made when it is first asked for.
  public private(set) lazy var displayModeButtonItem = DisplayModeButtonItem(of: self)

  /// What the split view holds and does.
  private(set) lazy var implementation = makeImplementation()
  /// Carries transitions out.
  private(set) lazy var runner = TransitionRunner(of: self)

  /// What will come of the primary's stack, while a change of traits or size is announced.
  private(set) var expected: (stack: NavigationController, expectation: StackExpectation)?

  /// Makes a split view controller; without a style, one of the classic style.
  public init(
    _ application: Application, id: String, title: String? = nil, style: SplitViewStyle = .unspecified
  ) {
    self.style = style
    super.init(application, id: id, title: title)
  }

  private func makeImplementation() -> any SplitImplementation {
    switch style {
    case .doubleColumn, .tripleColumn: ColumnSplit(of: self)
    case .unspecified: application.profile.splitView.isAdaptive ? ClassicSplit(of: self) : FixedSplit(of: self)
    }
  }

  open override var typeName: String { "SplitViewController" }
  open override var isContainer: Bool { true }

  /// Only what has become a child: none before the split appears.
  open override var children: [ViewController] { implementation.children }

  /// What can be seen, in column order.
  open override var visibleChildren: [ViewController] {
    switch implementation.stage {
    case .unmounted: []
    case .expanded:
      Column.fromPrimaryEdge.compactMap { implementation.shownColumns.contains($0) ? implementation.container($0) : nil }
        + [implementation.details.inspector, implementation.details.primaryInPopover].compactMap { $0 }
    case .collapsed: [implementation.soleController].compactMap { $0 }
    }
  }

  open override var hierarchyState: [Member] { readState }
  override var autoresizesChildren: Bool { application.profile.splitView.keepsMovedColumns }
  override var layers: [Layer] { columnLayers }
  override var overlays: [Layer] { popoverLayers }
  override var presentationCoverID: String { "\(id)/presentation/dimming" }
  /// What leaves the stack for a column of its own hears of the change as a column does.
  override var environmentReceivers: [ViewController] { children + (expected?.expectation.departing ?? []) }
  override func tellChildren(_ tell: () -> Void) {
    expected = expectedStack
    tell()
    expected = nil
  }
  override var stackContainer: (any StackContainer)? { self }
  override var objectionToPush: String? { "Split View Controllers cannot be pushed to a Navigation Controller" }
  override func takeSwipe(_ direction: SwipeDirection, at point: Point) -> Bool {
    implementation.didSwipe(direction, at: point)
  }
  override func takeDrag(ofEdge id: String, to x: Double, _ phase: DragPhase) -> Bool {
    implementation.namedColumns?.drag(edge: id, to: x, phase) ?? false
  }
  override func assignment(of property: Member) throws(Refusal) -> () -> Void {
    try assignment(ofProperty: property)
  }
  open override func call(for action: Action) throws(Refusal) -> () -> Void { try call(forAction: action) }
  override func release(_ child: ViewController) { implementation.release(child) }
  override func handles(_ action: ShowAction) -> Bool { true }
  override func take(_ controller: ViewController, for action: ShowAction, sender: ViewController?) {
    implementation.take(controller, for: action, sender: sender)
  }

  /// Adapts to the size class and the size, then places the columns. While a transition is under way a layout waits for
  /// its end.
  open override func layoutChildren() {
    runner.isUnderWay ? setNeedsLayout() : implementation.adapt()
    implementation.placeColumns()
  }

  open override func traits(forChild child: ViewController, from own: TraitCollection) -> TraitCollection {
    implementation.traits(forChild: child, from: own)
  }

  open override func size(forChildContentContainer child: ViewController, withParentContainerSize size: Size) -> Size {
    implementation.predictedSize(of: child, in: size)
  }

  open override var supportedInterfaceOrientations: Set<InterfaceOrientation> {
    askSupportedInterfaceOrientations() ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: InterfaceOrientation {
    askPreferredInterfaceOrientationForPresentation() ?? super.preferredInterfaceOrientationForPresentation
  }
}
