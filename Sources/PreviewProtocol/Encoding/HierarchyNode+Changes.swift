import SplitKit

extension HierarchyNode {
  /// The controllers that differ between two trees of the same controllers, each with its earlier state.
  func changes(from old: HierarchyNode) -> [(new: HierarchyNode, old: HierarchyNode)] {
    var changes: [(new: HierarchyNode, old: HierarchyNode)] = []
    appendChanges(from: old, to: &changes)
    return changes
  }

  private func appendChanges(from old: HierarchyNode, to changes: inout [(new: HierarchyNode, old: HierarchyNode)]) {
    guard self !== old else { return }
    if !hasSameMembers(as: old) { changes.append((self, old)) }
    for index in children.indices { children[index].appendChanges(from: old.children[index], to: &changes) }
    for index in presented.indices { presented[index].appendChanges(from: old.presented[index], to: &changes) }
  }

  /// The controller and all controllers below it, each before those below itself.
  var flattened: [HierarchyNode] {
    var nodes: [HierarchyNode] = []
    appendFlattened(to: &nodes)
    return nodes
  }

  private func appendFlattened(to nodes: inout [HierarchyNode]) {
    nodes.append(self)
    for node in children { node.appendFlattened(to: &nodes) }
    for node in presented { node.appendFlattened(to: &nodes) }
  }

  /// Whether both trees have the same controllers in the same places.
  func hasSameTree(as other: HierarchyNode) -> Bool {
    self === other
      || id == other.id && children.elementsEqual(other.children) { $0.hasSameTree(as: $1) }
        && presented.elementsEqual(other.presented) { $0.hasSameTree(as: $1) }
  }
}
