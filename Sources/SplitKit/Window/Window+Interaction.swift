/// Taps, swipes and scrolls, as the person in front of the window makes them.
extension Window {
  /// Taps the element of that id.
  ///
  /// An element that is covered, off screen or dimmed refuses; a row that is merely scrolled away does not.
  package func tap(_ id: String) throws(Refusal) {
    let scene = Scene(of: self)
    let element = try element(id, in: scene)
    element.tap()
    layoutIfNeeded()
  }

  /// Taps whatever is frontmost at that point: an element, else a view that listens for taps. A point where nothing
  /// listens changes nothing.
  package func tap(at point: Point) {
    if let element = hitTest(point) { element.tap() } else { recognizeTap(at: point) }
    layoutIfNeeded()
  }

  /// The innermost view around the point that listens takes it.
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

  /// A swipe that is complete and began at this point, for what is frontmost there: the innermost view around it that listens
  /// for such a swipe, or container that has a use for it, takes it.
  ///
  /// So a stack with something to go back to is asked before the split view around it (which of the two UIKit prefers
  /// where both could is not settled by any source).
  package func swipe(_ direction: SwipeDirection, at point: Point) {
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

  /// A finger drags the edge of that id, which a pane calls resizable, to this place.
  package func drag(_ id: String, to x: Double, _ phase: DragPhase) throws(Refusal) {
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

  /// The page scrolled a pane to this offset, 0 being the content's top. A controller's id stands for its pane.
  /// What is covered or off screen is not scrolled.
  package func scroll(_ id: String, to offset: Point) throws(Refusal) {
    let name = id.hasSuffix(Pane.suffix) ? String(id.dropLast(Pane.suffix.count)) : id
    guard let controller = controller(name) else { throw .unknownTarget(id) }
    guard controller.contentLayout != nil else { throw .notHittable(id, because: "it does not scroll") }
    if let reason = Scene(of: self).reasonOutOfReach(pane: Pane.id(of: controller)) {
      throw .notHittable(id, because: reason)
    }
    controller.didScroll(to: offset)
    layoutIfNeeded()
  }

  /// The controller of that id in this window; nil where there is none.
  package func controller(_ id: String) -> ViewController? {
    var found: ViewController?
    rootViewController.forEachDescendant { if $0.id == id { found = $0 } }
    return found
  }
}
