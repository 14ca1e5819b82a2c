import SplitKit

/// The form of a scene for a client with `updates` of `moved`: of the window, of each controller and of each pane only
/// those members that differ from the last scene that was sent.
extension JSONWriter {
  mutating func writeMoved(from old: Scene, to new: Scene) {
    if old.window != new.window { memberWindow(new.window, since: old.window) }
    let nodes = NodeChanges(from: old.hierarchy, to: new.hierarchy)
    if !nodes.changed.isEmpty { writeNodes(nodes.changed) }
    let panes = PaneChanges(from: old.panes, to: new.panes)
    if !panes.changed.isEmpty { writePanes(panes.changed) }
    writeDropped(nodes: nodes.dropped, panes: panes.dropped)
    writeOrder(of: new, hasNodes: nodes.hasNewOrder, hasPanes: panes.hasNewOrder)
  }

  private mutating func writeNodes(_ changes: [NodeChanges.Change]) {
    beginObject("nodes")
    for (node, old) in changes {
      writeName(escaping: node.id)
      beginObject()
      writeMembers(of: node, since: old)
      endObject()
    }
    endObject()
  }

  private mutating func writePanes(_ changes: [PaneChanges.Change]) {
    beginObject("panes")
    for (pane, old) in changes {
      writeName(escaping: pane.id)
      beginObject()
      writeMembers(of: pane, since: old)
      endObject()
    }
    endObject()
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
      writeOrder(of: scene.hierarchy)
    }
    if hasPanes { member("panes", scene.panes.map(\.id)) }
    endObject()
  }
}
