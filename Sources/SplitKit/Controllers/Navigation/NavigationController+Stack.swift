/// The methods with which an app changes a stack. `animated` says whether the scene has a transition for the change.
extension NavigationController {
  /// Pushes a controller. The push raises an exception, as in UIKit, for a navigation controller (S0 observed), for a
  /// split view controller, and for a controller that is already in the stack.
  public func pushViewController(_ controller: ViewController, animated: Bool = true) {
    if let sentence = objection(toPushing: controller) { return application.raise(sentence, receiver: id) }
    push(controller, animated: animated)
  }

  /// Pushes any controller, as only UIKit may. A full stack raises an exception.
  func push(_ controller: ViewController, animated: Bool = true) {
    guard viewControllers.count < Self.maximumDepth else { return application.raise(Self.full, receiver: id) }
    change(to: viewControllers + [controller], .push, animated: animated, pushing: controller)
    strayItems.didPush(controller)
  }

  /// Pops the top controller and returns it. If only the root is there, nothing changes, and the result is nil (AD
  /// documented).
  @discardableResult
  public func popViewController(animated: Bool = true) -> ViewController? {
    guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
    change(to: Array(viewControllers.dropLast()), .pop, animated: animated)
    return top
  }

  /// Pops everything above the root and returns it, beginning with the lowest controller. The result is nil if there is
  /// nothing to pop (AD documented).
  @discardableResult
  public func popToRootViewController(animated: Bool = true) -> [ViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops everything above a controller of the stack and returns it, or nil if there is nothing to pop. UIKit raises an
  /// exception for a controller that is not in the stack (general knowledge).
  @discardableResult
  package func popToViewController(_ controller: ViewController, animated: Bool = true) -> [ViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }) else {
      application.raise(Self.poppingToStranger, receiver: id)
      return nil
    }
    let popped = Array(viewControllers[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    change(to: Array(viewControllers[...index]), .pop, animated: animated)
    return popped
  }

  /// Replaces the stack, with an empty one if necessary. With an animation, the change is a pop if the new top was in
  /// the stack before, and otherwise a push (AD documented). A controller that appears twice raises an exception.
  public func setViewControllers(_ stack: [ViewController], animated: Bool = false) {
    guard !stack.elementsEqual(viewControllers, by: { $0 === $1 }) else { return }
    guard stack.count <= Self.maximumDepth else { return application.raise(Self.full, receiver: id) }
    if let sentence = stack.lazy.compactMap(objection(toContaining:)).first {
      return application.raise(sentence, receiver: id)
    }
    guard Set(stack.map(ObjectIdentifier.init)).count == stack.count else {
      return application.raise(Self.notDistinct, receiver: id)
    }
    let isPop = viewControllers.contains { $0 === stack.last }
    change(to: stack, isPop ? .pop : .push, animated: animated)
  }

  /// The greatest number of controllers in a stack (docs/protocol.md). UIKit has no such limit, but a server needs one.
  static var maximumDepth: Int { 100 }

  /// The message of the exception that UIKit raises for a push by an app, or nil if it raises none. The messages are
  /// UIKit's own (the first S0 observed, the others from general knowledge).
  func objection(toPushing controller: ViewController) -> String? {
    if let objection = controller.objectionToPush { return objection }
    let isThere = viewControllers.contains { $0 === controller }
    return isThere
      ? "Pushing the same view controller instance more than once is not supported" : objection(toContaining: controller)
  }

  // These are UIKit's messages (general knowledge), and ours for a full stack.
  static var poppingToStranger: String { "Tried to pop to a view controller that doesn't exist." }
  private static var notDistinct: String { "All view controllers in a navigation controller must be distinct" }
  private static var full: String { "A stack holds at most \(maximumDepth) controllers" }
}
