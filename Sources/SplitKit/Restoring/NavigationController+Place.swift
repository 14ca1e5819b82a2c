/// A stack as a part of the user's place: the names of its controllers, beginning with the root.
extension NavigationController {
  /// The stack in a split view has the name of the split view's state, because a collapse moves controllers from one stack to another.
  var stackPlace: Value {
    let names = Value.array(viewControllers.map { .string($0.id) })
    guard let split = splitViewController else { return names }
    return .object([Member(Self.name(of: split), names)])
  }

  private static func name(of split: SplitViewController) -> String { split.isCollapsed ? "collapsed" : "expanded" }

  /// Restores the stack if each of its controllers exists and is nowhere else, and the split view around it is collapsed as it was. A
  /// split view that has collapsed nests the stacks of its named columns itself.
  func restoreStack(_ place: Value, find: (String) -> ViewController?) {
    let list = (splitViewController.map { place[Self.name(of: $0)] } ?? place)?.array ?? []
    let names = list.prefix(Self.maximumDepth).compactMap(\.string)
    let stack = names.compactMap(find)
    guard stack.count == list.count, !stack.isEmpty, Set(names).count == stack.count, stack.allSatisfy(canTake),
      !stack.elementsEqual(viewControllers, by: ===), nestsAsNow(stack)
    else { return }
    change(to: stack, viewControllers.contains { $0 === stack.last } ? .pop : .push, animated: false)
  }

  private func canTake(_ controller: ViewController) -> Bool {
    if controller.parent === self { return true }
    guard controller !== self, controller.objectionToMoving == nil, controller.window == nil else { return false }
    return controller.objectionToPush == nil || controller is NavigationController && nestsFreely
  }

  /// Whether this is the stack of a collapsed split view without named columns, on which the secondary's stack may be.
  private var nestsFreely: Bool { (parent as? SplitViewController).map { $0.isCollapsed && $0.style == .unspecified } ?? false }

  private func nestsAsNow(_ stack: [ViewController]) -> Bool {
    nestsFreely
      || stack.filter { $0 is NavigationController }.elementsEqual(viewControllers.filter { $0 is NavigationController }, by: ===)
  }
}
