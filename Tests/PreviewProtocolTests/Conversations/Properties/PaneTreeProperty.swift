/// Every pane belongs to the tree: it shows a controller that is there, in the container that holds it.
struct PaneTreeProperty: ConversationProperty {
  static let name = "every pane shows a controller of the tree, where the tree has it"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    if scene.panes.count != scene.scene.panes.count { return "a pane lacks one of its members" }
    return scene.panes.lazy.compactMap { Self.fault(of: $0, in: scene) }.first
  }

  private static func fault(of pane: WirePane, in scene: SceneFacts) -> String? {
    guard let node = scene.node(pane.controller) else { return "\(pane.id) shows a controller that is not there" }
    let holder = node.parent ?? node.presenter ?? node.id
    let isOwn = ["separator", "dimming", "tabBar", "sidebar"].contains(pane.role)
    let containers = isOwn ? [node.id, holder] : [holder]
    if !containers.contains(pane.container) { return "\(pane.id) is in \(pane.container), its controller in \(holder)" }
    if pane.isVisible && !pane.isInHierarchy { return "\(pane.id) is visible and not in the hierarchy" }
    return pane.isInteractive && !pane.isVisible ? "\(pane.id) is interactive and cannot be seen" : nil
  }
}
