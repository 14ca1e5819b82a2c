/// The taps, swipes and scrolls of the user.
extension Window {
  /// Taps the element with the given id.
  ///
  /// Throws an error for an element that is covered, off screen or dimmed. A row that has only scrolled away can be
  /// tapped.
  public func tap(_ id: String) throws(Refusal) {
    let scene = Scene(of: self)
    let element = try element(id, in: scene)
    element.tap()
    layoutIfNeeded()
  }

  /// Taps the frontmost element at a point, or else a view that recognizes taps. A tap anywhere else has no effect.
  public func tap(at point: Point) {
    if let element = hitTest(point) { element.tap() } else { recognizeTap(at: point) }
    layoutIfNeeded()
  }

  /// Passes a tap to the innermost view around the point that recognizes it.
  private func recognizeTap(at point: Point) {
    guard let pane = Scene(of: self).frontmostPane(at: point), pane.role != .dimming else { return }
    var listener = controller(pane.controller)
    while let candidate = listener, !candidate.recognize(.tap) { listener = candidate.parent }
  }

  func element(_ id: String, in scene: Scene) throws(Refusal) -> Element {
    if let element = Elements(of: self).all[id] {
      guard element.isEnabled else { throw .notHittable(id, because: "it is disabled") }
      if let reason = scene.reasonOutOfReach(pane: element.pane) { throw .notHittable(id, because: reason) }
      return element
    }
    if controller(id) != nil { throw .notHittable(id, because: "it is a controller, and elements are tapped") }
    throw .unknownTarget(id)
  }

  /// Handles a finished swipe that began at a point. The innermost view around the point that recognizes the swipe
  /// takes it, or the innermost container that has a use for it.
  ///
  /// A stack with something to pop therefore comes before the split view around it. No source says which of the two
  /// UIKit prefers.
  public func swipe(_ direction: SwipeDirection, at point: Point) {
    let scene = Scene(of: self)
    guard let pane = scene.frontmostPane(at: point), let front = controller(pane.controller),
      pane.id != Pane.dimmingID(ofPresented: front)
    else { return }
    var taker: ViewController? = front
    while let candidate = taker, !candidate.recognize(.swipe(direction)), !candidate.takeSwipe(direction, at: point) {
      taker = candidate.parent
    }
    if taker == nil { front.takeSheetSwipe(direction, at: point) }
    layoutIfNeeded()
  }

  /// Drags the edge with the given id, which a pane reports as resizable.
  public func drag(_ id: String, to x: Double, _ phase: DragPhase) throws(Refusal) {
    guard let pane = Scene(of: self).panes.first(where: { $0.resizable?.id == id }) else { throw .unknownTarget(id) }
    guard pane.isInteractive else { throw .notHittable(id, because: "it is not interactive") }
    guard let split = controller(pane.container) as? SplitViewController,
      let columns = split.implementation.namedColumns, columns.drag(edge: id, to: x, phase)
    else {
      throw .unknownTarget(id)
    }
    layoutIfNeeded()
    application.cancelTransition()
  }

  /// Scrolls a pane to an offset, where 0 is the content's top. A controller's id stands for its pane. A pane that is
  /// covered or off screen is not scrolled.
  public func scroll(_ id: String, to offset: Point) throws(Refusal) {
    let name = id.hasSuffix(Pane.suffix) ? String(id.dropLast(Pane.suffix.count)) : id
    guard let controller = controller(name) else { throw .unknownTarget(id) }
    guard controller.contentLayout != nil else { throw .notHittable(id, because: "it does not scroll") }
    if let reason = Scene(of: self).reasonOutOfReach(pane: Pane.id(of: controller)) {
      throw .notHittable(id, because: reason)
    }
    controller.didScroll(to: offset)
    layoutIfNeeded()
  }

  /// The controller with the given id in this window, or nil if there is none.
  public func controller(_ id: String) -> ViewController? {
    var found: ViewController?
    rootViewController.forEachDescendant { if $0.id == id { found = $0 } }
    return found
  }
}
