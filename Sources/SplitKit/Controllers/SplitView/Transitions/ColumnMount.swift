/// The plan for a split with a column style that first appears in a regular width (spec/split-view.md 5.6 and 5.10, M26
/// observed).
///
/// Every column except compact is wrapped, loaded and attached, shown or not, in slot order, each before its call. The
/// contents then begin to appear, between the calls before and after.
struct ColumnMount: OneRoundPlan {
  enum Move: Equatable {
    case prepare(Column)
    case flip
  }

  /// The present mode and the next one.
  let shown: DisplayMode
  let next: DisplayMode
  /// The columns with a controller that the mode shows.
  let columns: ShownColumns

  init(from shown: DisplayMode, to next: DisplayMode, showing columns: ShownColumns) {
    self.shown = shown
    self.next = next
    self.columns = columns
  }

  var steps: [Step] {
    let announcements = ColumnAnnouncements(from: [], to: columns)
    let appear: [Step] = [.move(.flip), .place, .beginFirstAppearance]
    return Step.announceMode(next, insteadOf: shown) + Step.tellWill(announcements) { .prepare($0) } + appear
      + Step.tellDid(announcements) + [.endFirstAppearance]
  }
}

extension TransitionStep {
  /// The calls before a change. Each column is prepared before its call, and columns without a call are prepared too.
  static func tellWill(_ announcements: ColumnAnnouncements, preparing prepare: (Column) -> Move) -> [TransitionStep] {
    Column.slotOrder.flatMap { column in
      [.move(prepare(column))] + announcements.will.filter { $0.column == column }.map { .tell(.will($0)) }
    }
  }
}
