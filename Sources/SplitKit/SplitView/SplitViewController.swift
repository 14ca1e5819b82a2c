/// Two controllers side by side, one over the other, or one at a time: `UISplitViewController` in the classic
/// style, the one that is made without a style.
///
/// Two things are apart. The *display mode* says how much of the primary can be seen while the split is
/// expanded. The *collapsed state* follows the horizontal size class, and changes the hierarchy: the two
/// controllers become one (spec/split-view.md 2 and 3).
///
/// `preferredX` is what was asked and is stored; `X` is what is shown. Assignments take effect at the next
/// layout, calls at once (5.10).
open class SplitViewController: ViewController {
  /// Hears what happens, and decides what is left to the app.
  public weak var delegate: (any SplitViewControllerDelegate)?

  /// The mode asked for. What it is resolved to depends on the window (see `DisplayModeResolution`); while
  /// collapsed it is only stored. Default automatic (AD documented).
  public var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue || isAskedBack else { return }
      hasModeRequest = true
      setNeedsLayout()
    }
  }

  /// Whether a swipe from the primary's edge changes the mode. Default true (H11 documented).
  public var presentsWithGesture = true

  /// The edge at which the primary stands. Default leading (H11 documented).
  public var primaryEdge = PrimaryEdge.leading { didSet { setNeedsLayout() } }

  /// What is asked of the primary column's width. By default nothing (H11 documented).
  public var primaryColumnWidthPreferences = ColumnWidthPreferences() { didSet { setNeedsLayout() } }

  /// Whether the two controllers have become one. False until the split is first put in a compact window:
  /// a split is born expanded (S3, CS documented).
  public internal(set) var isCollapsed = false

  var primary: ViewController?
  var secondary: ViewController?
  /// The secondary that a collapse put away, which comes back when nothing else does (spec 3.2, step 5).
  var rememberedSecondary: ViewController?
  /// The primary's stack when the split collapsed: what of it is on top counts as the primary column.
  var stackAtCollapse: [ViewController] = []

  /// Whether the split has appeared once. Before, its controllers are no children and nothing is loaded
  /// (spec 3.8, M26 observed).
  var isMounted = false
  var mode = DisplayMode.secondaryOnly
  /// The mode from which `secondaryOnly` was reached; nil where it came first.
  var modeBeforeHiding: DisplayMode?
  /// Where a hidden primary waits (see `SplitViewController+Parking.swift`).
  var parking = Parking.origin
  var hasModeRequest = false
  var laidOutSize: Size?
  /// While the split collapses or expands, what happens to the stack is part of that and is not announced.
  var isAdapting = false
  var separator: Rect?

  /// The button for the secondary's bar. Made when it is first asked for.
  public private(set) lazy var displayModeButtonItem = DisplayModeButtonItem(of: self)

  /// Whether assigning the preference that is stored asks for something all the same: the user has changed the
  /// mode, and on this OS that is not stored (inferred).
  private var isAskedBack: Bool {
    isMounted && !isCollapsed && !application.profile.storesModesOfTheUser
      && mode != resolution.mode(requested: preferredDisplayMode)
  }

  open override var typeName: String { "SplitViewController" }
  open override var isContainer: Bool { true }

  /// The mode that is shown; never automatic. `secondaryOnly` before the split appears (M26 observed) and
  /// `oneBesideSecondary`, without effect, while it is collapsed (M26 observed).
  public var displayMode: DisplayMode {
    guard isMounted else { return .secondaryOnly }
    return isCollapsed ? .oneBesideSecondary : mode
  }

  /// The width of the primary column, in points: as wide as the split while collapsed (M26 observed), 320
  /// before it appears (M26 observed; for iOS 13 unmeasured).
  public var primaryColumnWidth: Double {
    guard isMounted else { return 320 }
    guard !isCollapsed else { return view.frame.width }
    return primaryColumnWidthPreferences.primaryColumnWidth(
      in: view.frame.size, profile: application.profile, grid: grid)
  }

  /// The pixels of the window; of a device at scale 2 while the split is in none.
  var grid: PixelGrid { PixelGrid(scale: topmost.window?.scale ?? 2) }

  /// Only what has become a child: none before the split appears.
  open override var children: [ViewController] {
    isMounted ? viewControllers : []
  }

  /// What can be seen, in column order.
  open override var visibleChildren: [ViewController] {
    guard isMounted else { return [] }
    guard !isCollapsed else { return primary.map { [$0] } ?? [] }
    return [mode.showsPrimary ? primary : nil, secondary].compactMap { $0 }
  }

  override var hierarchyState: [Member] { readState }
  override func takeSwipe(_ direction: SwipeDirection, at point: Point) -> Bool { didSwipe(direction, at: point) }
  override func assignment(of property: Member) throws(Refusal) -> () -> Void {
    try assignment(ofProperty: property)
  }
  override func call(for action: Action) throws(Refusal) -> () -> Void { try call(forAction: action) }

  /// Adapts to the size class and the size, then places the columns.
  open override func layoutChildren() {
    adapt()
    placeColumns()
  }

  /// While expanded the primary is horizontally compact, whatever the window is; so it sees no change of class
  /// when the split collapses (CS observed).
  open override func traits(forChild child: ViewController) -> TraitCollection {
    var traits = traitCollection
    if !isCollapsed && child === primary { traits.horizontalSizeClass = .compact }
    return traits
  }
}
