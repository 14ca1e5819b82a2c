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
    return scene.presentationsInContainers.lazy.compactMap { fault(in: scene, below: $0.below, coversAll: $0.coversAll) }.first
  }

  private func fault(in scene: SceneFacts, below: [Int], coversAll: Bool) -> String? {
    below.lazy.map { scene.panes[$0] }.compactMap { pane in
      if pane.isInteractive { return "\(pane.id) lies below in its container and is interactive" }
      return coversAll && pane.isVisible ? "\(pane.id) is covered in its container and visible" : nil
    }.first
  }
}
