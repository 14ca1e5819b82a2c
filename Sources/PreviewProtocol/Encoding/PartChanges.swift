import SplitKit

/// The parts of a scene that differ from those of an earlier scene: its controllers, or its panes.
struct PartChanges<Part: Identifiable> where Part.ID == String {
  /// A part, and its earlier state, or nil if there was no part of this id.
  typealias Change = (part: Part, old: Part?)

  let changed: [Change]
  /// The ids of the parts that are gone, in their earlier order.
  let dropped: [String]
  /// Whether parts have come, gone, or changed places.
  let hasNewOrder: Bool

  private init(from old: [Part], to new: [Part], hasNewOrder: Bool, isSame: (_ new: Part, _ old: Part) -> Bool) {
    self.hasNewOrder = hasNewOrder
    guard hasNewOrder else {
      dropped = []
      changed = zip(new, old).filter { !isSame($0, $1) }.map { ($0, $1) }
      return
    }
    // An app that wraps one root in two navigation controllers has two panes of the same id.
    let earlier = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let later = Set(new.map(\.id))
    dropped = old.map(\.id).filter { !later.contains($0) }
    changed = new.map { ($0, earlier[$0.id]) }.filter { part, old in old.map { !isSame(part, $0) } ?? true }
  }
}

extension PartChanges<HierarchyNode> {
  /// The controllers that differ between two trees.
  init(from old: HierarchyNode, to new: HierarchyNode) {
    self.init(from: old.flattened, to: new.flattened, hasNewOrder: !new.hasSameTree(as: old)) {
      $0.hasSameMembers(as: $1)
    }
  }
}

extension PartChanges<Pane> {
  /// The panes that differ between two scenes. A pane with a request to scroll always does, because the request is sent
  /// even if it is repeated.
  init(from old: [Pane], to new: [Pane]) {
    self.init(from: old, to: new, hasNewOrder: !new.elementsEqual(old) { $0.id == $1.id }) {
      $0 == $1 && $0.layout?.scrollTo == nil
    }
  }
}

extension HierarchyNode {
  /// The controller and all controllers below it, each before those below itself.
  var flattened: [HierarchyNode] { [self] + (children + presented).flatMap(\.flattened) }

  fileprivate func hasSameMembers(as other: HierarchyNode) -> Bool {
    state == other.state && title == other.title && type == other.type && className == other.className
  }

  /// Whether both trees have the same controllers in the same places.
  func hasSameTree(as other: HierarchyNode) -> Bool {
    id == other.id && children.elementsEqual(other.children) { $0.hasSameTree(as: $1) }
      && presented.elementsEqual(other.presented) { $0.hasSameTree(as: $1) }
  }
}
