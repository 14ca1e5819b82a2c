/// A container of two or three controllers, which are side by side, over each other, or visible one at a time:
/// `UISplitViewController`.
///
/// A split view has two independent states. The *display mode* says which columns of an expanded split are visible. The
/// *collapsed state* follows the horizontal size class and changes the hierarchy: the controllers become one
/// (spec/split-view.md 2 and 3).
///
/// A `preferredX` is what the app has requested and is stored, and `X` is what is shown. Assignments take effect at the
/// next layout, and calls at once (5.10). `SplitViewProperty.all` has the default of every property.
///
/// This class is the interface for an app. Its implementation, which follows from the style and the OS version, has the
/// controllers and the state.
open class SplitViewController: ViewController {
  /// The style, which determines the columns. `unspecified` is the classic style.
  public let style: SplitViewStyle

  /// The delegate, which is told about changes and makes the decisions that are left to the app. The reference is weak,
  /// as in UIKit (M26 observed).
  public var delegate: (any SplitViewControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  // A layout reads the delegate and these preferences many times. They are private for the reason that `view` of
  // `ViewController` has.
  private weak var storedDelegate: (any SplitViewControllerDelegate)? {
    didSet { if storedDelegate !== oldValue { setNeedsLayout() } }
  }

  /// The preferred mode. The resulting mode depends on the window (see `DisplayModeResolution`). In a collapsed split,
  /// the preference is only stored. The default is automatic (AD documented).
  public var preferredDisplayMode: DisplayMode {
    get { storedMode }
    set { storedMode = newValue }
  }
  private var storedMode = DisplayMode.automatic {
    didSet { if !isRestoring { implementation.didAssign(.displayMode(isNew: storedMode != oldValue)) } }
  }

  private var isRestoring = false

  /// Stores the preferred mode of a place, whose shown mode has been restored. It asks for no other mode.
  func restorePreferredDisplayMode(_ mode: DisplayMode) {
    guard mode != storedMode else { return }
    isRestoring = true
    storedMode = mode
    isRestoring = false
    setNeedsLayout()
  }

  /// Whether a swipe from the primary's edge changes the mode. The default is true (H11 documented).
  public var presentsWithGesture = true { didSet { if presentsWithGesture != oldValue { setNeedsLayout() } } }

  /// The edge at which the primary stands. The default is leading (H11 documented).
  public var primaryEdge: PrimaryEdge {
    get { storedEdge }
    set { storedEdge = newValue }
  }
  private var storedEdge = PrimaryEdge.leading { didSet { if storedEdge != oldValue { setNeedsLayout() } } }

  /// The preferences for the widths of the columns. The default is none (H11 documented). Without a style, only those of the
  /// primary count.
  public var columnWidths: ColumnStyleWidths {
    get { storedWidths }
    set {
      guard Column.allCases.allSatisfy({ newValue[$0].isPossible }) else {
        return application.raise(Self.impossibleWidth, receiver: id)
      }
      let old = storedWidths
      storedWidths = newValue
      for column in Column.allCases where newValue[column].asksAnew(since: old[column]) {
        implementation.didAssign(.width(column))
      }
      if newValue != old { setNeedsLayout() }
    }
  }
  private var storedWidths = ColumnStyleWidths()

  // The properties of the column styles, for which UIKit raises an exception on a classic split.

  /// The preferred behaviour. The default is automatic (M26 observed).
  public var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { implementation.didAssign(.splitBehavior) } }
  }
  /// The background of the primary. The default is a sidebar (M26 observed for iOS 26, and assumed for the versions before).
  public var primaryBackgroundStyle = PrimaryBackgroundStyle.sidebar {
    didSet { if primaryBackgroundStyle != oldValue { setNeedsLayout() } }
  }
  /// Whether a triple has a button that shows the secondary alone, and restores the columns. The default is false (H14
  /// documented).
  public var showsSecondaryOnlyButton = false { didSet { setNeedsLayout() } }
  /// Whether the bar has the button that shows columns. The default is automatic (H14 documented).
  public var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { setNeedsLayout() } }

  /// The button for the secondary's bar. It is created when it is first used.
  public private(set) lazy var displayModeButtonItem = DisplayModeButtonItem(of: self)

  /// The implementation, which has the controllers and the state.
  private(set) lazy var implementation = makeImplementation()
  /// The implementation for those who only read it.
  var reading: any SplitReading { implementation }
  /// The panes of the lines between the columns.
  private(set) lazy var lines = SplitLines(of: id)
  /// The runner, which carries out transitions.
  let runner = TransitionRunner()

  /// The pixel grid of the window in which the split last was.
  var keptGrid = KeptValue<Int, PixelGrid>()

  /// The last predicted mode, and the values that it follows from. Every child is told about a new size.
  private var keptPrediction = KeptValue<PredictionKey, ShownMode>()

  private struct PredictionKey: Equatable {
    let revision: Int
    let old: Size
    let new: Size
  }

  /// The mode that an expanded split of the given size will have.
  func predictedMode(in size: Size) -> ShownMode {
    var kept = keptPrediction
    defer { keptPrediction = kept }
    let key = PredictionKey(revision: application.revision, old: view.frame.size, new: size)
    return kept.value(for: key) { reading.predictedMode(in: size) }
  }

  /// The last frames of the columns, and the values that they follow from. A layout asks for the same frames several times.
  private var keptFrames: KeptFrames?

  /// Frames, and the values that they follow from. They are an object, which a layout passes on without a copy.
  private final class KeptFrames {
    let key: FramesKey
    let columns: PlacedColumns

    init(_ key: FramesKey, _ columns: PlacedColumns) { (self.key, self.columns) = (key, columns) }
  }

  private struct FramesKey: Equatable {
    /// The preferences and everything else that is no place follow from the revision.
    let revision: Int
    let shown: ShownMode
    let bounds: ViewPlacement
    let bottomBar: Double
  }

  /// The frames of the columns in a mode and in bounds, which need not be those of the split.
  func frames(of shown: ShownMode, in bounds: ViewPlacement) -> PlacedColumns {
    let key = FramesKey(revision: application.revision, shown: shown, bounds: bounds, bottomBar: bottomBarHeight)
    if let kept = keptFrames, kept.key == key {
      assert(kept.columns.frames == reading.geometry(of: shown, in: bounds), "The columns have moved, and nothing said so.")
      return kept.columns
    }
    let columns = PlacedColumns(reading.geometry(of: shown, in: bounds))
    keptFrames = KeptFrames(key, columns)
    return columns
  }

  /// The last widths of the primary of a split with two controllers.
  var keptPrimaryWidth = KeptPair<PrimaryWidthKey, ReasonedWidth>()

  /// The sentences of the reasons that were last read.
  var keptReasons = KeptReasons()

  /// The display mode button at the last layout or update of properties.
  private var notedButton: DisplayModeButton?

  /// Notes a change of the display mode button, because a bar shows it. The button can follow from the size of the split, and
  /// before iOS 8 from the orientation, which can change without a layout.
  private func noteButton() {
    let button = displayModeButton
    guard button != notedButton else { return }
    notedButton = button
    application.noteChange()
  }

  override func noteProperties() { noteButton() }

  /// The expected change of the primary's stack, while a change of traits or size is announced.
  private(set) var expected: (stack: NavigationController, expectation: StackExpectation)?

  /// Creates a split view controller. Without a style, it is a classic one.
  public init(
    _ application: Application, id: String? = nil, title: String? = nil, style: SplitViewStyle = .unspecified
  ) {
    self.style = style
    super.init(application, id: id, title: title)
  }

  /// The message for a column width that is negative or not a number (our sentence).
  private static let impossibleWidth = "A column's width is a number of points that is not negative"

  private func makeImplementation() -> any SplitImplementation {
    switch style {
    case .doubleColumn, .tripleColumn: ColumnSplit(of: self)
    case .unspecified: application.profile.splitView.isAdaptive ? ClassicSplit(of: self) : FixedSplit(of: self)
    }
  }

  package override var typeName: String { "SplitViewController" }
  override var keptControllers: [ViewController] { implementation.keptControllers }
  override var isContainer: Bool { true }
  /// Loads its own view. The columns are loaded when the split is placed, in the order of the version.
  override func loadBeforeAppearance() { loadViewIfNeeded() }

  /// The controllers that are children. There are none before the split appears.
  open override var children: [ViewController] { reading.children }

  /// The visible controllers, in column order.
  open override var visibleChildren: [ViewController] {
    switch reading.stage {
    case .unmounted: []
    case .expanded:
      Column.fromPrimaryEdge.compactMap { reading.shownColumns.contains($0) ? reading.container($0) : nil }
        + [reading.details.inspector, reading.details.primaryInPopover].compactMap { $0 }
    case .collapsed: [reading.soleController].compactMap { $0 }
    }
  }

  public final override var hierarchyState: [Member] { readState }
  final override func reading(of state: [Member]) -> StateReading { StateReading(state, sizes: membersOfSizes(in: state)) }
  final override func state(resizedFrom old: ReadState) -> ReadState? {
    let values = valuesOfSizes(since: old.values)
    return values == old.values ? nil : (old.reading, values)
  }
  /// Inferred (spec/containers.md 335).
  override var hasBarsInStrip: Bool { true }
  override func floats(_ child: ViewController) -> Bool { floatsPrimary && child === reading.primary }
  override var autoresizesChildren: Bool { application.profile.splitView.keepsMovedColumns }
  override func draw(in reader: any LayerReader, _ context: LayerContext) { drawColumns(in: reader, context) }
  override var hasFrontLayers: Bool { drawsInFront }
  override var frontLayersTakeAllTouches: Bool { hasPopover }
  override func drawFrontLayers(in reader: any LayerReader) { drawInFront(in: reader) }
  override var presentationCoverID: String { "\(id)/presentation/dimming" }
  override var canHideBottomBar: Bool { application.profile.bars.tabBar.hidesForColumns }
  /// The controllers that are told about changes. A controller that leaves the stack for its own column is told like a
  /// column.
  override var environmentReceivers: [ViewController] {
    guard let departing = expected?.expectation.departing, !departing.isEmpty else { return children }
    return children + departing
  }
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
  override var ownSettableProperties: [SettableProperty] { splitProperties }
  override func call(for action: Action) throws(Refusal) -> () -> Void { try call(forAction: action) }
  override func release(_ child: ViewController) { implementation.release(child) }
  override func handles(_ action: ShowAction) -> Bool { true }
  override func take(_ controller: ViewController, for action: ShowAction, sender: ViewController?) {
    implementation.take(controller, for: action, sender: sender)
  }
  override func controller(
    toTake action: Action, for showAction: ShowAction, sender: ViewController
  ) throws(Refusal) -> ViewController {
    try implementation.controller(toTake: action, for: showAction, sender: sender)
  }

  /// Adapts to the size class and the size, and then places the columns. During a transition, the layout waits for the
  /// end.
  open override func layoutChildren() {
    runner.isUnderWay ? setNeedsLayout() : implementation.adapt()
    implementation.placeColumns()
    noteButton()
  }

  package override func traits(forChild child: ViewController, from own: TraitCollection) -> TraitCollection {
    implementation.traits(forChild: child, from: own)
  }

  open override func size(forChildContentContainer child: ViewController, withParentContainerSize size: Size) -> Size {
    predictedSize(of: child, in: size)
  }

  open override var supportedInterfaceOrientations: Set<InterfaceOrientation> {
    askSupportedInterfaceOrientations() ?? super.supportedInterfaceOrientations
  }

  package override var preferredInterfaceOrientationForPresentation: InterfaceOrientation {
    askPreferredInterfaceOrientationForPresentation() ?? super.preferredInterfaceOrientationForPresentation
  }
}
