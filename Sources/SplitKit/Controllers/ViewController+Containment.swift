extension ViewController {
  /// The traits of this controller: the parent's for it, or the window's, under its own overrides.
  public var traitCollection: TraitCollection {
    traitOverrides.applied(to: inheritedTraits)
  }

  var inheritedTraits: TraitCollection {
    if let parent { return parent.traits(forChild: self, from: parent.traitCollection) }
    if let presentation { return traits(insidePresentation: presentation) }
    return window?.traitCollection ?? .unspecified
  }

  /// The nearest controller of a class around this one.
  func ancestor<Container: ViewController>() -> Container? {
    var candidate = parent
    while let controller = candidate {
      if let container = controller as? Container { return container }
      candidate = controller.parent
    }
    return nil
  }

  /// Adds a controller to a container of one's own, with the calls that UIKit's steps make: `willMove`, what the body does
  /// to put the child's view in its place, `didMove`. What comes into sight by that will appear before the latter and has
  /// appeared after it, as a view that is added does (general knowledge). A child of another container is taken from it.
  public func addChild(_ child: ViewController, placing place: () -> Void = {}) {
    child.leave(for: self)
    let before = onScreen
    addedChildren.append(child)
    child.beginMove(to: self, isLogged: child.logsMovesInOwnContainer)
    place()
    let appearance = AppearanceChange(from: before, in: self)
    appearance.begin()
    child.endMove(to: self, isLogged: child.logsMovesInOwnContainer)
    appearance.end()
  }

  /// Leaves a container of an app's own, with the calls that UIKit's steps make: `willMove`, what the body does to take
  /// this controller's view away, `didMove`. Without such a container nothing happens.
  public func removeFromParent(removingView removeView: () -> Void = {}) {
    guard let container = parent, container.addedChildren.contains(where: { $0 === self }) else { return }
    beginMove(to: nil, isLogged: logsMovesInOwnContainer)
    container.changeVisibleChildren(removeView)
    container.addedChildren.removeAll { $0 === self }
    parent = nil
    endMove(to: nil, isLogged: logsMovesInOwnContainer)
  }

  /// In an app's own container a stack is content like any other, and its moves are what the container is about.
  private var logsMovesInOwnContainer: Bool { !isContainer || self is NavigationController }

  /// Runs what changes `visibleChildren`, and tells those that come into sight or go out of it: in UIKit the views that are
  /// added and removed bring that about.
  public func changeVisibleChildren(_ change: () -> Void) {
    let before = onScreen
    change()
    let appearance = AppearanceChange(from: before, in: self)
    appearance.begin()
    appearance.end()
  }

  /// Takes the parent's place in the tree and makes both calls, back to back.
  func attach(to container: ViewController) {
    beginMove(to: container)
    endMove(to: container)
  }

  /// Leaves the parent and makes both calls, back to back.
  func detach() {
    beginMove(to: nil)
    parent = nil
    endMove(to: nil)
  }

  /// Leaves wherever it is, because it is about to be put into that container: UIKit moves a child that is added to
  /// another parent. What is there already stays.
  func leave(for container: ViewController) {
    guard parent !== container else { return }
    parent?.release(self)
    modal.presenting?.dismiss()
  }

  /// Says that this controller is about to belong to that container, and makes it belong.
  ///
  /// A controller that leaves keeps its parent until it has left: the container takes it away.
  func beginMove(to container: ViewController?, isLogged: Bool? = nil) {
    if let container {
      parent = container
      owesDidMove = true
    }
    callMove("willMove(toParent:)", .will, container, isLogged) { willMove(toParent: container) }
  }

  func endMove(to container: ViewController?, isLogged: Bool? = nil) {
    owesDidMove = false
    callMove("didMove(toParent:)", .did, container, isLogged) { didMove(toParent: container) }
  }

  /// Makes the `didMove(toParent:)` that is still owed.
  func payDidMove() {
    guard let parent else { return }
    if owesDidMove { endMove(to: parent) }
    (parent as? NavigationController)?.didShow(self)
  }

  private func callMove(
    _ selector: String, _ phase: Call.Phase, _ container: ViewController?, _ isLogged: Bool?, _ body: () -> Void
  ) {
    guard isLogged ?? !isContainer else { return body() }
    let name: Value = container.map { .string($0.describedName) } ?? .null
    application.call(Call(selector, phase, receiver: id, arguments: [name]), .standard, body)
  }

  /// This controller and all it contains or presents, parents before children.
  public func forEachDescendant(_ body: (ViewController) -> Void) {
    body(self)
    for child in children { child.forEachDescendant(body) }
    modal.presented?.forEachDescendant(body)
  }
}
