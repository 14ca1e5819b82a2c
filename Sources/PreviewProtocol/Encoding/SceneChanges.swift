import SplitKit

/// The controllers that differ between two trees.
struct NodeChanges {
  /// A controller, and its earlier state, or nil if it was not in the tree.
  typealias Change = (node: HierarchyNode, old: HierarchyNode?)

  private(set) var changed: [Change] = []
  /// The ids of the controllers that have left the tree.
  let dropped: [String]
  /// Whether controllers have come, gone, or changed their places in the tree.
  let hasNewOrder: Bool

  init(from old: HierarchyNode, to new: HierarchyNode) {
    hasNewOrder = !new.hasSameTree(as: old)
    guard hasNewOrder else {
      dropped = []
      compare(new, old)
      return
    }
    var earlier: [String: HierarchyNode] = [:]
    old.forEach { earlier[$0.id] = $0 }
    var later: Set<String> = []
    new.forEach { later.insert($0.id) }
    dropped = earlier.keys.filter { !later.contains($0) }.sorted()
    new.forEach { note($0, since: earlier[$0.id]) }
  }

  /// Compares two trees with the same controllers.
  private mutating func compare(_ new: HierarchyNode, _ old: HierarchyNode) {
    note(new, since: old)
    for (child, before) in zip(new.children, old.children) { compare(child, before) }
    for (presented, before) in zip(new.presented, old.presented) { compare(presented, before) }
  }

  private mutating func note(_ node: HierarchyNode, since old: HierarchyNode?) {
    if old.map({ node.hasSameMembers(as: $0) }) != true { changed.append((node, old)) }
  }
}

/// The panes that differ between two scenes.
struct PaneChanges {
  /// A pane, and its earlier state, or nil if there was no pane of this id.
  typealias Change = (pane: Pane, old: Pane?)

  let changed: [Change]
  /// The ids of the panes that are gone.
  let dropped: [String]
  /// Whether panes have come, gone, or changed their order.
  let hasNewOrder: Bool

  init(from old: [Pane], to new: [Pane]) {
    hasNewOrder = !new.elementsEqual(old) { $0.id == $1.id }
    guard hasNewOrder else {
      dropped = []
      changed = zip(new, old).filter { $0.needsUpdate(since: $1) }.map { ($0, $1) }
      return
    }
    // An app that wraps one root in two navigation controllers has two panes of the same id.
    let earlier = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let later = Set(new.map(\.id))
    dropped = old.map(\.id).filter { !later.contains($0) }
    changed = new.map { ($0, earlier[$0.id]) }.filter { pane, old in old.map { pane.needsUpdate(since: $0) } ?? true }
  }
}

extension Pane {
  /// Whether the pane differs from an earlier one, or has a request to scroll, which is sent even if it is repeated.
  fileprivate func needsUpdate(since old: Pane) -> Bool { self != old || layout?.scrollTo != nil }
}

extension HierarchyNode {
  /// Calls a closure with the controller and with all controllers below it.
  fileprivate func forEach(_ visit: (HierarchyNode) -> Void) {
    visit(self)
    for node in children + presented { node.forEach(visit) }
  }

  fileprivate func hasSameMembers(as other: HierarchyNode) -> Bool {
    state == other.state && title == other.title && type == other.type && className == other.className
  }

  /// Whether both trees have the same controllers in the same places.
  func hasSameTree(as other: HierarchyNode) -> Bool {
    id == other.id && children.elementsEqual(other.children) { $0.hasSameTree(as: $1) }
      && presented.elementsEqual(other.presented) { $0.hasSameTree(as: $1) }
  }
}
