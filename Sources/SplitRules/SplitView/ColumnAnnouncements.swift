/// A call that tells the delegate about a column.
package struct ColumnAnnouncement: Equatable {
  package enum Change: Equatable { case show, hide }
  package let change: Change
  package let column: Column

  package init(_ change: Change, _ column: Column) {
    self.change = change
    self.column = column
  }
}

/// The calls about columns that a transition makes. They follow from the columns before and after (spec/split-view.md
/// 5.10, M26 observed).
package struct ColumnAnnouncements: Equatable {
  /// The "will" calls, in the order in which the split makes them.
  package private(set) var will: [ColumnAnnouncement]

  package init(will: [ColumnAnnouncement] = []) { self.will = will }

  /// The "did" calls, of which each column in `will` gets exactly one: the one that matches its last "will" call.
  ///
  /// UIKit's order varies from run to run. The order here is fixed: the columns that hid, then those that showed, each
  /// in slot order (spec section 13).
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
  /// Announces each column that a transition shows or hides, in slot order.
  ///
  /// A change of mode, an expand, a push and a pop announce their columns like this.
  package init(from before: ShownColumns, to after: ShownColumns) {
    self.init()
    for slot in Column.slotOrder where before.contains(slot) != after.contains(slot) {
      announce(after.contains(slot) ? .show : .hide, slot)
    }
  }

  /// Announces the columns that a push covers. It does not announce the column that the push shows.
  package init(covering before: ShownColumns, by after: ShownColumns) {
    self.init(from: before, to: before.intersection(after))
  }

  /// Announces a collapse in two rounds: first as if only the primary stayed, and then for the column on top.
  ///
  /// A secondary that stays on screen is therefore hidden and shown again. When a split is mounted collapsed, `before`
  /// is empty. A compact column takes the place of the primary.
  package init(collapsingFrom before: ShownColumns, toTop top: Column) {
    let sole: Column = top == .compact ? .compact : .primary
    self.init(from: before, to: [sole])
    guard top != sole else { return }
    announce(.hide, sole)
    announce(.show, top)
  }
}
