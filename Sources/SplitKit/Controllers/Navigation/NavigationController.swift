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
  /// What of a detail's items stays in this stack's bar after an expand (see `StrayItems.swift`).
  var strayItems = StrayItems()
  /// Whether what is being shown is animated; nil once it is shown.
  var pendingDidShow: Bool?

  /// Makes a navigation controller around a root, which leaves the one it is in, as in UIKit. Its id is `nav:` and the root's id, unless another is given.
  public init(rootViewController root: ViewController, id: String? = nil) {
    viewControllers = [root]
    super.init(root.application, id: id ?? "nav:\(root.id)")
    root.leave(for: self)
    root.beginMove(to: self)
  }

  open override var typeName: String { "NavigationController" }
  open override var isContainer: Bool { true }
  open override var children: [ViewController] { viewControllers }
  open override var visibleChildren: [ViewController] { viewControllers.last.map { [$0] } ?? [] }
  open override var describedName: String {
    "nav[\(viewControllers.map(\.describedName).joined(separator: ","))]"
  }

  override var layers: [Layer] { stackLayers }
  override var barButtonRows: [ElementRow] { [barRow].compactMap { $0 } }
  override func takeSwipe(_ direction: SwipeDirection, at point: Point) -> Bool { popBySwipe(direction, at: point) }
  open override func call(for action: Action) throws(Refusal) -> () -> Void { try call(forAction: action) }
  override var environmentReceivers: [ViewController] { staying(expectation) }
  override var sizeReceivers: [ViewController] {
    let expectation = expectation
    return expectation?.isCovered == true ? [] : staying(expectation).suffix(1)
  }
  override var objectionToPush: String? { "Pushing a navigation controller is not supported" }
  override func release(_ child: ViewController) { releaseFromStack(child) }
  override func handles(_ action: ShowAction) -> Bool { action == .show }
  override func take(_ controller: ViewController, for action: ShowAction, sender: ViewController?) {
    pushViewController(controller)
  }

  public var topViewController: ViewController? { viewControllers.last }

  /// What the user sees of the stack: what is presented over it, else its top (AD documented).
  public var visibleViewController: ViewController? { presentedViewController ?? topViewController }

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
  override func takeCollapsedSecondary(_ secondary: ViewController) { stack(secondary) }

  /// Pops the top one only and hands it over; nil at the root (spec 3.4 step 3, documented and M26 observed).
  override func giveUpCollapsedSecondary() -> ViewController? { unstackTop() }

  /// Changes the stack, with every call that follows from it.
  func change(to stack: [ViewController], _ kind: Transition.Kind, animated: Bool) {
    let announcement = parent?.stackContainer?.announcement(ofStackChange: kind)
    let before = onScreen
    let change = StackChange(of: self, to: stack, kind, animated: animated)
    change.begin()
    announcement?.tellWill()
    change.settle()
    let appearance = AppearanceChange(from: before, in: self)
    change.announceTop()
    appearance.begin()
    appearance.end()
    change.end()
    announcement?.tellDid()
    change.record()
  }

  /// What the container around this stack is about to do to it, while a change of traits or size is announced.
  private var expectation: StackExpectation? { parent?.stackContainer?.expectation(of: self) }

  private func staying(_ expectation: StackExpectation?) -> [ViewController] {
    guard let departing = expectation?.departing, !departing.isEmpty else { return viewControllers }
    return viewControllers.filter { controller in !departing.contains { $0 === controller } }
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
