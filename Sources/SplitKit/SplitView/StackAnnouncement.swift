/// What a collapsed split announces of a change of its stack.
///
/// One round from the column that was on top to the one that is (spec/split-view.md 5.10: measured for the push that
/// showDetail makes, which names the covered column alone; for other pushes and for pops by hand inferred).
struct StackAnnouncement {
  private let split: SplitViewController?
  private let kind: Transition.Kind
  private let before: ShownColumns
  private let own: ColumnAnnouncements?

  /// Remembers what is shown before the change. While the split itself changes, the stack's changes are part of that.
  init(_ split: SplitViewController?, _ kind: Transition.Kind, own: ColumnAnnouncements?) {
    self.kind = kind
    self.split = split.flatMap { $0.isCollapsed && !$0.runner.isUnderWay ? $0 : nil }
    before = split?.implementation.shownColumns ?? []
    self.own = own
  }

  func tellWill() { split?.tellWill(announcements) }
  func tellDid() { split?.tellDid(announcements) }

  private var announcements: ColumnAnnouncements {
    if let own { return own }
    let after = split?.implementation.shownColumns ?? []
    return kind == .push ? ColumnAnnouncements(covering: before, by: after) : ColumnAnnouncements(from: before, to: after)
  }
}

extension SplitViewController {
  /// Whether a controller on the stack is a column's container, whose comings and goings say nothing to its content.
  func isColumn(_ controller: ViewController) -> Bool {
    implementation.namedColumns?.isContainer(controller) ?? false
  }
}
