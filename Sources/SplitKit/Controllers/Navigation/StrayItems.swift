/// What a bar still shows although its controller has left the stack: a fault of iOS 13.
///
/// After pushes and a rotation the bar items of the secondary stand in the primary's bar (S0 observed, and that setting
/// the stack anew puts it right). Which pushes is inferred: that of a detail, in a navigation controller of its own, while
/// the split was collapsed; when the split takes that out of the stack to expand, the outer bar goes on with what it
/// showed. A button is in one bar at a time, so the secondary's bar goes without.
struct StrayItems {
  /// The navigation controller that was pushed while collapsed.
  private weak var pushed: NavigationController?
  /// Its top when it left, once it has left.
  private weak var content: ViewController?

  /// A navigation controller was pushed, which only a collapsed split's detail is.
  mutating func didPush(_ controller: ViewController) {
    self = StrayItems()
    pushed = controller as? NavigationController
  }

  /// The split took a controller out of the stack in order to expand.
  mutating func didSeparate(_ controller: ViewController, on bars: BarDesign) {
    let isPushed = controller === pushed && bars.keepsItemsOfSeparatedDetail
    content = isPushed ? controller.innermostTop : nil
  }

  /// The content whose items the bar still shows, while it stands where it came to then: on top, beside the bar's stack.
  func top(beside navigation: NavigationController) -> ViewController? {
    guard let pushed, let content, pushed !== navigation, pushed.topViewController === content,
      pushed.parent === navigation.parent
    else { return nil }
    return content
  }
}

extension NavigationController {
  /// The controller whose items this stack's bar shows while its top is that one; nil where another bar has them.
  func itemOwner(for top: ViewController) -> ViewController? {
    if let stray { return stray }
    let neighbours = parent?.stackContainer?.children ?? []
    let isElsewhere = neighbours.contains { ($0 as? NavigationController)?.stray === top }
    return isElsewhere ? nil : top
  }

  private var stray: ViewController? { strayItems.top(beside: self) }
}
