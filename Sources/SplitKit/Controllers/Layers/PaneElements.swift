/// The elements of a pane, which can be tapped.
struct PaneElements {
  /// The elements that the engine places. A row takes every touch in its area.
  var rows: [ElementRow] = []
  /// The fields, which the page places in the pane. They can be tapped only by their ids.
  var fields: [TextField] = []
  /// The elements that the pane's content places.
  var content: ContentElements?

  /// The element with the given id, or nil if the pane has none.
  /// The ids of all elements, those of bars first.
  var ids: [String] { rows.flatMap(\.elements).map(\.id) + fields.map(\.id) + (content?.ids ?? []) }

  func element(_ id: String) -> Element? {
    rows.lazy.flatMap(\.elements).first { $0.id == id } ?? fields.first { $0.id == id }.map { Element($0) }
      ?? content?.element(id)
  }
}

/// The elements of a content. The view model has their ids, and the controller knows which one is at a point.
struct ContentElements {
  let controller: ViewController
  let model: Value

  /// The element with the given id, or nil if the view model has none.
  var ids: [String] {
    var ids: [String] = []
    model.forEachElement { name, _ in ids.append(name) }
    return ids
  }

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
  /// Whether the point is in the area of the content that no bar covers.
  func isUnderContent(_ point: Point) -> Bool { view.frame.inset(by: view.safeArea).contains(point) }
}
