/// One call to the delegate about a column.
package struct ColumnAnnouncement: Equatable {
  package enum Change: Equatable { case show, hide }
  package let change: Change
  package let column: Column

  package init(_ change: Change, _ column: Column) {
    self.change = change
    self.column = column
  }
}

/// The calls that a transition makes about columns: they follow from the columns before and after
/// (spec/split-view.md 5.10, M26 observed).
package struct ColumnAnnouncements: Equatable {
  /// In the order in which they are made.
  package private(set) var will: [ColumnAnnouncement]

  package init(will: [ColumnAnnouncement] = []) { self.will = will }

  /// Each column that a will names gets exactly one did, that of its last will. UIKit's order varies from run
  /// to run; ours is fixed: what hid, then what showed, each in slot order (spec section 13).
  package var did: [ColumnAnnouncement] { lastOfEachColumn(.hide) + lastOfEachColumn(.show) }

  private func lastOfEachColumn(_ change: ColumnAnnouncement.Change) -> [ColumnAnnouncement] {
    Column.slotOrder.compactMap { slot in
      will.last { $0.column == slot }.flatMap { $0.change == change ? $0 : nil }
    }
  }

  package func only(_ isMeant: (Column) -> Bool) -> ColumnAnnouncements {
    ColumnAnnouncements(will: will.filter { isMeant($0.column) })
  }

  package mutating func append(_ other: ColumnAnnouncements) { will += other.will }

  package mutating func announce(_ change: ColumnAnnouncement.Change, _ column: Column) {
    will.append(ColumnAnnouncement(change, column))
  }
}

extension ColumnAnnouncements {
  /// One round, slot by slot: what comes and what goes. A change of mode, an expand, a push or a pop.
  package init(from before: ShownColumns, to after: ShownColumns) {
    self.init()
    for slot in Column.slotOrder where before.contains(slot) != after.contains(slot) {
      announce(after.contains(slot) ? .show : .hide, slot)
    }
  }

  /// A push names what it covers, and not what it shows.
  package init(covering before: ShownColumns, by after: ShownColumns) {
    self.init(from: before, to: before.intersection(after))
  }

  /// A collapse takes two rounds: first as if the primary alone were to stay, then to the column on top.
  ///
  /// So a secondary that stays on screen is hidden and shown again. At mounting, nothing was shown before.
  ///
  /// A compact column stands in the primary's place.
  package init(collapsingFrom before: ShownColumns, toTop top: Column) {
    let sole: Column = top == .compact ? .compact : .primary
    self.init(from: before, to: [sole])
    guard top != sole else { return }
    announce(.hide, sole)
    announce(.show, top)
  }
}
