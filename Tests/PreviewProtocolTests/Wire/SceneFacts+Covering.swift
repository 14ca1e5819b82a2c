extension SceneFacts {
  /// The controllers whose own content can be seen.
  var seenContents: [String] { panes.filter { $0.isContent && isSeen($0) }.map(\.controller) }

  /// Where an app moves a column into sight or out of it, nobody hears of that (before iOS 8): what counts is the mode.
  private func isSeen(_ pane: WirePane) -> Bool {
    guard !isAdaptive, let split, let primary = column("primary", of: split)?.controller,
      pane.controller == primary || node(pane.controller, isBelow: primary)
    else { return pane.isVisible }
    return split.displayMode != "secondaryOnly" && pane.isInHierarchy
  }

  /// Where the panes of each presentation over the window begin, its dimming pane first, and whether it covers its presenter; the
  /// lowest first.
  var presentations: [(start: Int, coversAll: Bool)] {
    nodes.filter { $0.presenter != nil && !isInContainer($0) }.map { presented in
      let controllers = subtree(of: presented.id)
      // An empty split covers everything and draws nothing.
      let start = panes.firstIndex { controllers.contains($0.controller) } ?? panes.count
      return (start, start == panes.count || panes[start].coversAll)
    }.sorted { $0.0 < $1.0 }
  }

  /// The indices of the panes below each presentation in a container, and whether it covers them.
  var presentationsInContainers: [(below: [Int], coversAll: Bool)] {
    nodes.compactMap { presented in
      guard let presenter = presented.presenter, isInContainer(presented),
        let start = panes.firstIndex(where: { $0.controller == presented.id })
      else { return nil }
      let covered = subtree(of: presenter).subtracting(subtree(of: presented.id))
      return (panes.indices.filter { $0 < start && covered.contains(panes[$0].controller) }, panes[start].coversAll)
    }
  }

  /// Whether a presented controller lies inside the tree. Only a controller in a context has a presenter with a parent.
  private func isInContainer(_ presented: WireNode) -> Bool {
    nodes.contains { $0.id == presented.presenter && $0.parent != nil }
  }

  private func subtree(of id: String) -> Set<String> {
    var controllers: Set = [id]
    // A controller comes after the one that holds it.
    for node in nodes where [node.parent, node.presenter].contains(where: { $0.map(controllers.contains) ?? false }) {
      controllers.insert(node.id)
    }
    return controllers
  }
}

extension WirePane {
  /// Whether what is presented so leaves nothing to be seen. A split view has no pane of its own, and the lab presents
  /// one full screen.
  fileprivate var coversAll: Bool { role != "dimming" && ["fullScreen", "currentContext", nil].contains(presentationStyle) }
}
