/// A container with a bar to choose a controller from: `UITabBarController`.
///
/// The bar is at the top of a pad since iOS 18, while the width is regular, and otherwise at the bottom.
open class TabBarController: ViewController {
  /// The controllers of the tabs, in the bar's order.
  public private(set) var viewControllers: [ViewController] {
    get { storedControllers }
    set { storedControllers = newValue }
  }
  private var storedControllers: [ViewController] { didSet { application.noteChange() } }
  /// The tabs, or an empty list in a controller that was made of view controllers. See `TabBarController+Tabs.swift`.
  var shownTabs: [Tab] = []
  /// Gives the colour of the selected tab, as `#RRGGBBAA`, or nil for the system's.
  package var barTint: (() -> String?)?
  /// Gives the looks of the bar, or nil for that of the system.
  package var barLooks: (() -> BarLooks?)?
  /// The edges at which the content was when a look of the bar was read, or nil if the bar has that of the system.
  var readEdges: ContentEdges?
  /// The delegate, which decides about the tabs that the user taps and is told about them.
  public weak var delegate: (any TabBarControllerDelegate)?
  /// How the controller shows its tabs, since iOS 18. The default is automatic (T26 observed).
  public var mode = TabBarMode.automatic { didSet { if mode != oldValue { setNeedsLayout() } } }
  /// The sidebar, since iOS 18.
  public private(set) lazy var sidebar = Sidebar(of: self)
  /// The index of the tab that is selected, or that was selected before More.
  var index = 0
  /// Whether the item More is selected.
  var isMoreSelected = false
  private(set) var madeMore: NavigationController?
  /// The controllers that the user may put in another order, or nil for all. With none of them, the list of More has no button Edit.
  package var customizable: [ViewController]? { didSet { application.noteChange() } }
  /// Whether the bar was hidden in the last layout (spec/split-view.md 6.2).
  private(set) var isTabBarHidden = false
  /// Whether the app hides the bar, and the sidebar with it, whatever is pushed (`isTabBarHidden` of UIKit, AD documented; the sidebar
  /// unmeasured).
  package var isBarHiddenByApp = false { didSet { if isBarHiddenByApp != oldValue { setNeedsLayout() } } }

  /// Creates a tab bar controller. Without a controller, the log reports that, and the only tab is an empty controller.
  public init(_ application: Application, id: String? = nil, viewControllers: [ViewController]) {
    if viewControllers.isEmpty { application.report("A tab bar controller needs a controller to show") }
    storedControllers = viewControllers.isEmpty ? [ViewController(application)] : viewControllers
    super.init(application, id: id)
    for controller in self.viewControllers { controller.attach(to: self) }
  }

  /// Creates a tab bar controller that shows nothing until it has `tabs`, since iOS 18.
  public init(_ application: Application, id: String? = nil) {
    storedControllers = []
    super.init(application, id: id)
  }

  /// Replaces the controllers of a tab bar controller that has no `tabs`. The selected controller stays selected if it is among
  /// the new ones, else the one at its index is, else the first one (AD documented). No delegate is called.
  package func setViewControllers(_ controllers: [ViewController]) {
    guard !controllers.elementsEqual(viewControllers, by: { $0 === $1 }) else { return }
    if let sentence = controllers.lazy.compactMap(objection(toContaining:)).first {
      return application.raise(sentence, receiver: id)
    }
    let (selected, index) = (selectedViewController, selectedIndex)
    shownTabs = []
    let next = controllers.firstIndex { $0 === selected } ?? (controllers.indices.contains(index) ? index : 0)
    replaceControllers(with: controllers, selecting: next)
  }

  package override var typeName: String { "TabBarController" }
  override var isContainer: Bool { true }
  open override var children: [ViewController] {
    guard let madeMore else { return viewControllers }
    return viewControllers.filter { $0.parent !== madeMore } + (madeMore.parent === self ? [madeMore] : [])
  }
  override var keptControllers: [ViewController] { (shownTabs + shownTabs.flatMap(\.tabsInside)).map(\.viewController) }
  open override var visibleChildren: [ViewController] { [shownController].compactMap { $0 } }

  /// Its tabs keep clear of a bar around it themselves.
  override var hasBarsInStrip: Bool { true }
  override var asTabContainer: (any TabContainer)? { self }
  override func readContent() -> ShownContent { barContent }
  override func draw(in reader: any LayerReader, _ context: LayerContext) { drawTabs(in: reader, context) }
  override var environmentReceivers: [ViewController] { visibleChildren }
  public final override var hierarchyState: [Member] { tabBarState }
  final override func reading(of state: [Member]) -> StateReading { StateReading(state, sizes: []) }
  final override func state(resizedFrom old: ReadState) -> ReadState? { nil }
  override func call(for action: Action) throws(Refusal) -> () -> Void { try call(forAction: action) }
  override func assignment(of property: Member) throws(Refusal) -> () -> Void {
    try assignment(ofProperty: property)
  }
  override var ownSettableProperties: [SettableProperty] { tabProperties }
  open override func size(forChildContentContainer child: ViewController, withParentContainerSize size: Size) -> Size {
    Size(width: size.width - tiledSidebarWidth, height: size.height)
  }

