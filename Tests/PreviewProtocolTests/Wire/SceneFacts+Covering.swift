extension SceneFacts {
  /// The controllers whose content is on screen: not behind what covers everything. What a sheet covers stays.
  var uncoveredContents: [String] {
    panes[firstUncovered...].filter { $0.isContent && $0.isVisible }.map(\.controller)
  }

  /// Where the panes of the last presentation begin that covers everything.
  private var firstUncovered: Int {
    let starts = nodes.filter { $0.presenter != nil }.compactMap { presented -> Int? in
      let controllers = subtree(of: presented.id)
      // An empty split covers everything and draws nothing.
      guard let start = panes.firstIndex(where: { controllers.contains($0.controller) }) else { return panes.count }
      return covers(panes[start]) ? start : nil
    }
    return starts.max() ?? 0
  }

  /// What is presented without a pane of its own, a split view, is presented full screen.
  private func covers(_ pane: WirePane) -> Bool { ["fullScreen", nil].contains(pane.presentationStyle) }

  private func subtree(of id: String) -> Set<String> {
    var controllers: Set = [id]
    // A controller comes after the one that holds it.
    for node in nodes where [node.parent, node.presenter].contains(where: { $0.map(controllers.contains) ?? false }) {
      controllers.insert(node.id)
    }
    return controllers
  }
}
