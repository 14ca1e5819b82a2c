/// The looks that an app gives a tab bar. A bar without them does no work for them.
extension TabBarController {
  /// The look of the bar now, or nil for that of the system. A bar at the top of a pad has a surface of its own, and takes the
  /// colours of its tabs alone (inferred).
  var look: BarLook? {
    readEdges = nil
    guard let looks = barLooks?() else { return nil }
    let edges = shownEdges
    readEdges = edges
    let look = looks.shown(atEdge: application.profile.bars.edgeLooks.count(atEdge: edges.isAtBottom))
    return barPlacement == .top ? look.withSurfaceOfSystem : look
  }

  private var shownEdges: ContentEdges { selectedViewController?.contentEdges ?? ContentEdges() }

  /// Notes that a layout has moved the content to an edge or away from it since the bar was read.
  func noteEdges() {
    guard readEdges != shownEdges else { return }
    readEdges = nil
    application.noteUpdate()
  }
}
