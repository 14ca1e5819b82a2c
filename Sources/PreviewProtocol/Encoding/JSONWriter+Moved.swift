import SplitKit

/// The form of a scene for a client with `updates` of `moved`: of the window, of each controller and of each pane only
/// those members that differ from the last scene that was sent.
extension JSONWriter {
  mutating func writeMoved(from old: Scene, to new: Scene) {
    if old.window != new.window { memberWindow(new.window, since: old.window) }
    let panes = PartChanges(from: old.panes, to: new.panes)
    let nodes = writeNodes(from: old.hierarchy, to: new.hierarchy)
    if !panes.changed.isEmpty { write(panes, from: old.panes, to: new.panes) }
    writeDropped(nodes: nodes?.dropped ?? [], panes: panes.dropped)
    if old.unshown != new.unshown { memberUnshown(new.unshown) }
    writeOrder(of: new, hasNodes: nodes != nil, hasPanes: panes.hasNewOrder)
  }

  /// Writes the controllers that differ. Returns the changes if controllers have come, gone, or changed places.
  private mutating func writeNodes(from old: HierarchyNode, to new: HierarchyNode) -> PartChanges? {
    guard new.hasSameTree(as: old) else { return writeNodes(from: old.flattened, to: new.flattened) }
    let changes = new.changes(from: old)
    guard !changes.isEmpty else { return nil }
    beginObject("nodes")
    for (node, before) in changes { write(node, since: before) }
    endObject()
    return nil
  }

  private mutating func writeNodes(from old: [HierarchyNode], to new: [HierarchyNode]) -> PartChanges {
    let changes = PartChanges(from: old, to: new)
    if !changes.changed.isEmpty {
      beginObject("nodes")
      for (index, before) in changes.changed { write(new[index], since: before.map { old[$0] }) }
      endObject()
    }
    return changes
  }

  private mutating func write(_ node: HierarchyNode, since old: HierarchyNode?) {
    beginPart(node.id)
    writeMembers(of: node, since: old)
    endObject()
  }

  private mutating func write(_ changes: PartChanges, from old: [Pane], to new: [Pane]) {
    beginObject("panes")
    for (index, before) in changes.changed {
      beginPart(new[index].id)
      writeMembers(of: new[index], since: before.map { old[$0] })
      endObject()
    }
    endObject()
  }

  private mutating func beginPart(_ id: String) {
    writeName(escaping: id)
    beginObject()
  }

  private mutating func writeDropped(nodes: [String], panes: [String]) {
    guard !nodes.isEmpty || !panes.isEmpty else { return }
    beginObject("dropped")
    if !nodes.isEmpty { member("nodes", nodes) }
    if !panes.isEmpty { member("panes", panes) }
    endObject()
  }

  private mutating func writeOrder(of scene: Scene, hasNodes: Bool, hasPanes: Bool) {
    guard hasNodes || hasPanes else { return }
    beginObject("order")
    if hasNodes {
      writeName("nodes")
      write(scene.hierarchy, withMembers: false)
    }
    if hasPanes { member("panes", scene.panes.map(\.id)) }
    endObject()
  }
}
