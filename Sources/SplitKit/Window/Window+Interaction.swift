/// Taps, swipes and scrolls, as the person in front of the window makes them.
extension Window {
  /// Taps the element of that id.
  ///
  /// An element that is covered, off screen or dimmed refuses; a row that is merely scrolled away does not.
  public func tap(_ id: String) throws(Refusal) {
    touch(try element(id))
    layoutIfNeeded()
  }

  /// Taps whatever is frontmost at that point: an element, else a view that listens for taps. A point where nothing
  /// listens changes nothing.
  public func tap(at point: Point) {
    if let pane = panes.frontmost(at: point) { tap(at: point, in: pane) }
    layoutIfNeeded()
  }

  /// An element takes the tap, else the innermost view around the point that listens.
  private func tap(at point: Point, in pane: StandingPane) {
    if let element = pane.enabledElement(at: point) { return touch(element) }
    guard pane.pane.role != .dimming else { return }
    var listener: ViewController? = pane.controller
    while let candidate = listener, !candidate.recognize(.tap) { listener = candidate.parent }
  }

  private func touch(_ element: Element) {
    switch element.touch {
    case .perform(let perform): perform()
    case .focus(let field): setFocus(field.id)
    }
  }

  /// A swipe that is complete and began at this point, for what is frontmost there: the innermost view around it that listens
  /// for such a swipe, or container that has a use for it, takes it.
  ///
  /// So a stack with something to go back to is asked before the split view around it (which of the two UIKit prefers
  /// where both could is not settled by any source).
  public func swipe(_ direction: SwipeDirection, at point: Point) {
    guard let pane = panes.frontmost(at: point), pane.passesSwipes else { return }
    let front = pane.controller
    var taker: ViewController? = front
    while let candidate = taker, !candidate.recognize(.swipe(direction)), !candidate.takeSwipe(direction, at: point) {
      taker = candidate.parent
    }
    if taker == nil { front.takeSheetSwipe(direction, at: point) }
    layoutIfNeeded()
  }

  /// A finger drags the edge of that id, which a pane calls resizable, to this place.
  public func drag(_ id: String, to x: Double, _ phase: DragPhase) throws(Refusal) {
    guard let pane = panes.first(where: { $0.pane.resizable?.id == id })?.pane else { throw .unknownTarget(id) }
    guard pane.isInteractive else { throw .notHittable(id, because: "it is not interactive") }
    guard controller(pane.container)?.takeDrag(ofEdge: id, to: x, phase) == true else { throw .unknownTarget(id) }
    layoutIfNeeded()
    application.cancelTransition()
  }

  /// The page scrolled a pane to this offset, 0 being the content's top. A controller's id stands for its pane.
  /// What is covered or off screen is not scrolled.
  public func scroll(_ id: String, to offset: Point) throws(Refusal) {
    let suffix = ViewController.paneSuffix
    let name = id.hasSuffix(suffix) ? String(id.dropLast(suffix.count)) : id
    guard let controller = controller(name) else { throw .unknownTarget(id) }
    guard controller.contentLayout != nil else { throw .notHittable(id, because: "it does not scroll") }
    if let reason = panes.reasonOutOfReach(controller.paneID) { throw .notHittable(id, because: reason) }
    controller.didScroll(to: offset)
    layoutIfNeeded()
  }

  /// The controller of that id in this window; nil where there is none.
  public func controller(_ id: String) -> ViewController? {
    var found: ViewController?
    rootViewController.forEachDescendant { if $0.id == id { found = $0 } }
    return found
  }
}
