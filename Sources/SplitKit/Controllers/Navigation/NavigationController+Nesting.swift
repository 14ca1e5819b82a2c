/// What only UIKit does to a stack: nesting another navigation controller in it, and letting a controller go.
extension NavigationController {
  /// It is loaded with the push; its column's calls and its appearance are the split's to make (spec 5.10).
  /// A plain controller has left the split by then, which still counts it as its secondary.
  func stack(_ secondary: ViewController) {
    if secondary.parent !== parent { secondary.leave(for: self) } else if !secondary.isContainer { secondary.detach() }
    strayItems = StrayItems()
    viewControllers.append(secondary)
    take(secondary)
    secondary.innermostTop.loadViewIfNeeded()
    tellWillShow(animated: false)
  }

  /// Wherever in the stack it is. It stays on screen if it was, so it gets no appearance call here.
  func releaseFromStack(_ controller: ViewController) {
    viewControllers.removeAll { $0 === controller }
    letGo(controller)
  }

  /// What the pop reveals appears at once, before the columns' calls; whether it stays is for the new mode.
  /// The popped controller stays on screen, so nothing disappears here.
  func unstackTop() -> ViewController? {
    guard viewControllers.count > 1, let top = viewControllers.popLast() else { return nil }
    letGo(top)
    strayItems.didSeparate(top, on: application.profile.bars)
    let appearance = AppearanceChange(from: [], in: self)
    tellWillShow(animated: false)
    appearance.begin()
    appearance.end()
    viewControllers.last.map(didShow)
    return top
  }

  private func letGo(_ controller: ViewController) {
    controller.beginMove(to: nil)
    controller.parent = nil
    controller.hidBottomBarWhenPushed = false
    layoutIfPlaced()
  }
}

extension ViewController {
  /// The stack of a navigation controller, the root first; of any other controller that alone.
  var stack: [ViewController] { (self as? NavigationController)?.viewControllers ?? [self] }
}
