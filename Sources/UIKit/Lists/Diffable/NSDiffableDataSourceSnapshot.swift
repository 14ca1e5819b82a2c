import Foundation

/// The sections and items of a list at a time: `NSDiffableDataSourceSnapshot`.
///
/// Identifiers are unique. Arguments for which UIKit raises an exception, such as an identifier that exists already or one that
/// does not exist, are left out here.
public nonisolated struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  @unchecked Sendable
{
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The items that the next use of the snapshot reads again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that the next use of the snapshot configures again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that the next use of the snapshot reads again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items.
  public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

  /// The number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
  /// The items of a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { items[identifier] ?? [] }
  /// The section of an item, or nil.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { items[$0]?.contains(identifier) == true }
  }
  /// The place of an item in all items, or nil.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// The place of a section, or nil.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
  {
    guard let section = sectionIdentifier ?? sections.last, sections.contains(section) else { return }
    items[section, default: []] += unknown(identifiers)
  }
  /// Adds items before another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    insert(unknown(identifiers), at: beforeIdentifier, offset: 0)
  }
  /// Adds items after another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(unknown(identifiers), at: afterIdentifier, offset: 1)
  }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections { items[section]?.removeAll { gone.contains($0) } }
  }
  /// Removes all items and sections.
  public mutating func deleteAllItems() { (sections, items) = ([], [:]) }
  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 0)
  }
  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 1)
  }
  /// Reads items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
  /// Configures items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfiguredItemIdentifiers += identifiers }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where !sections.contains(section) { sections.append(section) }
  }
  /// Adds sections before another one.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
    guard let index = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.filter { !sections.contains($0) }, at: index)
  }
  /// Adds sections after another one.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
    guard let index = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.filter { !sections.contains($0) }, at: index + 1)
  }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0) }
    for section in identifiers { items[section] = nil }
  }
  /// Moves a section before another one.
  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
    moveSection(identifier, to: toIdentifier, offset: 0)
  }
  /// Moves a section after another one.
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
    moveSection(identifier, to: toIdentifier, offset: 1)
  }
  /// Reads sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { reloadedSectionIdentifiers += identifiers }

  /// The items that the snapshot does not have, without repetitions.
  private func unknown(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var known = Set(itemIdentifiers)
    return identifiers.filter { known.insert($0).inserted }
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int) {
    guard let section = sectionIdentifier(containingItem: item), let index = items[section]?.firstIndex(of: item) else { return }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  private mutating func move(_ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
    guard item != other, sectionIdentifier(containingItem: item) != nil, sectionIdentifier(containingItem: other) != nil else {
      return
    }
    deleteItems([item])
    insert([item], at: other, offset: offset)
  }

  private mutating func moveSection(_ section: SectionIdentifierType, to other: SectionIdentifierType, offset: Int) {
    guard section != other, let old = indexOfSection(section), sections.contains(other) else { return }
    sections.remove(at: old)
    guard let index = indexOfSection(other) else { return }
    sections.insert(section, at: index + offset)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Replaces the items of a section, which is added if it does not exist.
  mutating func setItems(_ identifiers: [ItemIdentifierType], of section: SectionIdentifierType) {
    appendSections([section])
    deleteItems(itemIdentifiers(inSection: section))
    appendItems(identifiers, toSection: section)
  }

  /// The same sections and items, without anything to read again.
  var settled: NSDiffableDataSourceSnapshot {
    var next = NSDiffableDataSourceSnapshot()
    next.appendSections(sectionIdentifiers)
    for section in sectionIdentifiers { next.appendItems(itemIdentifiers(inSection: section), toSection: section) }
    return next
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (number, section) in sectionIdentifiers.enumerated() {
      if let index = itemIdentifiers(inSection: section).firstIndex(of: item) { return IndexPath(row: index, section: number) }
    }
    return nil
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, let section = sectionIdentifiers[safely: path.section] else { return nil }
    return itemIdentifiers(inSection: section)[safely: path.row]
  }

  /// The content of a list with this snapshot instead of an old one. Items that stay keep their cells and their selection, and items
  /// that are read again get new cells.
  @MainActor
  func content<Cell>(
    from old: NSDiffableDataSourceSnapshot, _ sections: [ListContent<Cell>.Section]
  ) -> [ListContent<Cell>.Section] {
    var rows: [ItemIdentifierType: ListContent<Cell>.Row?] = [:]
    let earlier = Dictionary(zip(old.sectionIdentifiers, sections)) { first, _ in first }
    for (section, identifier) in zip(sections, old.sectionIdentifiers) {
      for (row, item) in zip(section.rows, old.itemIdentifiers(inSection: identifier)) { rows.updateValue(row, forKey: item) }
    }
    let again =
      reloadedItemIdentifiers + reconfiguredItemIdentifiers + reloadedSectionIdentifiers.flatMap(itemIdentifiers(inSection:))
    let renewed = Set(again)
    return sectionIdentifiers.map { identifier in
      let section = ListContent<Cell>.Section(
        rows: ContiguousArray(
          itemIdentifiers(inSection: identifier).map { item in
            guard let row = rows[item] else { return ListContent<Cell>.Row(isInserted: true) }
            if renewed.contains(item) { row?.cell = nil }
            return row
          }))
      if let old = earlier[identifier] { section.takeFrames(of: old) }
      return section
    }
  }
}
