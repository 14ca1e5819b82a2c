/// The check of a debug build that a scene which shares parts with the last one is the scene that is there.
extension SceneReader {
  /// The mistake of an app that has changed what it shows without saying so, or nil if there is none.
  static func mistake(in scene: Scene, of window: Window) -> String? {
    difference(scene, SceneReader(of: window).read()).map {
      "After a resize, \($0) differs from what the client has, and nothing said so (setNeedsUpdateProperties())."
    }
  }

  private static func difference(_ kept: Scene, _ present: Scene) -> String? {
    if kept == present { return nil }
    if kept.window != present.window { return "the window" }
    for (one, other) in zip(kept.panes, present.panes) where one != other { return "the pane \(other.id)" }
    for (one, other) in zip(kept.viewModels, present.viewModels) where one != other { return "the content of \(other.id)" }
    if kept.hierarchy != present.hierarchy { return "the tree, \(node(kept.hierarchy, present.hierarchy))," }
    if kept.unshown != present.unshown {
      return "the list of controllers in no tree, [\(ids(kept.unshown))] and now [\(ids(present.unshown))],"
    }
    return "the number of panes or contents"
  }

  private static func ids(_ nodes: [HierarchyNode]) -> String { nodes.map(\.id).joined(separator: ", ") }

  private static func node(_ kept: HierarchyNode, _ present: HierarchyNode) -> String {
    if let member = zip(kept.state, present.state).first(where: { $0 != $1 })?.1 { return "\(member.name) of \(present.id)" }
    guard kept.hasSameMembers(as: present) else { return "at \(present.id)" }
    let below = zip(kept.children + kept.presented, present.children + present.presented)
    return below.first { $0 != $1 }.map(node) ?? "below \(present.id)"
  }
}
