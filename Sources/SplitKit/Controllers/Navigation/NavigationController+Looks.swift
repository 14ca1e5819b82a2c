/// The looks that an app gives the bars of a stack. A stack without them does no work for them.
extension NavigationController {
  /// The look of the bar now, or nil for that of the system.
  func look(of bar: NavigationBar) -> BarLook? {
    guard let looks = application.navigationDefaults.barLooks?(id, bar.top.id) else { return nil }
    let edges = bar.top.contentEdges
    readEdges = edges
    return looks.shown(
      atEdge: application.profile.bars.edgeLooks.count(atEdge: edges.isAtTop, withLargeTitle: titleSize == .large))
  }

  /// The look of the toolbar now, or nil for that of the system. The outermost stack lays it out again where it changes.
  var toolbarLook: BarLook? {
    guard let looks = application.navigationDefaults.toolbarLooks?(id) else { return nil }
    let edges = innermostTop.contentEdges
    outermostNavigation.readEdges = edges
    return looks.shown(atEdge: application.profile.bars.edgeLooks.count(atEdge: edges.isAtBottom))
  }

  /// Notes that a layout has moved the content to an edge or away from it since the bars were read.
  func noteEdges() {
    guard !isNested, readEdges != innermostTop.contentEdges else { return }
    readEdges = nil
    application.noteUpdate()
  }
}
