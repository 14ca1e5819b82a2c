/// What an app does to a stack. `animated` says whether the scene has a transition for it.
extension NavigationController {
  /// Pushes a controller. A navigation controller raises, as in UIKit (S0 observed), and so do a split view controller
  /// and one that is in the stack already.
  public func pushViewController(_ controller: ViewController, animated: Bool = true) {
    if let sentence = objection(toPushing: controller) { return application.raise(sentence, receiver: id) }
    push(controller, animated: animated)
  }

  /// Pushes whatever it is, as only UIKit may. A stack that is full raises.
  func push(_ controller: ViewController, animated: Bool = true) {
    guard viewControllers.count < Self.maximumDepth else { return application.raise(Self.full, receiver: id) }
    change(to: viewControllers + [controller], .push, animated: animated)
    strayItems.didPush(controller)
  }

  /// Pops the top controller and returns it; nil, and nothing changes, when only the root is there (AD documented).
  @discardableResult
  public func popViewController(animated: Bool = true) -> ViewController? {
    guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
    change(to: Array(viewControllers.dropLast()), .pop, animated: animated)
    return top
  }

  /// Pops everything above the root and returns it, the lowest first; nil where there is nothing (AD documented).
  @discardableResult
  public func popToRootViewController(animated: Bool = true) -> [ViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops everything above a controller of the stack and returns it; nil where there is nothing. For a controller that
  /// is not in the stack UIKit raises (general knowledge).
  @discardableResult
  public func popToViewController(_ controller: ViewController, animated: Bool = true) -> [ViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }) else {
      application.raise(Self.poppingToStranger, receiver: id)
      return nil
    }
    let popped = Array(viewControllers[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    change(to: Array(viewControllers[...index]), .pop, animated: animated)
    return popped
  }

  /// Replaces the stack; an empty one is allowed. Animated, it is a pop where the new top was in the stack before, else
  /// a push (AD documented). A controller that comes twice raises.
  public func setViewControllers(_ stack: [ViewController], animated: Bool = false) {
    guard !stack.elementsEqual(viewControllers, by: { $0 === $1 }) else { return }
    guard stack.count <= Self.maximumDepth else { return application.raise(Self.full, receiver: id) }
    guard Set(stack.map(ObjectIdentifier.init)).count == stack.count else {
      return application.raise(Self.notDistinct, receiver: id)
    }
    let isPop = viewControllers.contains { $0 === stack.last }
    change(to: stack, isPop ? .pop : .push, animated: animated)
  }

  /// How many controllers a stack holds (spec/protocol.md). UIKit has no such bound; a server needs one.
  static var maximumDepth: Int { 100 }

  /// What UIKit raises for a push by hand, in its own sentences (the first S0 observed, the others from general
  /// knowledge); nil when it raises nothing.
  func objection(toPushing controller: ViewController) -> String? {
    if let objection = controller.objectionToPush { return objection }
    let isThere = viewControllers.contains { $0 === controller }
    return isThere ? "Pushing the same view controller instance more than once is not supported" : nil
  }

  // UIKit's sentences (general knowledge), and ours for a full stack.
  private static var poppingToStranger: String { "Tried to pop to a view controller that doesn't exist." }
  private static var notDistinct: String { "All view controllers in a navigation controller must be distinct" }
  private static var full: String { "A stack holds at most \(maximumDepth) controllers" }
}
