/// The panes below a presentation take no touches. If a presentation covers everything, the panes of its presenter cannot
/// be seen (spec/protocol.md, `panes`). The panes that lay below the presenter already stay as they were.
struct PresentationProperty: ConversationProperty {
  static let name = "what lies below a presentation is out of reach"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    var presenter = 0
    for presentation in scene.presentations {
      let (below, covered) = (scene.panes[..<presentation.start], scene.panes[presenter..<presentation.start])
      if let pane = below.first(where: \.isInteractive) { return "\(pane.id) lies below and is interactive" }
      // The dimming view of a sheet belongs to the sheet's presentation, not to the sheet, and stays.
      if presentation.coversAll, let pane = covered.first(where: { $0.isVisible && $0.role != "dimming" }) {
        return "\(pane.id) is covered and visible"
      }
      presenter = presentation.start
    }
    return nil
  }
}
