/// A stack of controllers under one bar: `UINavigationController`.
///
/// While a split view is collapsed, the stack of its primary can contain another navigation controller. Only UIKit puts
/// it there; a push by an app raises an exception (S0 observed). The outer bar then shows the items of the innermost
/// top controller (spec/split-view.md 3.3).
open class NavigationController: ViewController {
  /// The stack, beginning with the root.
  public internal(set) var viewControllers: [ViewController] {
    get { storedControllers }
    set { storedControllers = newValue }
  }
  private var storedControllers: [ViewController] { didSet { application.noteChange() } }
  /// The delegate, which is told what the stack shows.
  public weak var delegate: (any NavigationControllerDelegate)?
  /// Whether the bar prefers large titles: `UINavigationBar.prefersLargeTitles`. The default is false (AD documented). It
  /// has no effect before iOS 11, which brought large titles. In a stack inside another one, the outer stack's value counts.
  public var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { setNeedsLayout() } } }
  /// Whether the toolbar is hidden, which shows the `toolbarItems` of the controller on top. The default is true (AD
  /// documented). Without items there is no toolbar either way (T26 observed). Stacks inside each other share one
  /// toolbar, which is shown if the outermost stack or one that leads to the controller on top has it shown (unmeasured).
  public var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { setNeedsLayout() } } }
  /// Whether the bar is hidden: `UINavigationController.isNavigationBarHidden`. The content then begins at the top of the view. The
  /// default is false (AD documented). Stacks inside each other share one bar, which is hidden if the outermost stack or one that leads
  /// to the controller on top hides it (unmeasured).
  package var isNavigationBarHidden = false { didSet { if isNavigationBarHidden != oldValue { setNeedsLayout() } } }
  /// Give the colours of the buttons in the bar and in the toolbar, as `#RRGGBBAA`, or nil for the system's. In a stack inside
  /// another one, the outer stack's bar counts.
  package var barTint: (() -> String?)?
  package var toolbarTint: (() -> String?)?
  /// The edges at which the content was when a look of the bars was read, or nil if the bars have the looks of the system.
  var readEdges: ContentEdges?
  /// The height of the large title that has moved away, because the content has scrolled.
  var hiddenTitleHeight: Double = 0
  /// The content that has scrolled so far, or nil while the title is whole.
  weak var contentBelowTitle: ViewController?
  var keptSurroundings = KeptValue<Int, BarEdge>()
  var keptTitleSize = KeptValue<Int, TitleSize>()
  var keptBarHeight = KeptValue<Int, Double>()
  /// Whether the bar is hidden, by the application's revision.
  var keptIsBarHidden = KeptValue<Int, Bool>()
  var keptToolbarItems = KeptValue<Int, Bool>()
  var keptHasToolbarOfTop = KeptValue<Int, Bool>()
  var keptMayFitAnew = KeptValue<Int, Bool>()
  /// How the bars fitted when they were last read, or nil before.
  var readFit: BarFit?
  /// The items of a detail that stay in this stack's bar after an expand (see `StrayItems.swift`).
  var strayItems = StrayItems()
  /// Whether the controller that is being shown is animated, or nil if none is being shown.
  var pendingDidShow: Bool?

  /// Creates a navigation controller with a root, which leaves its present parent, as in UIKit. The default id is
  /// `nav:` and the root's id.
  public init(rootViewController root: ViewController, id: String? = nil) {
    storedControllers = [root]
    if let id { super.init(root.application, id: id) } else { super.init(root.application, givenID: "nav:\(root.id)") }
    prefersLargeTitles = application.navigationDefaults.prefersLargeTitles
    isToolbarHidden = application.navigationDefaults.isToolbarHidden
    root.leave(for: self)
    root.beginMove(to: self)
  }

  /// Gives an empty stack its root, as the initializer does. A controller that may not be pushed raises an exception.
  package func begin(with root: ViewController) {
    if let sentence = objection(toPushing: root) { return application.raise(sentence, receiver: id) }
    root.leave(for: self)
    viewControllers = [root]
    root.beginMove(to: self)
  }

  /// Creates a navigation controller with an empty stack.
  package init(_ application: Application, id: String? = nil) {
    storedControllers = []
    super.init(application, id: id)
    prefersLargeTitles = application.navigationDefaults.prefersLargeTitles
    isToolbarHidden = application.navigationDefaults.isToolbarHidden
  }

  package override var typeName: String { "NavigationController" }
  override var isContainer: Bool { true }
  open override var children: [ViewController] { viewControllers }
  open override var visibleChildren: [ViewController] { viewControllers.last.map { [$0] } ?? [] }
  package override var describedName: String {
    "nav[\(viewControllers.map(\.describedName).joined(separator: ","))]"
  }

  /// Observed (spec/containers.md 333).
  override var hasBarsInStrip: Bool { true }
  override func readContent() -> ShownContent { barContent }
  override func elements(in content: ShownContent) -> PaneElements { barElements }
  override func draw(in reader: any LayerReader, _ context: LayerContext) { drawStack(in: reader, context) }
  override var barButtonRows: [ElementRow] { [barRow].compactMap { $0 } }
  override var bottomToolbarRows: [ElementRow] { toolbarRows }
  override func takeSwipe(_ direction: SwipeDirection, at point: Point) -> Bool { popBySwipe(direction, at: point) }
  override func call(for action: Action) throws(Refusal) -> () -> Void { try call(forAction: action) }
  override func assignment(of property: Member) throws(Refusal) -> () -> Void {
    try assignment(ofProperty: property)
  }
  override var ownSettableProperties: [SettableProperty] { stackProperties }
  override var environmentReceivers: [ViewController] { staying(expectation) }
  override var sizeReceivers: [ViewController] {
    let expectation = expectation
    if expectation?.isCovered == true { return [] }
    let staying = staying(expectation)
    return application.profile.calls.tellsCoveredOfSizes && splitViewController != nil ? staying : staying.suffix(1)
  }
  override var objectionToPush: String? { "Pushing a navigation controller is not supported" }
  override func release(_ child: ViewController) { releaseFromStack(child) }
  override func handles(_ action: ShowAction) -> Bool { action == .show }
  override func take(_ controller: ViewController, for action: ShowAction, sender: ViewController?) {
    pushViewController(controller)
  }
  override func controller(
    toTake action: Action, for showAction: ShowAction, sender: ViewController
  ) throws(Refusal) -> ViewController { try controller(toPush: action) }

  /// The controller on top of the stack; nil for an empty stack.
  public var topViewController: ViewController? { viewControllers.last }

  /// The controller that the user sees: the one presented over the stack, or else its top (AD documented).
  package var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  /// Tells the delegate that the stack, and with it its top, appears. A subclass that overrides this method must call
  /// it.
  open override func viewWillAppear() { tellWillShow(animated: false) }

  /// Gives the content the whole view. The bars lie over it and add to its safe area, unless the content ends at them.
  ///
  /// A nested navigation controller shows no bar of its own. It gets the insets as they are and adds the one bar itself
  /// (spec 5.2: a collapsed stack, however nested, has one bar).
  open override func layoutChildren() {
    guard let top = viewControllers.last else { return }
    showWholeTitle()
    guard !(top is NavigationController) else {
      top.layOut(view)
      return noteFit()
    }
    top.layOut(placement(of: top, under: contentPlacement))
    if titleSize == .large { followScroll(of: top) }
    noteFit()
  }

  /// Puts the secondary of a collapsing split on top of the stack, even if it is a navigation controller. This is
  /// UIKit's private exception (CS, S0, M26 observed).
  override func takeCollapsedSecondary(_ secondary: ViewController) { stack(secondary) }

  /// Pops only the top controller and returns it, or nil at the root (spec 3.4 step 3, documented and M26 observed).
  override func giveUpCollapsedSecondary() -> ViewController? { unstackTop() }

  /// Changes the stack, with all calls of this change. The delegate of the bar is asked about a controller that is
  /// pushed.
  func change(
    to stack: [ViewController], _ kind: Transition.Kind, animated: Bool, pushing pushed: ViewController? = nil
  ) {
    application.change(animated: animated) { makeChange(to: stack, kind, animated: animated, pushing: pushed) }
  }

  private func makeChange(
    to stack: [ViewController], _ kind: Transition.Kind, animated: Bool, pushing pushed: ViewController?
  ) {
    let announcement = parent?.stackContainer?.announcement(ofStackChange: kind)
    var change = StackChange(of: self, to: stack, kind, animated: animated)
    change.begin()
    if let pushed { askWhetherToPush(pushed) }
    announcement?.tellWill()
    change.settle()
    let appearance = AppearanceChange(from: change.visibleBefore, in: self)
    change.announceTop()
    appearance.begin()
    appearance.end()
    change.end()
    announcement?.tellDid()
    change.record()
  }

  /// The change that the container will make to this stack, while a change of traits or size is announced.
  private var expectation: StackExpectation? { parent?.stackContainer?.expectation(of: self) }

  private func staying(_ expectation: StackExpectation?) -> [ViewController] {
    guard let departing = expectation?.departing, !departing.isEmpty else { return viewControllers }
    return viewControllers.filter { controller in !departing.contains { $0 === controller } }
  }

  /// Adds a controller to the stack, and stores whether it hides the bottom bar, which counts at this moment (spec
  /// 6.2).
  func take(_ controller: ViewController) {
    controller.hidBottomBarWhenPushed = controller.innermostTop.hidesBottomBarWhenPushed
    controller.beginMove(to: self)
  }

  /// Makes the pending calls of controllers that were covered before they ever appeared (spec 5.10), and lays out the
  /// new top.
  func settle() {
    for controller in viewControllers.dropLast() where !controller.isOnScreen { controller.payDidMove() }
    layoutIfPlaced()
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
