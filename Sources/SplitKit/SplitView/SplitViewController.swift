/// Two controllers side by side, one over the other, or one at a time: `UISplitViewController` in the classic
/// style, the one that is made without a style.
///
/// Two things are apart. The *display mode* says how much of the primary can be seen while the split is
/// expanded. The *collapsed state* follows the horizontal size class, and changes the hierarchy: the two
/// controllers become one (spec/split-view.md 2 and 3).
///
/// `preferredX` is what was asked and is stored; `X` is what is shown. Assignments take effect at the next
/// layout, calls at once (5.10). The default of every property stands in `SplitViewProperty.all`.
open class SplitViewController: ViewController {
  /// How many columns there are; `unspecified` is the classic style.
  public let style: SplitViewStyle

  /// Hears what happens, and decides what is left to the app. Weak, as in UIKit (M26 observed).
  public weak var delegate: (any SplitViewControllerDelegate)?

  /// The mode asked for. What it is resolved to depends on the window (see `DisplayModeResolution`); while
  /// collapsed it is only stored. Default automatic (AD documented).
  public var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      storeImpliedBehavior()
      guard preferredDisplayMode != oldValue || isAskedBack else { return }
      state.expanded?.hasModeRequest = true
      setNeedsLayout()
    }
  }

  /// Whether a swipe from the primary's edge changes the mode. Default true (H11 documented).
  public var presentsWithGesture = true

  /// The edge at which the primary stands. Default leading (H11 documented).
  public var primaryEdge = PrimaryEdge.leading { didSet { if primaryEdge != oldValue { setNeedsLayout() } } }

  /// What is asked of the primary column's width. By default nothing (H11 documented).
  public var primaryColumnWidthPreferences = ColumnWidthPreferences() {
    didSet {
      guard primaryColumnWidthPreferences != oldValue else { return }
      if primaryColumnWidthPreferences.asksAnew(since: oldValue) { draggedWidths[.primary] = nil }
      setNeedsLayout()
    }
  }

  // What only the column styles have; on a classic split UIKit raises.

  /// How the columns are to share the window. Default automatic (M26 observed).
  public var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { takeUpBehavior() } }
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
        draggedWidths[column] = nil
      }
      if columnWidths != oldValue { setNeedsLayout() }
    }
  }
  var slots = ColumnSlots()
  /// The widths that the user's finger has given to columns (see `SplitViewController+Drag.swift`).
  var draggedWidths = DraggedWidths()
  /// The drag that is under way.
  var drag: ColumnDrag?

  var state = SplitState.unmounted(.init())

  /// What was called while the split was changing, and waits for the end of that.
  var pendingCalls: [(SplitViewController) -> Void] = []
  var isMakingPendingCalls = false

  /// What the delegate of iOS 5 to 8 has answered for the layout that is there.
  var keepsPrimaryInPortrait = false

  /// While the split changes from one state or mode to another, what happens to the stack is part of that and is
  /// not announced, and a layout that a delegate asks for waits.
  var isInTransition = false

  /// The button for the secondary's bar. Made when it is first asked for.
  public private(set) lazy var displayModeButtonItem = DisplayModeButtonItem(of: self)

  /// The popover of a hidden primary before iOS 8, and the button that shows it.
  private(set) lazy var popoverController = PopoverController(of: self)
  private(set) lazy var popoverButtonItem = BarButtonItem(id: popoverButtonID) { [unowned self] in
    togglePrimaryPopover()
  }

  /// Makes a split view controller; without a style, one of the classic style.
  public init(
    _ application: Application, id: String, title: String? = nil, style: SplitViewStyle = .unspecified
  ) {
    self.style = style
    super.init(application, id: id, title: title)
  }

  open override var typeName: String { "SplitViewController" }
  open override var isContainer: Bool { true }

  /// Only what has become a child: none before the split appears.
  open override var children: [ViewController] {
    guard style == .unspecified else { return slots.attached }
    return state.isUnmounted ? [] : viewControllers
  }

  /// What can be seen, in column order.
  open override var visibleChildren: [ViewController] {
    switch state {
    case .unmounted: []
    case .expanded:
      Column.fromPrimaryEdge.compactMap { shownColumns.contains($0) ? container($0) : nil }
        + [shownInspector, primaryInPopover].compactMap { $0 }
    case .collapsed: [soleController].compactMap { $0 }
    }
  }

  open override var hierarchyState: [Member] { readState }
  override var autoresizesChildren: Bool { design.keepsMovedColumns }
  override var environmentReceivers: [ViewController] { children + departing }
  override func tellChildren(_ tell: () -> Void) { withExpectedStack(tell) }
  override func takeSwipe(_ direction: SwipeDirection, at point: Point) -> Bool { didSwipe(direction, at: point) }
  override func assignment(of property: Member) throws(Refusal) -> () -> Void {
    try assignment(ofProperty: property)
  }
  open override func call(for action: Action) throws(Refusal) -> () -> Void { try call(forAction: action) }
  override func release(_ child: ViewController) { releaseColumn(child) }
  override func handles(_ action: ShowAction) -> Bool { true }
  override func take(_ controller: ViewController, for action: ShowAction, sender: ViewController?) {
    take(controller, forAction: action, sender: sender)
  }

  /// Adapts to the size class and the size, then places the columns.
  open override func layoutChildren() {
    adapt()
    placeColumns()
  }

  open override func traits(forChild child: ViewController, from own: TraitCollection) -> TraitCollection {
    childTraits(of: child, from: own)
  }

  open override func size(forChildContentContainer child: ViewController, withParentContainerSize size: Size) -> Size {
    predictedSize(of: child, in: size)
  }

  open override var supportedInterfaceOrientations: Set<InterfaceOrientation> {
    askSupportedInterfaceOrientations() ?? super.supportedInterfaceOrientations
  }
}

