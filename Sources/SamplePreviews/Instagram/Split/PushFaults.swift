import SplitKit

/// Two faults of iOS 12 that follow a push in a collapsed split. The article found no workaround (seed 0, "isCollapsed"
/// and the exception after its fix).
///
/// With the article's fix, a device that turns pops the detail while it expands, and this pop raises an exception.
/// Without the fix, the split shows child view controllers that are empty. Everything else about them is inferred: a
/// push is that of a detail while the split is collapsed, as for the stray items (spec/split-view.md 3.6), and the pop
/// that raises does not happen.
struct PushFaults {
  /// Whether the system has the faults.
  let isPresent: Bool
  /// Whether the delegate cuts the stack, which is the article's fix.
  let isCut: Bool
  /// Whether the device is being turned.
  var isTurning = false
  /// Whether the present expand leaves the stacks empty.
  private var empties = false

  init(isPresent: Bool, isCut: Bool) { (self.isPresent, self.isCut) = (isPresent, isCut) }

  /// Makes the faults happen to a stack that an expand takes out of another one. Returns whether the pop raised an
  /// exception.
  mutating func happen(
    to pushed: NavigationController, on navigation: NavigationController, in split: SplitViewController
  ) -> Bool {
    guard isPresent else { return false }
    empties = !isCut
    guard isCut, isTurning else { return false }
    split.application.raise(
      "child view controller:\(pushed.id) should have parent view controller:\(navigation.id) "
        + "but requested parent is:\(split.id)", receiver: navigation.id)
    return true
  }

  /// Returns whether the expand that has just ended leaves the stacks empty. The next one begins anew.
  mutating func takeEmptying() -> Bool {
    defer { empties = false }
    return empties
  }
}

extension InstagramSplitViewController {
  /// The stack of a detail that was pushed since the collapse, or nil if the collapse itself brought it.
  func pushedStack(on navigation: NavigationController) -> NavigationController? {
    let stack = navigation.viewControllers.last as? NavigationController
    return stack === secondaryBeforeCollapse ? nil : stack
  }

  /// Empties the stacks of both columns.
  func emptyStacks() {
    for case let stack as NavigationController in viewControllers { stack.setViewControllers([]) }
  }
}
