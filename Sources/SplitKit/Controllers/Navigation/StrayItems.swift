/// The items that a bar still shows although their controller has left the stack. This is a fault of iOS 13.
///
/// After pushes and a rotation, the bar items of the secondary are in the primary's bar (S0 observed, and that setting
/// the stack again corrects it). Which pushes have this effect is inferred: the push of a detail, in its own navigation
/// controller, while the split is collapsed. When the split takes the detail out of the stack to expand, the outer bar
/// keeps showing its items. A button can be in only one bar, so the secondary's bar has no items then.
struct StrayItems {
  /// The navigation controller that was pushed while the split was collapsed.
  private weak var pushed: NavigationController?
  /// The top of `pushed` when it left the stack, or nil before.
  private weak var content: ViewController?

  /// Notes a push. Only the detail of a collapsed split is a navigation controller.
  mutating func didPush(_ controller: ViewController) {
    self = StrayItems()
    pushed = controller as? NavigationController
  }

  /// Notes that the split has taken a controller out of the stack to expand.
  mutating func didSeparate(_ controller: ViewController, on bars: BarDesign) {
    let isPushed = controller === pushed && bars.keepsItemsOfSeparatedDetail
    content = isPushed ? controller.innermostTop : nil
  }

  /// The content whose items the bar still shows. The fault lasts while the content stays on top of its stack, beside
  /// this stack.
  func top(beside navigation: NavigationController) -> ViewController? {
    guard let pushed, let content, pushed !== navigation, pushed.topViewController === content,
      pushed.parent === navigation.parent
    else { return nil }
    return content
  }
}

extension NavigationController {
  /// The controller whose items this stack's bar shows while `top` is its top, or nil if another bar has them.
  func itemOwner(for top: ViewController) -> ViewController? {
    if let stray { return stray }
    let neighbours = parent?.stackContainer?.children ?? []
    let isElsewhere = neighbours.contains { ($0 as? NavigationController)?.stray === top }
    return isElsewhere ? nil : top
  }

  private var stray: ViewController? { strayItems.top(beside: self) }
}
