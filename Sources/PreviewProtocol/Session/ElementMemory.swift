import SplitKit

/// The ids that a client has seen, so that one which is gone is told from one that never was.
struct ElementMemory {
  private var present: [String] = []
  private var gone: [String] = []

  /// Of the elements that went, the last so many are remembered (spec/protocol.md, `stale`).
  static let maximumGone = 4_096

  func isGone(_ id: String) -> Bool { gone.contains(id) }

  /// Takes note of what is there now, and of what is not any more.
  mutating func remember(_ scene: Scene) {
    let now = scene.ids
    let current = Set(now)
    gone.removeAll(where: current.contains)
    gone += present.filter { !current.contains($0) }
    gone.removeFirst(max(0, gone.count - Self.maximumGone))
    present = now
  }
}

extension Scene {
  /// Whether everything that has an id is in both: told without looking into contents that are equal, because a resize
  /// asks it every time.
  func hasSameElements(as other: Scene) -> Bool {
    viewModels == other.viewModels && panes.elementsEqual(other.panes) { $0.id == $1.id }
      && hierarchy.hasSameTree(as: other.hierarchy)
  }

  /// Everything that has an id: controllers, elements, panes.
  fileprivate var ids: [String] {
    var ids = panes.map(\.id)
    hierarchy.appendIDs(to: &ids)
    for model in viewModels { model.content.forEachElement { id, _ in ids.append(id) } }
    return ids
  }
}

extension HierarchyNode {
  fileprivate func hasSameTree(as other: HierarchyNode) -> Bool {
    id == other.id && children.elementsEqual(other.children) { $0.hasSameTree(as: $1) }
      && presented.elementsEqual(other.presented) { $0.hasSameTree(as: $1) }
  }

  fileprivate func appendIDs(to ids: inout [String]) {
    ids.append(id)
    for node in children + presented { node.appendIDs(to: &ids) }
  }
}
