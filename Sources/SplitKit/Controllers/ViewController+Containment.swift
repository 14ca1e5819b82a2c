extension ViewController {
  var inheritedTraits: TraitCollection {
    if let parent { return parent.traits(forChild: self, from: parent.traitCollection) }
    if let presentation { return traits(insidePresentation: presentation) }
    return window?.traitCollection ?? .unspecified
  }

  /// The nearest controller of a class that contains this one.
  func ancestor<Container: ViewController>() -> Container? {
    var candidate = parent
    while let controller = candidate {
      if let container = controller as? Container { return container }
      candidate = controller.parent
    }
    return nil
  }

  /// Adds a child to an app's own container, with the calls of UIKit's usual steps: `willMove`, the body, which places
  /// the child's view, and `didMove`. Controllers that become visible will appear before `didMove` and have appeared
  /// after it, as with a view that is added (general knowledge). A child of another container is removed from there.
  ///
  /// A controller that would then contain itself stays where it is, and the log says so.
  public func addChild(_ child: ViewController, placing place: () -> Void = {}) {
    if let sentence = objection(toContaining: child) { return application.raise(sentence, receiver: id) }
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

  /// Removes this controller from an app's own container, with the calls of UIKit's usual steps: `willMove`, the body,
  /// which removes the view, and `didMove`. In any other container, nothing happens.
  public func removeFromParent(removingView removeView: () -> Void = {}) {
    guard let container = parent, container.addedChildren.contains(where: { $0 === self }) else { return }
    beginMove(to: nil, isLogged: logsMovesInOwnContainer)
    container.changeVisibleChildren(removeView)
    container.addedChildren.removeAll { $0 === self }
    parent = nil
    endMove(to: nil, isLogged: logsMovesInOwnContainer)
  }

  /// The first of the three steps of `addChild(_:placing:)`: the child joins this container and gets `willMove`. It is visible as
  /// soon as `visibleChildren` has it. Returns false for a controller that would then contain itself; the log says so.
  package final func adopt(_ child: ViewController) -> Bool {
    if let sentence = objection(toContaining: child) {
      application.raise(sentence, receiver: id)
      return false
    }
    guard child.parent !== self else { return false }
    child.leave(for: self)
    addedChildren.append(child)
    child.beginMove(to: self, isLogged: child.logsMovesInOwnContainer)
    (child.owesDidMove, child.awaitsMoveByApp) = (false, true)
    return true
  }

  /// The controllers that an app has added to a container of UIKit, which does not place them.
  package final var childrenOverOthers: [ViewController] {
    guard isContainer, !addedChildren.isEmpty else { return [] }
    let placed = children
    return addedChildren.filter { child in !placed.contains { $0 === child } }
  }

  /// Whether this controller has joined its container and has not been told that it has moved.
  package final var isMovingToParent: Bool { parent != nil && (owesDidMove || awaitsMoveByApp) }

  /// Whether this controller is leaving its container, which no longer has it as a child.
  package final var isMovingFromParent: Bool { parent.map { !$0.children.contains { $0 === self } } ?? false }

  /// The app itself calls `didMove(toParent:)` after `adopt(_:)`, as a container of its own does. The log has the call, and nobody
  /// else makes it.
  package final func noteMovedByApp() {
    guard awaitsMoveByApp else { return }
    awaitsMoveByApp = false
    callMove("didMove(toParent:)", .did, parent, logsMovesInOwnContainer) {}
  }

  /// The app itself calls `willMove(toParent: nil)` before `abandonParent()`. The log has the call.
  package final func noteLeavingByApp() {
    guard let parent, parent.addedChildren.contains(where: { $0 === self }) else { return }
    callMove("willMove(toParent:)", .will, nil, logsMovesInOwnContainer) {}
  }

  /// The app has called `willMove(toParent: nil)`, or removed the view, and now removes this controller from its container. The
  /// call `didMove(toParent:)` follows. In any other container than an app's own, nothing happens.
  package final func abandonParent() {
    guard let container = parent, container.addedChildren.contains(where: { $0 === self }) else { return }
    container.changeVisibleChildren { container.addedChildren.removeAll { $0 === self } }
    (parent, awaitsMoveByApp) = (nil, false)
    endMove(to: nil, isLogged: logsMovesInOwnContainer)
  }

  /// The reason why a controller cannot become a child of this one (our sentences), or nil if it can. UIKit raises an
  /// exception for a controller that would contain itself.
  func objection(toContaining child: ViewController) -> String? {
    guard child.application === application else { return "\(child.id) belongs to another application" }
    var around: ViewController? = self
    while let controller = around {
      if controller === child { return "\(child.id) cannot contain itself" }
      around = controller.parent
    }
    return nil
  }

  /// Whether the log contains the moves in an app's own container. A stack is content like any other there, and the
  /// container is about its moves.
  private var logsMovesInOwnContainer: Bool { !isContainer || self is NavigationController }

  /// Runs a change of `visibleChildren`, and makes the appearance calls. In UIKit, adding and removing views has this
  /// effect.
  package func changeVisibleChildren(_ change: () -> Void) {
    let before = onScreen
    change()
    let appearance = AppearanceChange(from: before, in: self)
    appearance.begin()
    appearance.end()
  }

  /// Joins a container and makes both calls, back to back.
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

  /// Leaves the present container before this controller moves to another one, as UIKit does with a child that is added
  /// elsewhere. A controller that is already in the container stays.
  func leave(for container: ViewController) {
    guard parent !== container else { return }
    parent?.release(self)
    modal.presenting?.dismiss()
  }

  /// Makes the `willMove` call, and sets the new parent.
  ///
  /// A controller that leaves keeps its parent until it has left, when the container removes it.
  func beginMove(to container: ViewController?, isLogged: Bool? = nil) {
    if let container {
      parent = container
      owesDidMove = true
    }
    callMove("willMove(toParent:)", .will, container, isLogged) {
      willMove(toParent: container)
      counterpart?.engineWillMove(to: container)
    }
  }

  func endMove(to container: ViewController?, isLogged: Bool? = nil) {
    owesDidMove = false
    callMove("didMove(toParent:)", .did, container, isLogged) {
      didMove(toParent: container)
      counterpart?.engineDidMove(to: container)
    }
  }

  /// Makes the `didMove(toParent:)` call if it is still pending.
  func payDidMove() {
    guard let parent else { return }
    if owesDidMove { endMove(to: parent) }
    (parent as? NavigationController)?.didShow(self)
  }

  private func callMove(
    _ selector: String, _ phase: Call.Phase, _ container: ViewController?, _ isLogged: Bool?, _ body: () -> Void
  ) {
    guard isLogged ?? !hasUnloggedCalls else { return body() }
    let name: Value = container.map { .string($0.describedName) } ?? .null
    application.call(Call(selector, phase, receiver: id, arguments: [name]), .standard, body)
  }

  /// Calls the body with this controller and everything that it contains or presents, parents before children.
  package func forEachDescendant(_ body: (ViewController) -> Void) {
    body(self)
    for child in children { child.forEachDescendant(body) }
    modal.presented?.forEachDescendant(body)
  }
}
