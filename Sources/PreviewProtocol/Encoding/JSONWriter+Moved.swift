import SplitKit

/// The form of a scene for a client with `updates` of `moved`: of the window, of each controller and of each pane only
/// those members that differ from the last scene that was sent.
extension JSONWriter {
  mutating func writeMoved(from old: Scene, to new: Scene) {
    if old.window != new.window { memberWindow(new.window, since: old.window) }
    let nodes = PartChanges(from: old.hierarchy, to: new.hierarchy)
    let panes = PartChanges(from: old.panes, to: new.panes)
    write("nodes", nodes) { $0.writeMembers(of: $1, since: $2) }
    write("panes", panes) { $0.writeMembers(of: $1, since: $2) }
    writeDropped(nodes: nodes.dropped.sorted(), panes: panes.dropped)
    writeOrder(of: new, hasNodes: nodes.hasNewOrder, hasPanes: panes.hasNewOrder)
  }

  private mutating func write<Part>(
    _ name: Name, _ changes: PartChanges<Part>, _ writeMembers: (inout JSONWriter, Part, Part?) -> Void
  ) {
    guard !changes.changed.isEmpty else { return }
    beginObject(name)
    for (part, old) in changes.changed {
      writeName(escaping: part.id)
      beginObject()
      writeMembers(&self, part, old)
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
      write(scene.hierarchy, withMembers: false)
    }
    if hasPanes { member("panes", scene.panes.map(\.id)) }
    endObject()
  }
}
