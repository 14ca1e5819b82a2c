/// The search for the target of a touch. It uses the same panes as a scene.
extension Window {
  /// Every pane of the window, from back to front, with its elements.
  var panes: [StandingPane] {
    let reader = PaneReader(touches: layers)
    return zip(reader.panes, reader.targets).map { StandingPane(pane: $0, target: $1) }
  }

  /// The ids of the elements in all panes, from back to front, those that are covered included.
  package var elementIDs: [String] { panes.flatMap(\.target.elements.ids) }

  /// The element with the given id, to which a list scrolls if it has no row for it at present. Throws an error if there is none, or if it
  /// cannot be reached or is disabled.
  func element(_ id: String) throws(Refusal) -> Element {
    if let element = try shownElement(id) { return element }
    if let key = try fieldKey(id) { return key }
    if let element = try revealedElement(id) { return element }
    if let element = outOfSight(id)?.element {
      throw .notHittable(id, because: element.isEnabled ? "it is not on screen" : "it is disabled")
    }
    if controller(id) != nil { throw .notHittable(id, because: "it is a controller, and elements are tapped") }
    throw .unknownTarget(id)
  }

  /// The controller that has an element, or a row of a list that need not be near the visible part; nil for none. Elements that are covered
  /// or off screen are found, too.
  func controller(withElement id: String) -> ViewController? {
    let panes = panes
    if let pane = panes.last(where: { $0.target.elements.element(id) != nil }) { return pane.target.controller }
    let shown = panes.compactMap(\.target.elements.content?.controller)
    if let controller = shown.last(where: { $0.counterpart?.engineSearchableRows?.index(of: id) != nil }) { return controller }
    return outOfSight(id)?.controller
  }

  /// The element of a pane, or nil for none. Throws an error for one that cannot be reached or is disabled.
  private func shownElement(_ id: String) throws(Refusal) -> Element? {
    let panes = panes
    let found = panes.reversed().lazy.compactMap { pane in pane.target.elements.element(id).map { (pane.pane.id, $0) } }.first
    guard let (pane, element) = found else { return nil }
    guard element.isEnabled else { throw .notHittable(id, because: "it is disabled") }
    if let reason = panes.reasonOutOfReach(pane) { throw .notHittable(id, because: reason) }
    return element
  }

  /// The element to which a list has scrolled, because it had no row for it; nil for none, and everything is where it was then.
  private func revealedElement(_ id: String) throws(Refusal) -> Element? {
    let panes = panes
    let shown = panes.compactMap(\.target.elements.content?.controller).filter { panes.reasonOutOfReach($0.paneID) == nil }
    for controller in shown {
      let offset = controller.contentLayout?.offset
      guard controller.counterpart?.engineReveals(element: id) == true else { continue }
      layoutIfNeeded()
      do throws(Refusal) {
        if let element = try shownElement(id) { return element }
      } catch {
        scrollBack(controller, to: offset)
        throw error
      }
      scrollBack(controller, to: offset)
    }
    return nil
  }

  private func scrollBack(_ controller: ViewController, to offset: Point?) {
    if let offset { controller.didScroll(to: offset) }
    layoutIfNeeded()
  }

  /// The element of a controller that has no pane at present, such as one in a tab that is not selected.
  private func outOfSight(_ id: String) -> (controller: ViewController, element: Element)? {
    var found: (ViewController, Element)?
    rootViewController.forEachDescendant { controller in
      for target in PaneReader(elementsOf: controller).targets {
        if let element = target.elements.element(id) { found = (controller, element) }
      }
    }
    return found
  }
}

extension StandingPane {
  /// The element at a point, or nil if there is none or if it is disabled.
  func enabledElement(at point: Point) -> Element? { element(at: point).flatMap { $0.isEnabled ? $0 : nil } }
}
