/// A collapsed split of a column style pushes columns onto its stack, one after another (spec/split-view.md 5.7 and 5.10).
///
/// One push names only what it covers. Of several all but the last say what comes and what goes, and the last says it the
/// other way round. What did happen is said once, after all.
struct ColumnPush: TransitionPlan {
  enum Move: Equatable {
    /// Puts a column's container on top of the stack.
    case push(Column)
    /// Gives what is on top its place, and pays the calls that are owed to what is covered.
    case settle
    case recordTransition
  }

  /// The column on top before.
  let top: Column
  /// The columns to push, the lowest first.
  let columns: [Column]
  /// Whether a single push names both columns, as that of a detail does which was replaced first.
  let namesBoth: Bool
  private var isPlanned = false

  init(_ columns: [Column], over top: Column, namesBoth: Bool) {
    self.columns = columns
    self.top = top
    self.namesBoth = namesBoth
  }

  mutating func steps(after answer: TransitionAnswer) -> [Step] {
    guard !isPlanned else { return [] }
    isPlanned = true
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
    [.noteVisible(.everything), .move(.push(next))] + Step.tellWill(round)
      + [.move(.settle), .beginAppearance, .endAppearance, .move(.recordTransition)]
  }
}

/// A collapsed split of a column style pops its stack down to a column (spec/split-view.md 5.7 and 5.10).
///
/// However many columns go, it is one pop, and one column is named: the old top by what shows another column, the column
/// that is revealed by what hides the top.
struct ColumnPop: TransitionPlan {
  enum Move: Equatable {
    /// Takes what is above the column off the stack. It still has its parent.
    case pop(to: Column)
    /// Gives what is on top its place, and pays the calls that are owed to what is covered.
    case settle
    /// What was popped has no parent any more.
    case end
    case recordTransition
  }

  let column: Column
  let announcement: ColumnAnnouncement
  private var isPlanned = false

  init(to column: Column, announcing announcement: ColumnAnnouncement) {
    self.column = column
    self.announcement = announcement
  }

  mutating func steps(after answer: TransitionAnswer) -> [Step] {
    guard !isPlanned else { return [] }
    isPlanned = true
    let announcements = ColumnAnnouncements(will: [announcement])
    return [.noteVisible(.everything), .move(.pop(to: column))] + Step.tellWill(announcements)
      + [.move(.settle), .beginAppearance, .endAppearance, .move(.end)] + Step.tellDid(announcements)
      + [.move(.recordTransition)]
  }
}
