import Foundation

/// The items of a section as a tree, some of which are open: `NSDiffableDataSourceSectionSnapshot`.
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable>: @unchecked Sendable {
  private var order: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var open: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { order }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { order.filter { parents[$0] == nil } }
  /// The items that are shown: those all of whose parents are open.
  public var visibleItems: [ItemIdentifierType] { order.filter(isVisible) }

  /// Adds items below another one, or without a parent.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let new = items.filter { !order.contains($0) }
    let place = parent.flatMap { lastIndex(below: $0) } ?? order.count - 1
    order.insert(contentsOf: new, at: place + 1)
    if let parent { for item in new { parents[item] = parent } }
  }
  /// Adds items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = order.firstIndex(of: item) else { return }
    insert(items, at: index, beside: item)
  }
  /// Adds items after another one and those below it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let index = lastIndex(below: item) else { return }
    insert(items, at: index + 1, beside: item)
  }
  /// Removes items and those below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = order.filter { item in items.contains { $0 == item || isBelow(item, $0) } }
    order.removeAll { gone.contains($0) }
    for item in gone { parents[item] = nil }
    open.subtract(gone)
  }
  /// Removes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
  /// Puts the items of another snapshot in the place of those below an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(order.filter { isBelow($0, parent) })
    for item in snapshot.order { append([item], to: snapshot.parents[item] ?? parent) }
    open.formUnion(snapshot.open)
  }
  /// Shows the items below others.
  public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items) }
  /// Hides the items below others.
  public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }
  /// Puts the items of another snapshot before an item.
  public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
    insert(snapshot.rootItems, before: item)
    adopt(snapshot)
  }
  /// Puts the items of another snapshot after an item and those below it.
  public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
    insert(snapshot.rootItems, after: item)
    adopt(snapshot)
  }
  private mutating func adopt(_ snapshot: NSDiffableDataSourceSectionSnapshot) {
    for item in snapshot.order { if let parent = snapshot.parents[item] { append([item], to: parent) } }
    open.formUnion(snapshot.open)
  }
  /// The tree in lines, for debugging.
  public func visualDescription() -> String {
    order.map { String(repeating: "  ", count: level(of: $0)) + "\($0)" }.joined(separator: "\n")
  }
  /// Whether the items below one are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
  /// Whether all parents of an item are open.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parents[item] else { return order.contains(item) }
    return open.contains(parent) && isVisible(parent)
  }
  /// Whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { order.contains(item) }
  /// The number of parents above an item.
  public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
  /// The place of an item, or nil.
  public func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }
  /// The item above another one, or nil.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// The part of the snapshot below an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    part.order = order.filter { isBelow($0, parent) || (includingParent && $0 == parent) }
    part.parents = parents.filter { part.order.contains($0.key) && part.order.contains($0.value) }
    part.open = open.intersection(part.order)
    return part
  }

  func hasChildren(_ item: ItemIdentifierType) -> Bool { parents.values.contains(item) }

  private func isBelow(_ item: ItemIdentifierType, _ other: ItemIdentifierType) -> Bool {
    parents[item].map { $0 == other || isBelow($0, other) } ?? false
  }

  private func lastIndex(below item: ItemIdentifierType) -> Int? { order.lastIndex { $0 == item || isBelow($0, item) } }

  private mutating func insert(_ items: [ItemIdentifierType], at index: Int, beside item: ItemIdentifierType) {
    let new = items.filter { !order.contains($0) }
    order.insert(contentsOf: new, at: index)
    if let parent = parents[item] { for next in new { parents[next] = parent } }
  }
}
