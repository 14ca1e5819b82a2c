/// The taps, swipes and scrolls of the user.
extension Window {
  /// Taps the element with the given id.
  ///
  /// Throws an error for an element that is covered, off screen or dimmed. A row that has only scrolled away can be
  /// tapped.
  package func tap(_ id: String) throws(Refusal) {
    touch(try element(id))
    layoutIfNeeded()
  }

  /// Taps the frontmost element at a point, or else a view that recognizes taps. A tap anywhere else has no effect.
  package func tap(at point: Point) {
    if let pane = panes.frontmost(at: point) { tap(at: point, in: pane) }
    layoutIfNeeded()
  }

  /// Passes a tap to an element or, if there is none, to the innermost view around the point that recognizes it.
  private func tap(at point: Point, in pane: StandingPane) {
    if let element = pane.enabledElement(at: point) { return touch(element) }
    guard pane.pane.role != .dimming else { return }
    var listener: ViewController? = pane.target.controller
    while let candidate = listener, !candidate.recognize(.tap) { listener = candidate.parent }
  }

  private func touch(_ element: Element) {
    switch element.touch {
    case .perform(let perform): perform()
    case .focus(let field): setFocus(field.id)
    }
  }

  /// Handles a finished swipe that began at a point. The innermost view around the point that recognizes the swipe
  /// takes it, or the innermost container that has a use for it.
  ///
  /// A stack with something to pop therefore comes before the split view around it. No source says which of the two
  /// UIKit prefers.
  package func swipe(_ direction: SwipeDirection, at point: Point) {
    guard let pane = panes.frontmost(at: point), pane.target.passesSwipes else { return }
    let (front, point) = (pane.target.controller, pane.target.laidOut(point))
    var taker: ViewController? = front
    while let candidate = taker, !candidate.takes(direction, at: point) { taker = candidate.parent }
    if taker == nil { front.takeSheetSwipe(direction, at: point) }
    layoutIfNeeded()
  }

  /// Drags the edge with the given id, which a pane reports as resizable.
  package func drag(_ id: String, to x: Double, _ phase: DragPhase) throws(Refusal) {
    guard let (pane, target) = panes.first(where: { $0.pane.resizable?.id == id }).map({ ($0.pane, $0.target) }) else {
      throw .unknownTarget(id)
    }
    guard pane.isInteractive else { throw .notHittable(id, because: "it is not interactive") }
    let x = target.laidOut(Point(x: x, y: 0)).x
    guard controller(pane.container)?.takeDrag(ofEdge: id, to: x, phase) == true else { throw .unknownTarget(id) }
    layoutIfNeeded()
    application.cancelTransition()
  }

  /// Scrolls a pane to an offset, where 0 is the content's top. A controller's id stands for its pane. A pane that is
  /// covered or off screen is not scrolled.
  package func scroll(_ id: String, to offset: Point) throws(Refusal) {
    guard let controller = controller(orPane: id) else { throw .unknownTarget(id) }
    guard controller.contentLayout != nil else { throw .notHittable(id, because: "it does not scroll") }
    if let reason = panes.reasonOutOfReach(controller.paneID) { throw .notHittable(id, because: reason) }
    controller.didScroll(to: offset)
    controller.noteScroll()
    layoutIfNeeded()
  }

  /// The controller with the given id, or whose pane has that id, in this window; nil if there is none.
  func controller(orPane id: String) -> ViewController? {
    let suffix = ViewController.paneSuffix
    return controller(id.hasSuffix(suffix) ? String(id.dropLast(suffix.count)) : id)
  }

  /// The controller with the given id in this window, or nil if there is none.
  package func controller(_ id: String) -> ViewController? {
    var found: ViewController?
    rootViewController.forEachDescendant { controller in
      if controller.id == id { found = controller }
      if let overlay = controller.overlay, overlay.id == id { found = overlay }
    }
    return overlay?.id == id ? overlay : found
  }
}
