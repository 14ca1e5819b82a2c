/// What lies below a presentation takes no touches, and what one covers that it was presented over cannot be seen
/// (spec/protocol.md, `panes`). What lay below that already stays as it was.
struct PresentationProperty: ConversationProperty {
  static let name = "what lies below a presentation is out of reach"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    var presenter = 0
    for presentation in scene.presentations {
      let (below, covered) = (scene.panes[..<presentation.start], scene.panes[presenter..<presentation.start])
      if let pane = below.first(where: \.isInteractive) { return "\(pane.id) lies below and is interactive" }
      // What dims for a sheet is the sheet's presentation, not the sheet, and stays.
      if presentation.coversAll, let pane = covered.first(where: { $0.isVisible && $0.role != "dimming" }) {
        return "\(pane.id) is covered and visible"
      }
      presenter = presentation.start
    }
    return nil
  }
}
