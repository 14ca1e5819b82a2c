/// What lies below a presentation takes no touches, and below one that covers everything cannot be seen
/// (spec/protocol.md, `panes`).
struct PresentationProperty: ConversationProperty {
  static let name = "what lies below a presentation is out of reach"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    for presentation in scene.presentations {
      let below = scene.panes[..<presentation.start]
      if let pane = below.first(where: \.isInteractive) { return "\(pane.id) lies below and is interactive" }
      if presentation.coversAll, let pane = below.first(where: \.isVisible) { return "\(pane.id) is covered and visible" }
    }
    return nil
  }
}
