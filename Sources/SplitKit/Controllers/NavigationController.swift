/// A stack of controllers under one bar: `UINavigationController`.
///
/// While a split view is collapsed, its primary's stack may hold another navigation controller, which only
/// UIKit puts there; pushing one by hand raises (S0 observed). The outer bar then shows the items of the
/// innermost top (spec/split-view.md 3.3).
open class NavigationController: ViewController {
  /// The stack, the root first.
  public internal(set) var viewControllers: [ViewController]
  /// Hears of what the stack shows.
  public weak var delegate: (any NavigationControllerDelegate)?
  /// While a change of traits or size is announced: what a split view is about to take out of the stack.
  var departing: [ViewController] = []
  /// While a change of size is announced: whether a split view is about to put another controller on top.
  var isAboutToBeCovered = false
  /// What of a detail's items stays in this stack's bar after an expand (see `StrayItems.swift`).
  var strayItems = StrayItems()
  /// Whether what is being shown is animated; nil once it is shown.
  var pendingDidShow: Bool?

  /// Makes a navigation controller around a root, which leaves the one it is in, as in UIKit. Its id is `nav:` and the root's id, unless another is given.
  public init(rootViewController root: ViewController, id: String? = nil) {
    viewControllers = [root]
    if let id { super.init(root.application, id: id) } else { super.init(root.application, givenID: "nav:\(root.id)") }
    root.leave(for: self)
    root.beginMove(to: self)
  }

  open override var typeName: String { "NavigationController" }
  open override var isContainer: Bool { true }
  open override var children: [ViewController] { viewControllers }
  open override var visibleChildren: [ViewController] { viewControllers.last.map { [$0] } ?? [] }
  package override var describedName: String {
    "nav[\(viewControllers.map(\.describedName).joined(separator: ","))]"
  }

  override func takeSwipe(_ direction: SwipeDirection, at point: Point) -> Bool { popBySwipe(direction, at: point) }
  open override func call(for action: Action) throws(Refusal) -> () -> Void { try call(forAction: action) }
  override var environmentReceivers: [ViewController] {
    viewControllers.filter { controller in !departing.contains { $0 === controller } }
  }
  override var sizeReceivers: [ViewController] { isAboutToBeCovered ? [] : environmentReceivers.suffix(1) }
  override func release(_ child: ViewController) { releaseFromStack(child) }
  override func handles(_ action: ShowAction) -> Bool { action == .show }
  override func take(_ controller: ViewController, for action: ShowAction, sender: ViewController?) {
    pushViewController(controller)
  }

  public var topViewController: ViewController? { viewControllers.last }

  /// What the user sees of the stack: what is presented over it, else its top (AD documented).
  package var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  /// The stack appears, and with it its top. A subclass that has its own calls this one.
  open override func viewWillAppear() { tellWillShow(animated: false) }

  /// The content has all of the view; the bar lies over it and adds to its safe area.
  ///
  /// A nested navigation controller shows no bar of its own, so it gets the insets as they are and adds the
  /// one bar itself (spec 5.2: a collapsed stack, however nested, one bar).
  open override func layoutChildren() {
    guard let top = viewControllers.last else { return }
    var placement = view
    if !(top is NavigationController) { placement.safeArea.top = barTop + barHeight }
    top.layOut(placement)
  }

  /// How far from the view's top the bar's items begin.
  var barTop: Double {
    application.profile.bars.navigationBarTop(under: view.safeArea.top, on: traitCollection.userInterfaceIdiom)
  }

  /// The height of the bar without the inset above it, a search field included.
  var barHeight: Double {
    itemRowHeight + (innermostTop.navigationItem.searchController == nil ? 0 : SearchBar.height)
  }

  /// The height of the part of the bar that has the items.
  ///
  /// Whether a phone on its side has low bars is taken from the window: the bars of both columns of a large phone are in
  /// line, although its primary is compact (inferred from the pictures of seed 3).
  var itemRowHeight: Double {
    var traits = traitCollection
    if let window = topmost.window { traits.horizontalSizeClass = window.traitCollection.horizontalSizeClass }
    return application.profile.bars.navigationBarHeight(
      for: traits, isInSheet: presentationRoot.presentation?.adapted.isSheet ?? false)
  }

  /// A collapsing split's secondary goes on top, a navigation controller as it is: UIKit's private exception
  /// (CS, S0, M26 observed).
  package override func collapseSecondaryViewController(
    _ secondary: ViewController, for splitViewController: SplitViewController
  ) { stack(secondary) }

  /// Pops the top one only and hands it over; nil at the root (spec 3.4 step 3, documented and M26 observed).
  package override func separateSecondaryViewController(for splitViewController: SplitViewController)
    -> ViewController?
  { unstackTop() }

  /// Changes the stack, with every call that follows from it, in the order that M26 measured for a collapsed
  /// stack: moves, columns that will hide or show, appearance, moves, columns that did (spec 5.10).
  /// A column style that pushes and pops its own columns says itself what it announces.
  func change(
    to stack: [ViewController], _ kind: Transition.Kind, animated: Bool, announcing own: ColumnAnnouncements? = nil
  ) {
    strayItems = StrayItems()
    let split = parent as? SplitViewController
    let announcement = StackAnnouncement(split, kind, own: own)
    let before = onScreen
    let (old, oldTop) = (viewControllers, viewControllers.last)
    let removed = old.filter { gone in !stack.contains { $0 === gone } }
    let added = stack.filter { new in !old.contains { $0 === new } }
    for controller in added { controller.leave(for: self) }
    viewControllers = stack
    for controller in removed where split?.isColumn(controller) != true { controller.beginMove(to: nil) }
    for controller in added where split?.isColumn(controller) != true { take(controller) }
    announcement.tellWill()
    payOwedMovesOfCovered()
    layoutIfPlaced()
    let appearance = AppearanceChange(from: before, in: self)
    if isOnScreen { innermostTop.loadViewIfNeeded() }
    if stack.last !== oldTop { tellWillShow(animated: animated) }
    appearance.begin()
    appearance.end()
    for controller in removed { split?.isColumn(controller) == true ? controller.loseParent() : controller.leave(self) }
    if let top = viewControllers.last { didShow(top) }
    announcement.tellDid()
    if animated { recordTransition(kind, from: oldTop) }
  }

  /// A controller comes onto the stack: what it says of the bottom bar counts as of now (spec 6.2).
  func take(_ controller: ViewController) {
    controller.hidBottomBarWhenPushed = controller.innermostTop.hidesBottomBarWhenPushed
    controller.beginMove(to: self)
  }

  /// Those that were covered before they ever appeared, and stay so (spec 5.10).
  func payOwedMovesOfCovered() {
    for controller in viewControllers.dropLast() where !controller.isOnScreen { controller.payDidMove() }
  }

  func recordTransition(_ kind: Transition.Kind, from oldTop: ViewController?) {
    guard let top = viewControllers.last, let oldTop, isOnScreen else { return }
    switch kind {
    case .pop:
      application.addTransition(.pop, target: oldTop.innermostTop.id, from: top.innermostTop.id)
    case .push, .layout, .slide, .present, .dismiss, .crossDissolve:
      application.addTransition(kind, target: top.innermostTop.id, from: oldTop.innermostTop.id)
    }
  }
}

extension ViewController {
  /// Ends the move out of a stack. A controller that found another parent meanwhile is not the stack's to end.
  fileprivate func leave(_ container: ViewController) {
    guard parent === container else { return }
    parent = nil
    hidBottomBarWhenPushed = false
    endMove(to: nil)
  }
}
