/// A stack of controllers under one bar: `UINavigationController`.
///
/// While a split view is collapsed, its primary's stack may hold another navigation controller, which only
/// UIKit puts there; pushing one by hand raises (S0 observed). The outer bar then shows the items of the
/// innermost top (spec/split-view.md 3.3).
open class NavigationController: ViewController {
  /// The stack, the root first.
  public internal(set) var viewControllers: [ViewController]

  /// Makes a navigation controller around a root, which leaves the one it is in, as in UIKit. Its id is `nav:` and the root's id, unless another is given.
  public init(rootViewController root: ViewController, id: String? = nil) {
    viewControllers = [root]
    super.init(root.application, id: id ?? "nav:\(root.id)")
    root.leaveForAnotherParent()
    root.beginMove(to: self)
  }

  open override var typeName: String { "NavigationController" }
  open override var isContainer: Bool { true }
  open override var children: [ViewController] { viewControllers }
  open override var visibleChildren: [ViewController] { viewControllers.last.map { [$0] } ?? [] }
  open override var describedName: String {
    "nav[\(viewControllers.map(\.describedName).joined(separator: ","))]"
  }

  override func takeSwipe(_ direction: SwipeDirection, at point: Point) -> Bool { popBySwipe(direction, at: point) }
  override func call(for action: Action) throws(Refusal) -> () -> Void { try call(forAction: action) }
  override func handles(_ action: ShowAction) -> Bool { action == .show }
  override func take(_ controller: ViewController, for action: ShowAction, sender: ViewController?) {
    pushViewController(controller)
  }

  public var topViewController: ViewController? { viewControllers.last }

  /// The content has all of the view; the bar lies over it and adds to its safe area.
  ///
  /// A nested navigation controller shows no bar of its own, so it gets the insets as they are and adds the
  /// one bar itself (spec 5.2: a collapsed stack, however nested, one bar).
  open override func layoutChildren() {
    guard let top = viewControllers.last else { return }
    var placement = view
    if !(top is NavigationController) { placement.safeArea.top += application.profile.navigationBarHeight }
    top.layOut(placement)
  }

  /// A collapsing split's secondary goes on top, a navigation controller as it is: UIKit's private exception
  /// (CS, S0, M26 observed).
  open override func collapseSecondaryViewController(
    _ secondary: ViewController, for splitViewController: SplitViewController
  ) { stack(secondary) }

  /// Pops the top one only and hands it over; nil at the root (spec 3.4 step 3, documented and M26 observed).
  open override func separateSecondaryViewController(for splitViewController: SplitViewController)
    -> ViewController?
  { unstackTop() }

  /// Changes the stack, with every call that follows from it, in the order that M26 measured for a collapsed
  /// stack: moves, columns that will hide or show, appearance, moves, columns that did (spec 5.10).
  private func change(to stack: [ViewController], _ kind: Transition.Kind?) {
    let split = parent as? SplitViewController
    let shown = split?.shownColumns
    let before = onScreen
    let (old, oldTop) = (viewControllers, viewControllers.last)
    let removed = old.filter { gone in !stack.contains { $0 === gone } }
    let added = stack.filter { new in !old.contains { $0 === new } }
    viewControllers = stack
    for controller in removed { controller.beginMove(to: nil) }
    for controller in added { controller.beginMove(to: self) }
    split?.stackWillChange(from: shown)
    for controller in stack.dropLast() { controller.payDidMoveIfCovered() }
    layoutIfPlaced()
    let appearance = AppearanceChange(from: before, in: self)
    if isOnScreen { innermostTop.loadViewIfNeeded() }
    appearance.begin()
    appearance.end()
    for controller in removed { controller.leave(self) }
    split?.stackDidChange(from: shown)
    recordTransition(kind, from: oldTop)
  }

  func layoutIfPlaced() {
    if view.frame != .zero { layoutChildren() }
    setNeedsLayout()
  }

  private func recordTransition(_ kind: Transition.Kind?, from oldTop: ViewController?) {
    guard let kind, let top = viewControllers.last, let oldTop, isOnScreen else { return }
    switch kind {
    case .pop:
      application.addTransition(.pop, target: oldTop.innermostTop.id, from: top.innermostTop.id)
    case .push, .layout, .present, .dismiss, .crossDissolve:
      application.addTransition(kind, target: top.innermostTop.id, from: oldTop.innermostTop.id)
    }
  }
}

extension NavigationController {
  /// Pushes a controller. A navigation controller raises, as in UIKit (S0 observed), and a controller that is
  /// in the stack already does too.
  public func pushViewController(_ controller: ViewController) {
    guard !(controller is NavigationController) else {
      return application.raise(Self.pushingNavigationController, receiver: id)
    }
    guard !viewControllers.contains(where: { $0 === controller }) else {
      return application.raise(Self.pushingTwice, receiver: id)
    }
    push(controller)
  }

  /// UIKit's own sentences for the two (the first S0 observed, the second from general knowledge).
  static var pushingNavigationController: String { "Pushing a navigation controller is not supported" }
  static var pushingTwice: String { "Pushing the same view controller instance more than once is not supported" }

  /// Pushes whatever it is, as only UIKit may. A stack that is full raises.
  func push(_ controller: ViewController) {
    guard viewControllers.count < Self.maximumDepth else {
      return application.raise("A stack holds at most \(Self.maximumDepth) controllers", receiver: id)
    }
    change(to: viewControllers + [controller], .push)
  }

  /// How many controllers a stack holds (spec/protocol.md). UIKit has no such bound; a server needs one.
  static var maximumDepth: Int { 100 }

  /// Pops the top controller and returns it; nil, and nothing changes, when only the root is there.
  @discardableResult
  public func popViewController() -> ViewController? {
    guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
    change(to: Array(viewControllers.dropLast()), .pop)
    return top
  }

  /// Pops everything above the root.
  public func popToRootViewController() {
    guard viewControllers.count > 1 else { return }
    change(to: [viewControllers[0]], .pop)
  }

  /// Replaces the stack, not animated. An empty stack is left as it is: a bar needs a controller under it.
  public func setViewControllers(_ stack: [ViewController]) {
    guard !stack.isEmpty, !stack.elementsEqual(viewControllers, by: { $0 === $1 }) else { return }
    change(to: stack, nil)
  }
}

extension ViewController {
  fileprivate func payDidMoveIfCovered() {
    if !isOnScreen { payDidMove() }
  }

  /// Ends the move out of a stack. A controller that found another parent meanwhile is not the stack's to end.
  fileprivate func leave(_ container: ViewController) {
    guard parent === container else { return }
    parent = nil
    endMove(to: nil)
  }
}
