/// A pane where it stands in a window, with what a finger finds there.
///
/// A scene takes its panes from here, and so do taps, swipes and drags: what is drawn and what is hit cannot differ. What
/// only the drawing needs of a content, its numbers and its selection, is left out until a scene asks (`drawn`).
struct StandingPane {
  var pane: Pane
  /// The controller that the pane belongs to: it hears the gestures in it.
  let controller: ViewController
  var elements = PaneElements()
  /// The bar of a stack that lies over the pane, and belongs to the pane of the stack.
  var bar: ElementRow?
  var viewModels: [ViewModel] = []
  /// Whether swipes in it are for the controller and those around it; else nobody takes them.
  var passesSwipes = true
}

extension StandingPane {
  /// The element at a point of the window: of a bar in the pane, else of the content, else of the bar over the pane.
  func element(at point: Point) -> Element? {
    if let row = elements.rows.first(where: { $0.area.contains(point) }) { return row.element(at: point) }
    guard let content = elements.content, content.controller.isUnderContent(point) else { return bar?.element(at: point) }
    return content.controller.element(at: point).flatMap(elements.element)
  }

  /// The pane with all that is drawn in it.
  var drawn: Pane {
    guard let content = elements.content else { return pane }
    var pane = pane
    pane.layout = content.controller.contentLayout
    pane.selection = content.controller.selection
    return pane
  }
}

extension [StandingPane] {
  /// The pane that takes a touch at that point.
  func frontmost(at point: Point) -> StandingPane? {
    last { $0.pane.isVisible && $0.pane.isInteractive && $0.pane.frame.contains(point) }
  }

  /// Why a finger cannot reach a pane; nil when it can.
  func reasonOutOfReach(_ id: String) -> String? {
    guard let index = firstIndex(where: { $0.pane.id == id }) else { return "it is not on screen" }
    let pane = self[index].pane
    if !pane.isVisible { return "it is off screen" }
    if pane.isDimmed { return "it lies under a dimmed area" }
    guard !pane.isInteractive else { return nil }
    let isCovered = self[(index + 1)...].contains { $0.pane.presentation != nil }
    return isCovered ? "it is covered" : "it is not interactive"
  }
}
