/// What a collapsed split announces of a change of its stack.
///
/// One round from the column that was on top to the one that is (spec/split-view.md 5.10: measured for the push that
/// showDetail makes, which names the covered column alone; for other pushes and for pops by hand inferred).
struct CollapsedStackAnnouncement: StackAnnouncement {
  private let split: SplitViewController
  private let kind: Transition.Kind
  private let before: ShownColumns

  /// Remembers what is shown before the change.
  init(_ split: SplitViewController, _ kind: Transition.Kind) {
    self.split = split
    self.kind = kind
    before = split.implementation.shownColumns
  }

  func tellWill() { split.tellWill(announcements) }
  func tellDid() { split.tellDid(announcements) }

  private var announcements: ColumnAnnouncements {
    let after = split.implementation.shownColumns
    return kind == .push ? ColumnAnnouncements(covering: before, by: after) : ColumnAnnouncements(from: before, to: after)
  }
}

extension SplitViewController: StackContainer {
  /// The comings and goings of a column's container say nothing to its content.
  func movesSilently(_ controller: ViewController) -> Bool {
    implementation.namedColumns?.isContainer(controller) ?? false
  }

  /// While the split itself changes, the changes of its stack are part of that.
  func announcement(ofStackChange kind: Transition.Kind) -> (any StackAnnouncement)? {
    isCollapsed && !runner.isUnderWay ? CollapsedStackAnnouncement(self, kind) : nil
  }

  func ownItems(inBarOf stack: NavigationController) -> [BarButtonItem] {
    implementation.namedColumns?.ownItems(inBarOf: stack) ?? []
  }

  func expectation(of stack: NavigationController) -> StackExpectation? {
    expected?.stack === stack ? expected?.expectation : nil
  }
}
