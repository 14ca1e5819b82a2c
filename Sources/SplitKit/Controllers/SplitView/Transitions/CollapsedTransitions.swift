/// The plan for a collapsed split with a column style that pushes columns onto its stack, one after another
/// (spec/split-view.md 5.7 and 5.10).
///
/// A single push announces only the column that it covers. If there are several pushes, all except the last announce
/// the column that comes and then the one that goes, and the last announces them in the other order. The calls
/// afterwards are made once, at the end.
struct ColumnPush: OneRoundPlan {
  enum Move: Equatable {
    /// Removes a column's container from where it is. If it was presented over the stack, what it covered appears.
    case takeOver(Column)
    /// Pushes a column's container onto the stack.
    case push(Column)
    /// Lays out the top controller, and makes the pending calls of covered controllers.
    case settle
    case recordTransition
  }

  /// The column that was on top.
  let top: Column
  /// The columns to push, beginning with the lowest.
  let columns: [Column]
  /// Whether a single push announces both columns, as after the replacement of a detail.
  let namesBoth: Bool

  init(_ columns: [Column], over top: Column, namesBoth: Bool) {
    self.columns = columns
    self.top = top
    self.namesBoth = namesBoth
  }

  var steps: [Step] {
    var all = ColumnAnnouncements()
    let rounds = zip(columns, [top] + columns).flatMap { next, old in
      let round = announcements(of: next, over: old)
      all.append(round)
      return steps(of: next, round)
    }
    return rounds + Step.tellDid(all)
  }

  private func announcements(of next: Column, over old: Column) -> ColumnAnnouncements {
    var round = ColumnAnnouncements()
    let isLast = next == columns.last
    if !isLast { round.announce(.show, next) }
    round.announce(.hide, old)
    if isLast, columns.count > 1 || namesBoth { round.announce(.show, next) }
    return round
  }

  private func steps(of next: Column, _ round: ColumnAnnouncements) -> [Step] {
    [.move(.takeOver(next)), .noteVisible(.everything), .move(.push(next))] + Step.tellWill(round)
      + [.move(.settle), .beginAppearance, .endAppearance, .move(.recordTransition)]
  }
}

/// The plan for a collapsed split with a column style that pops its stack down to a column (spec/split-view.md 5.7 and
/// 5.10).
///
/// However many columns go, it is one pop, and one column is announced: the old top if the call shows another column,
/// or the revealed column if the call hides the top.
struct ColumnPop: OneRoundPlan {
  enum Move: Equatable {
    /// Removes the controllers above the column from the stack. They keep their parent for now.
    case pop(to: Column)
    /// Lays out the top controller, and makes the pending calls of covered controllers.
    case settle
    /// Removes the parent of the popped controllers.
    case end
    case recordTransition
  }

  let column: Column
  let announcement: ColumnAnnouncement

  init(to column: Column, announcing announcement: ColumnAnnouncement) {
    self.column = column
    self.announcement = announcement
  }

  var steps: [Step] {
    let announcements = ColumnAnnouncements(will: [announcement])
    return [.noteVisible(.everything), .move(.pop(to: column))] + Step.tellWill(announcements)
      + [.move(.settle), .beginAppearance, .endAppearance, .move(.end)] + Step.tellDid(announcements)
      + [.move(.recordTransition)]
  }
}
