/// The actions that a client can call on a navigation controller, and the swipe that pops.
extension NavigationController {
  /// Pops on a swipe from the leading edge. Returns false if there is nothing to pop, or if the bar has no back button:
  /// UIKit then has no such gesture (general knowledge). Before iOS 7 it has none at all (AD documented).
  func popBySwipe(_ direction: SwipeDirection, at point: Point) -> Bool {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let area = view.frame.inset(by: view.safeArea)
    let distance = isMirrored ? area.maxX - point.x : point.x - area.x
    guard application.profile.calls.hasInteractivePop, direction == (isMirrored ? .left : .right),
      view.frame.contains(point), distance <= edgeSwipeWidth, hasBackButton
    else { return false }
    popByUser()
    return true
  }

  /// Whether the back button of the bar pops this stack, and not one inside or around it.
  private var hasBackButton: Bool {
    guard let bar = outermostNavigation.shownBar else { return false }
    return bar.showsBackButton && bar.back?.navigation === self
  }

  func call(forAction action: Action) throws(Refusal) -> () -> Void {
    switch action.name {
    case "push":
      let controller = try controller(toPush: action)
      return { self.pushViewController(controller) }
    case "pop": return { self.noteResult(self.popViewController().map { [$0] }) }
    case "popTo":
      let controller = try self.controller(in: action)
      return { self.noteResult(self.popToViewController(controller)) }
    case "popToRoot": return { self.noteResult(self.popToRootViewController()) }
    default: throw .unknownAction(action.name, on: typeName)
    }
  }

  func assignment(ofProperty property: Member) throws(Refusal) -> () -> Void {
    switch property.name {
    case "isToolbarHidden":
      let isHidden = try property.flag(default: true)
      return { self.isToolbarHidden = isHidden }
    case "prefersLargeTitles" where application.profile.bars.navigationBar.largeTitleModes != nil:
      let isLarge = try property.flag(default: false)
      return { self.prefersLargeTitles = isLarge }
    default: throw .unknownProperty(property.name, on: typeName)
    }
  }

  /// The controller that an action pushes. Throws an error if the push would raise an exception.
  func controller(toPush action: Action) throws(Refusal) -> ViewController {
    let controller = try action.controller(for: self)
    try checkRoom()
    try checkPush(of: controller)
    return controller
  }

  private func noteResult(_ popped: [ViewController]?) { application.noteResult(popped?.map(\.describedName)) }

  /// The controller of the stack that an action names. The name makes no new controller.
  private func controller(in action: Action) throws(Refusal) -> ViewController {
    let name = try action.controllerName
    guard let controller = viewControllers.first(where: { $0.id == name }) else { throw .unsupported(Self.poppingToStranger) }
    return controller
  }

  /// Throws an error if a push would raise an exception.
  func checkPush(of controller: ViewController) throws(Refusal) {
    if let sentence = objection(toPushing: controller) { throw .unsupported(sentence) }
  }

  /// Throws an error if the stack is full.
  func checkRoom() throws(Refusal) {
    guard viewControllers.count < Self.maximumDepth else {
      throw .invalid(path: "controller", "A stack holds at most \(Self.maximumDepth) controllers.")
    }
  }
}
