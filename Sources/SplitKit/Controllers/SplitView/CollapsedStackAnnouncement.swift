/// The calls of a collapsed split about a change of its stack.
///
/// There is one round, from the column that was on top to the one that is on top now (spec/split-view.md 5.10: measured
/// for the push of showDetail, which names only the covered column; inferred for other pushes and for pops by an app).
struct CollapsedStackAnnouncement: StackAnnouncement {
  private let split: SplitViewController
  private let kind: Transition.Kind
  private let before: ShownColumns

  /// Stores what is shown before the change.
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
  /// Whether a controller is a column's container, whose moves make no calls to its content.
  func movesSilently(_ controller: ViewController) -> Bool {
    implementation.namedColumns?.isContainer(controller) ?? false
  }

  /// The announcement of a change of the stack, or nil during a transition of the split, of which the change is a part.
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
