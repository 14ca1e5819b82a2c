/// A change of a stack, in the steps between which the container around the stack says what it announces.
///
/// The order was measured for a collapsed stack: moves, columns that will hide or show, appearance, moves, columns that did
/// (spec/split-view.md 5.10, M26).
struct StackChange {
  private let navigation: NavigationController
  private let stack: [ViewController]
  private let kind: Transition.Kind
  private let isAnimated: Bool
  private let removed: [ViewController]
  private let added: [ViewController]
  private let oldTop: ViewController?
  private let container: (any StackContainer)?

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

  /// Takes the new stack. Those that come and go hear that they will move.
  func begin() {
    navigation.strayItems = StrayItems()
    for controller in added { controller.leave(for: navigation) }
    navigation.viewControllers = stack
    for controller in removed where !movesSilently(controller) { controller.beginMove(to: nil) }
    for controller in added where !movesSilently(controller) { navigation.take(controller) }
  }

  /// Lays the new top out.
  func settle() {
    navigation.payOwedMovesOfCovered()
    navigation.layoutIfPlaced()
  }

  /// Loads the new top, and tells the navigation delegate that it will be shown.
  func announceTop() {
    if navigation.isOnScreen { navigation.innermostTop.loadViewIfNeeded() }
    if stack.last !== oldTop { navigation.tellWillShow(animated: isAnimated) }
  }

  /// Those that have gone have no parent any more, and the new top is shown.
  func end() {
    for controller in removed { movesSilently(controller) ? controller.loseParent() : controller.leave(navigation) }
    if let top = navigation.viewControllers.last { navigation.didShow(top) }
  }

  /// Gives the scene its part of the transition.
  func record() { if isAnimated { navigation.recordTransition(kind, from: oldTop) } }

  private func movesSilently(_ controller: ViewController) -> Bool { container?.movesSilently(controller) ?? false }
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