  /// The stack of the controllers behind More, whose root lists them. It is in the tree from its first use on, while there is More.
  package var moreNavigationController: NavigationController {
    if let madeMore { return madeMore }
    let more = NavigationController(application, id: moreID)
    more.begin(with: MoreListController(of: self))
    madeMore = more
    return more
  }

  /// The index that `selectedIndex` has while the list of More is shown: UIKit's `NSNotFound` (AD documented).
  package static let noIndex = Int.max

  /// The index of the selected tab, or `noIndex` while the list of More is shown. An assignment calls the delegate only in a controller
  /// with `tabs` (AD documented, T26 observed). The assignment of the selected tab, or of one that does not exist, changes nothing (the
  /// latter unmeasured).
  public var selectedIndex: Int {
    get { isMoreSelected ? indexInMore ?? Self.noIndex : index }
    set {
      guard newValue != selectedIndex, viewControllers.indices.contains(newValue) else { return }
      let previous = selectedTab
      show(newValue)
      tellDidSelectTab(after: previous)
    }
  }

  /// The controller of the selected tab, the stack of More while that shows its list, or nil if there are no tabs. UIKit raises an
  /// exception for a controller without a tab (general knowledge).
  public var selectedViewController: ViewController? {
    get { viewControllers.indices.contains(selectedIndex) ? viewControllers[selectedIndex] : shownController }
    set {
      if let newValue, newValue === madeMore, hasMore { return selectMore() }
      guard let index = viewControllers.firstIndex(where: { $0 === newValue }) else {
        return application.raise(Self.selectingStranger, receiver: id)
      }
      selectedIndex = index
    }
  }

  private static let selectingStranger =
    "Only a view controller in the tab bar controller's list of view controllers can be selected."

  /// Shows a tab without a call to the delegate.
  func show(_ next: Int) {
    if isOnScreen, viewControllers.indices.contains(next) { viewControllers[next].loadBeforeAppearance() }
    changeVisibleChildren {
      application.noteChange()
      if overflow.contains(next) {
        showInMore(next)
      } else {
        (index, isMoreSelected) = (next, false)
      }
      layoutIfPlaced()
    }
    setNeedsLayout()
  }

  /// Replaces the controllers and the selection, with the calls of those that come and go.
  func replaceControllers(with controllers: [ViewController], selecting next: Int) {
    let gone = viewControllers.filter { old in !controllers.contains { $0 === old } }
    let new = controllers.filter { controller in !viewControllers.contains { $0 === controller } }
    for controller in new {
      controller.leave(for: self)
      controller.attach(to: self)
    }
    changeVisibleChildren {
      emptyMore()
      viewControllers = controllers
      (index, isMoreSelected) = (next, false)
      layoutIfPlaced()
    }
    for controller in gone where controller.parent === self { controller.detach() }
    setNeedsLayout()
  }

  /// Gives the selected controller its place. The bar lies over it. A split that collapses or expands in this layout can
  /// change whether the bar is hidden, so the layout is then repeated.
  open override func layoutChildren() {
    arrangeMore()
    guard let selected = shownController else { return }
    for _ in 0..<2 {
      isTabBarHidden = hidesTabBar
      selected.layOut(placementClearOfBar(of: selected))
      guard isTabBarHidden != hidesTabBar else { break }
    }
    if readEdges != nil { noteEdges() }
    noteFitOfSidebarButtons()
  }

  /// The places of the buttons for the sidebar when the bar was read, or nil if they have changed since.
  var readButtons: [BarItemPlace]?
  var keptPlacement = KeptValue<Int, TabBarPlacement>()
  var keptTabWidths = KeptValue<Int, [Double]>()
  private var keptAnswer = KeptValue<Int, Bool>()

  /// The answer of the app and of the visible stacks whether they hide the bar.
  private var hidesTabBar: Bool {
    if isBarHiddenByApp { return true }
    var kept = keptAnswer
    defer { keptAnswer = kept }
    return kept.value(for: application.revision) { shownController?.hidesBottomBar ?? false }
  }
}

extension ViewController {
  /// Whether the bars below this controller are hidden, because a visible stack in it contains a controller that hid them
  /// when it was pushed (AD documented for a tab's own stack; for stacks in any column of an expanded split, and for a bar
  /// at the top, unmeasured). In iOS 8 to 12, the stacks of a split view hide no bar around it (spec/reports.md 453).
  var hidesBottomBar: Bool {
    guard canHideBottomBar else { return false }
    if let stack = (self as? NavigationController)?.viewControllers,
      stack.dropFirst().contains(where: \.hidBottomBarWhenPushed)
    {
      return true
    }
    return !(self is TabBarController) && visibleChildren.contains(where: \.hidesBottomBar)
  }
}
