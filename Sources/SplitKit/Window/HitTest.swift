/// What a finger finds in the window. Scenes are made of the same panes.
extension Window {
  /// Every pane of the window, back to front, with what can be tapped in it.
  var panes: [StandingPane] { PaneReader(rootViewController, presented: presented).panes }

  /// The element under a finger: of the frontmost pane's content, else of the bar over it. Nil where there is none, and
  /// where what is there is disabled.
  func hitTest(_ point: Point) -> Element? { panes.frontmost(at: point)?.enabledElement(at: point) }

  /// The element of that id. Throws for one that is not there, cannot be reached or is disabled.
  func element(_ id: String) throws(Refusal) -> Element {
    let panes = panes
    if let pane = panes.last(where: { $0.elements.element(id) != nil }), let element = pane.elements.element(id) {
      guard element.isEnabled else { throw .notHittable(id, because: "it is disabled") }
      if let reason = panes.reasonOutOfReach(pane.pane.id) { throw .notHittable(id, because: reason) }
      return element
    }
    if let element = elementOutOfSight(id) {
      throw .notHittable(id, because: element.isEnabled ? "it is not on screen" : "it is disabled")
    }
    if controller(id) != nil { throw .notHittable(id, because: "it is a controller, and elements are tapped") }
    throw .unknownTarget(id)
  }

  /// The element of a controller that has no pane now, such as one of a tab that is not selected.
  private func elementOutOfSight(_ id: String) -> Element? {
    var found: Element?
    rootViewController.forEachDescendant { controller in
      for layer in controller.layers + controller.overlays { found = layer.elements.element(id) ?? found }
    }
    return found
  }
}

extension StandingPane {
  /// The element at a point; nil where there is none, and where it is disabled.
  func enabledElement(at point: Point) -> Element? { element(at: point).flatMap { $0.isEnabled ? $0 : nil } }
}
