/// The space that the system's controls of a window take from bars.
extension ViewController {
  /// The part of a bar's row that the controls of the window take, from the row's leading edge, or nil if the row is not where
  /// they are.
  func windowControls(in row: Rect) -> BarItemPlace? {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let screen = application.profile.screen
    guard let controls = host?.stage?.windowControls(on: screen, width: widthOfWindow, isMirrored: isMirrored),
      row.meets(controls)
    else { return nil }
    let own = isMirrored ? controls.mirrored(in: row) : controls
    return BarItemPlace(inset: own.x - row.x, width: own.width)
  }

  /// The width of the window as its views have it, on the pixel grid. The frames of a sheet say nothing about it.
  private var widthOfWindow: Double {
    var outermost: ViewController = self
    while let parent = outermost.parent { outermost = parent }
    let (width, view) = (host?.size.width ?? 0, outermost.view.frame)
    return (view.maxX - width).magnitude < 1 ? view.maxX : width
  }

  /// Whether the window can have controls at some size.
  var mayHaveWindowControls: Bool { application.profile.screen.hasWindowControls && host?.stage != nil }
}

extension Rect {
  /// Whether two rectangles have an area in common.
  func meets(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
