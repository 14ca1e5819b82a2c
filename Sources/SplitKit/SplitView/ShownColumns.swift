/// The columns that can be seen, and what the delegate hears when they change.
///
/// Pure: the announcements follow from the columns before and after (spec/split-view.md 5.10, M26 observed).
typealias ShownColumns = Set<Column>

extension DisplayMode {
  /// The columns that an expanded split shows in this mode: of a triple "one" is the supplementary (AD documented).
  func shownColumns(in style: SplitViewStyle) -> ShownColumns {
    switch (self, style) {
    case (.secondaryOnly, _): [.secondary]
    case (.oneBesideSecondary, .tripleColumn), (.oneOverSecondary, .tripleColumn): [.supplementary, .secondary]
    case (.twoBesideSecondary, .tripleColumn), (.twoOverSecondary, .tripleColumn),
      (.twoDisplaceSecondary, .tripleColumn):
      [.primary, .supplementary, .secondary]
    case (.oneBesideSecondary, _), (.oneOverSecondary, _), (.twoBesideSecondary, _), (.twoOverSecondary, _),
      (.twoDisplaceSecondary, _):
      [.primary, .secondary]
    case (.automatic, _): preconditionFailure("Automatic is a preference and is never shown.")
    }
  }

  /// Whether a split with two columns shows its primary in this mode.
  var showsPrimary: Bool { shownColumns(in: .unspecified).contains(.primary) }
}

/// One call to the delegate about a column.
struct ColumnAnnouncement: Equatable {
  enum Change: Equatable { case show, hide }
  let change: Change
  let column: Column
}

/// The calls that a transition makes about columns.
struct ColumnAnnouncements: Equatable {
  /// In the order in which they are made.
  private(set) var will: [ColumnAnnouncement] = []

  /// Each column that a will names gets exactly one did, that of its last will. UIKit's order varies from run
  /// to run; ours is fixed: what hid, then what showed, each in slot order (spec section 13).
  var did: [ColumnAnnouncement] { lastOfEachColumn(.hide) + lastOfEachColumn(.show) }

  private func lastOfEachColumn(_ change: ColumnAnnouncement.Change) -> [ColumnAnnouncement] {
    Self.slots.compactMap { slot in
      will.last { $0.column == slot }.flatMap { $0.change == change ? $0 : nil }
    }
  }

  /// Slot order is supplementary, primary, secondary.
  static let slots = Column.slotOrder

  func only(_ isMeant: (Column) -> Bool) -> ColumnAnnouncements {
    ColumnAnnouncements(will: will.filter { isMeant($0.column) })
  }

  mutating func append(_ other: ColumnAnnouncements) { will += other.will }

  mutating func announce(_ change: ColumnAnnouncement.Change, _ column: Column) {
    will.append(ColumnAnnouncement(change: change, column: column))
  }
}

extension ColumnAnnouncements {
  /// One round, slot by slot: what comes and what goes. A change of mode, an expand, a push or a pop.
  init(from before: ShownColumns, to after: ShownColumns) {
    for slot in Self.slots where before.contains(slot) != after.contains(slot) {
      announce(after.contains(slot) ? .show : .hide, slot)
    }
  }

  /// A push names what it covers, and not what it shows.
  init(covering before: ShownColumns, by after: ShownColumns) {
    self.init(from: before, to: before.intersection(after))
  }

  /// A collapse takes two rounds: first as if the primary alone were to stay, then to the column on top.
  ///
  /// So a secondary that stays on screen is hidden and shown again. At mounting, nothing was shown before.
  ///
  /// A compact column stands in the primary's place.
  init(collapsingFrom before: ShownColumns, toTop top: Column) {
    let sole: Column = top == .compact ? .compact : .primary
    self.init(from: before, to: [sole])
    guard top != sole else { return }
    announce(.hide, sole)
    announce(.show, top)
  }
}
