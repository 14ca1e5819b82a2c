import SplitKit

/// A pane with the frames at which it is drawn.
///
/// A sheet that floats is drawn smaller than it is laid out. The frames of its panes are those of the layout here, and
/// the picture draws the sheet as a whole at its scale.
struct LaidPane {
  let pane: Pane
  let frame: Rect
  let navigationBarFrame: Rect?
  let bottomToolbarFrame: Rect?

  /// The scene's panes, from back to front.
  static func all(of scene: Scene) -> [LaidPane] {
    var sheet: (origin: Point, scale: Double)?
    return scene.panes.map { pane in
      if pane.isOverAll {
        sheet = pane.presentation?.scale.map { (Point(x: pane.frame.x, y: pane.frame.y), $0) }
      }
      guard let (origin, scale) = sheet else { return LaidPane(pane) { $0 } }
      return LaidPane(pane) { $0.enlarged(from: origin, scale) }
    }
  }

  private init(_ pane: Pane, _ place: (Rect) -> Rect) {
    self.pane = pane
    frame = place(pane.frame)
    navigationBarFrame = pane.navigationBarFrame.map(place)
    bottomToolbarFrame = pane.bottomToolbarFrame.map(place)
  }
}

extension Rect {
  fileprivate func enlarged(from origin: Point, _ scale: Double) -> Rect {
    Rect(
      x: origin.x + (x - origin.x) / scale, y: origin.y + (y - origin.y) / scale, width: width / scale, height: height / scale)
  }
}

extension Pane {
  /// Whether the pane lies over all earlier ones, whatever contains it: a presentation, or the dimming under one. A presentation in a
  /// container covers the view of that container alone.
  var isOverAll: Bool { presentation.map { !$0.isInContainer } == true || (role == .dimming && controller != container) }
}
