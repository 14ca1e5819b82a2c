/// What can be tapped in a pane.
struct PaneElements {
  /// What the engine places. A row takes every touch in its area.
  var rows: [ElementRow] = []
  /// The fields that the page places in the pane: they are tapped by their ids alone.
  var fields: [TextField] = []
  /// What the pane's content places.
  var content: ContentElements?

  /// The element of that id; nil where the pane has none.
  func element(_ id: String) -> Element? {
    rows.lazy.flatMap(\.elements).first { $0.id == id } ?? fields.first { $0.id == id }.map { Element($0) }
      ?? content?.element(id)
  }
}

/// The elements of a content: the view model names them, and the controller says which one is at a point.
struct ContentElements {
  let controller: ViewController
  let model: Value

  /// Nil where the view model names none of that id.
  func element(_ id: String) -> Element? {
    var element: Element?
    model.forEachElement { name, isEnabled in
      guard name == id else { return }
      element = Element(id: id, isEnabled: isEnabled, touch: .perform { controller.didTap(element: id) })
    }
    return element
  }
}

extension ViewController {
  /// Whether the point is inside the content's own area, not under a bar.
  func isUnderContent(_ point: Point) -> Bool { view.frame.inset(by: view.safeArea).contains(point) }
}
