/// The target of the touches in a pane.
struct TouchTarget {
  /// The controller to which the pane belongs. It handles the gestures in the pane.
  let controller: ViewController
  var elements = PaneElements()
  /// The bars of the stacks around this pane, which lie over it but belong to the panes of the stacks. The outermost bar
  /// is the first one.
  var bars: [ElementRow] = []
  /// Whether swipes in the pane go to the controller and those around it. Otherwise they have no effect.
  var passesSwipes = true
  /// Whether the pane takes touches in its whole frame. Otherwise it takes only those in its rows.
  var takesTouchesBesideRows = true
  /// The scale of the sheet around the pane, or nil if the pane is drawn at its own size.
  var scale: SheetScale?

  /// The point in the layout of the controller, for one in the window.
  func laidOut(_ point: Point) -> Point { scale?.laidOut(point) ?? point }
}

/// A pane in a window, with what takes its touches.
struct StandingPane {
  let pane: Pane
  let target: TouchTarget
}

extension StandingPane {
  /// The element at a point of the window: that of a bar in the pane, or else of the content, or else of a bar over the
  /// pane.
  func element(at touch: Point) -> Element? {
    let (elements, point) = (target.elements, target.laidOut(touch))
    if let row = elements.rows.first(where: { $0.area.contains(point) }) { return row.element(at: point) }
    guard let content = elements.content, isOverBars || content.controller.isUnderContent(point) else {
      return barElement(at: point)
    }
    return content.controller.element(at: point).flatMap(elements.element)
  }

  private var isOverBars: Bool { pane.role == .overlay }

  fileprivate func takesTouches(at point: Point) -> Bool {
    guard pane.frame.contains(point) else { return false }
    let inside = target.laidOut(point)
    if let overlay = target.controller as? OverlayViewController { return overlay.takesTouch(at: inside) }
    return target.takesTouchesBesideRows || target.elements.rows.contains { $0.area.contains(inside) }
  }

  /// The element of a bar over the pane. The bars of nested stacks lie below each other.
  private func barElement(at point: Point) -> Element? {
    target.bars.lazy.compactMap { $0.element(at: point) }.first
  }
}

extension [StandingPane] {
  /// The pane that takes a touch at a point, or nil if there is none.
  func frontmost(at point: Point) -> StandingPane? {
    last { $0.pane.isVisible && $0.pane.isInteractive && $0.takesTouches(at: point) }
  }

  /// The reason why a touch cannot reach a pane, or nil if it can.
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
