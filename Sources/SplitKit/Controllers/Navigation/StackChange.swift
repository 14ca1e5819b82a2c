/// A change of a stack, divided into steps. Between the steps, the container around the stack makes its calls.
///
/// The order was measured for a collapsed stack: moves, columns that will hide or show, appearance, moves, columns that
/// did hide or show (spec/split-view.md 5.10, M26).
struct StackChange {
  private let navigation: NavigationController
  private let stack: [ViewController]
  private let kind: Transition.Kind
  private let isAnimated: Bool
  private let removed: [ViewController]
  private let added: [ViewController]
  private let oldTop: ViewController?
  private let container: (any StackContainer)?
  /// The controllers that were on screen before the change, in the stack or in the containers from which controllers come.
  private(set) var visibleBefore: [ViewController] = []

  init(of navigation: NavigationController, to stack: [ViewController], _ kind: Transition.Kind, animated: Bool) {
    let old = navigation.viewControllers
    self.navigation = navigation
    self.stack = stack
    self.kind = kind
    isAnimated = animated
    removed = old.filter { gone in !stack.contains { $0 === gone } }
    added = stack.filter { new in !old.contains { $0 === new } }
    oldTop = old.last
    container = navigation.parent?.stackContainer
  }

  /// Sets the new stack, and tells the controllers that come and go that they will move. A controller that was presented over
  /// the stack is dismissed, and what it covered is on screen until the stack changes.
  mutating func begin() {
    navigation.strayItems = StrayItems()
    let arriving = added.flatMap(\.onScreen)
    for controller in added { controller.leave(for: navigation) }
    visibleBefore = navigation.onScreen + arriving
    navigation.viewControllers = stack
    for controller in removed where !movesSilently(controller) { controller.beginMove(to: nil) }
    for controller in added where !movesSilently(controller) { navigation.take(controller) }
  }

  /// Lays out the new top.
  func settle() {
    navigation.settle()
  }

  /// Loads the new top, and tells the navigation delegate that it will be shown.
  func announceTop() {
    if navigation.isOnScreen { navigation.innermostTop.loadViewIfNeeded() }
    if stack.last !== oldTop { navigation.tellWillShow(animated: isAnimated) }
  }

  /// Removes the parent of the controllers that have left, and tells the delegate that the new top is shown. A top that has
  /// stayed on screen, because another container showed it before, is told here that it has moved.
  func end() {
    for controller in removed { movesSilently(controller) ? controller.loseParent() : controller.leave(navigation) }
    guard let top = navigation.viewControllers.last else { return }
    if top.appearance == .appeared { top.payDidMove() }
    navigation.didShow(top)
  }

  /// Adds the change to the scene's transition.
  func record() { if isAnimated { navigation.recordTransition(kind, from: oldTop) } }

  private func movesSilently(_ controller: ViewController) -> Bool { container?.movesSilently(controller) ?? false }
}

extension ViewController {
  /// Ends the move out of a stack, unless the controller has found another parent in the meantime.
  fileprivate func leave(_ container: ViewController) {
    guard parent === container else { return }
    parent = nil
    hidBottomBarWhenPushed = false
    endMove(to: nil)
  }
}