extension SplitViewController {
  /// What the split holds for the primary column.
  var primary: ViewController? {
    get { container(.primary) }
    set { state.columns.primary = newValue }
  }

  /// What the split holds for the secondary column; of a classic split nothing while it is collapsed.
  var secondary: ViewController? { container(.secondary) }

  /// What the split holds for a column: of a column style the navigation controller around what was set.
  func container(_ column: Column) -> ViewController? {
    switch (style, column) {
    case (.unspecified, .primary): state.columns.primary
    case (.unspecified, .secondary): state.columns.secondary
    case (.unspecified, .supplementary), (.unspecified, .compact), (.unspecified, .inspector): nil
    case (.doubleColumn, _), (.tripleColumn, _): slots.container(column)
    }
  }

  /// The one controller of a collapsed split.
  var soleController: ViewController? {
    isClassic ? state.columns.primary : slots.attached.first
  }

  /// The primary while the popover shows it.
  var primaryInPopover: ViewController? { popoverController.isPopoverVisible ? primary : nil }

  /// The mode that can be seen while the split is expanded; nil in any other state.
  var mode: DisplayMode? { state.expanded?.mode }

  /// Whether the two controllers have become one. False until the split is first put in a compact window:
  /// a split is born expanded (S3, CS documented).
  public var isCollapsed: Bool { state.collapsed != nil }

  /// The mode that is shown; never automatic. `secondaryOnly` before the split appears (M26 observed) and
  /// `oneBesideSecondary`, without effect, while it is collapsed (M26 observed).
  public var displayMode: DisplayMode {
    switch state {
    case .unmounted: .secondaryOnly
    case .expanded(let expanded): expanded.mode
    case .collapsed: .oneBesideSecondary
    }
  }

  /// The width of the primary column, in points: as wide as the split while collapsed (M26 observed); before it
  /// appears 320, of a triple 280 (M26 observed; before iOS 26 unmeasured).
  public var primaryColumnWidth: Double {
    switch state {
    case .unmounted: style == .tripleColumn ? 280 : 320
    case .expanded(let expanded): columnWidths(in: view.frame.size, expanded.shown).primary
    case .collapsed: view.frame.width
    }
  }

  var design: SplitDesign { application.profile.splitView }

  /// The pixels of the window; of a device at scale 2 while the split is in none.
  var grid: PixelGrid { PixelGrid(scale: topmost.window?.scale ?? 2) }

  /// Whether assigning the preference that is stored asks for something all the same: the user has changed the
  /// mode, and on this OS that is not stored (inferred).
  private var isAskedBack: Bool {
    guard let mode, !design.storesModesOfTheUser else { return false }
    return mode != self.mode(requested: preferredDisplayMode).mode
  }
}
