/// Changes of a stack that only UIKit makes: nesting another navigation controller in it, and taking a controller out.
extension NavigationController {
  /// Puts a secondary onto the stack. The push loads it, and the split makes the calls of its column and of its
  /// appearance (spec 5.10). A plain controller leaves the split at this time, which still counts it as its secondary.
  func stack(_ secondary: ViewController) {
    if secondary.parent !== parent { secondary.leave(for: self) } else if !secondary.isContainer { secondary.detach() }
    strayItems = StrayItems()
    viewControllers.append(secondary)
    take(secondary)
    secondary.innermostTop.loadViewIfNeeded()
    tellWillShow(animated: false)
  }

  /// Removes a controller from any place in the stack. A visible controller stays on screen, so it gets no appearance
  /// call here.
  func releaseFromStack(_ controller: ViewController) {
    viewControllers.removeAll { $0 === controller }
    letGo(controller)
  }

  /// Pops the top controller and returns it. The revealed controller appears at once, before the columns' calls, and
  /// the new mode decides whether it stays. The popped controller stays on screen, so nothing disappears here.
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
  /// The stack of a navigation controller, beginning with the root. For any other controller, it contains only that
  /// controller.
  var stack: [ViewController] { (self as? NavigationController)?.viewControllers ?? [self] }
}
