import SplitKit

/// The parts of a scene that differ from those of an earlier scene: its controllers, or its panes.
///
/// Parts are named by their indices, because copies of them would take longer than the comparison.
struct PartChanges {
  /// The index of a part, and that of its earlier state, or nil if there was no part of this id.
  typealias Change = (index: Int, old: Int?)

  private(set) var changed: [Change] = []
  /// The ids of the parts that are gone, in their earlier order.
  private(set) var dropped: [String] = []
  /// Whether parts have come, gone, or changed places.
  let hasNewOrder: Bool

  private init<Part: Identifiable>(
    from old: [Part], to new: [Part], hasNewOrder: Bool, isSame: (_ new: Part, _ old: Part) -> Bool
  ) where Part.ID == String {
    self.hasNewOrder = hasNewOrder
    guard hasNewOrder else {
      changed.reserveCapacity(new.count)
      for index in new.indices where !isSame(new[index], old[index]) { changed.append((index, index)) }
      return
    }
    // An app that wraps one root in two navigation controllers has two panes of the same id.
    let earlier = Dictionary(old.indices.map { (old[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    let later = Set(new.map(\.id))
    dropped = old.map(\.id).filter { !later.contains($0) }
    for index in new.indices {
      let before = earlier[new[index].id]
      if before.map({ !isSame(new[index], old[$0]) }) ?? true { changed.append((index, before)) }
    }
  }
}

extension PartChanges {
  /// The panes that differ between two scenes. A pane with a request to scroll always does, because the request is sent
  /// even if it is repeated.
  init(from old: [Pane], to new: [Pane]) {
    self.init(from: old, to: new, hasNewOrder: !new.hasSameIDs(as: old)) { $0 == $1 && $0.layout?.scrollTo == nil }
  }
}

extension [Pane] {
  /// Whether both lists have panes of the same ids in the same order.
  func hasSameIDs(as other: [Pane]) -> Bool {
    count == other.count && indices.allSatisfy { self[$0].content === other[$0].content || self[$0].id == other[$0].id }
  }
}

extension PartChanges {
  /// The controllers that differ between two trees that do not have the same controllers in the same places. The lists are the
  /// flattened trees.
  init(from old: [HierarchyNode], to new: [HierarchyNode]) {
    self.init(from: old, to: new, hasNewOrder: true) { $0 === $1 || $0.hasSameMembers(as: $1) }
  }
}
