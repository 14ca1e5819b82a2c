import PreviewScenes
import SplitKit
import Testing

/// What real UIKit did to a classic split, step by step: spec/split-view.md, source M26.
@Suite struct MeasuredTransitionTests {
  @Test func `the steps of transition.legacy come out as measured`() throws {
    let stage = try Stage(.lab, profile: .ios26, options: [Member("hosted", true)])
    for record in try MeasuredRecord.read("transition.legacy") {
      try take(record.label, stage)
      check(stage, against: record)
    }
  }

  private func take(_ step: String, _ stage: Stage) throws {
    switch step {
    case "mounted": break
    case "override.compact": stage.override(horizontalSizeClass: .compact)
    case "override.regular": stage.override(horizontalSizeClass: .regular)
    case "showDetail(D)": try stage.perform("showDetail", [Member("controller", "D")])
    case "showDetail(E)": try stage.perform("showDetail", [Member("controller", "E")])
    default: Issue.record("The fixture has a step that the test does not know: \(step)")
    }
  }

  private func check(_ stage: Stage, against record: MeasuredRecord) {
    let calls = stage.application.takeCalls().map(\.measured)
    let step = Comment(rawValue: record.label)
    #expect(calls.filter(MeasuredRecord.isWillPhase) == record.willPhase, step)
    #expect(calls.filter { !MeasuredRecord.isWillPhase($0) }.sorted() == record.rest, step)
    let split = stage.split
    #expect(split.isCollapsed == record.collapsed, step)
    #expect(split.displayMode.rawValue == record.mode, step)
    #expect(split.preferredDisplayMode.rawValue == record.prefMode, step)
    #expect(split.primaryColumnWidth == record.pw, step)
    #expect(split.viewControllers.map(\.describedName) == record.vcs, step)
    #expect(split.children.map(\.describedName) == record.children, step)
    for (child, measured) in zip(split.children, record.legacyChildren) {
      let frame = child.view.frame
      let insets = child.view.safeArea
      #expect([frame.x, frame.y, frame.width, frame.height] == measured.abs, step)
      #expect([insets.top, insets.left, insets.bottom, insets.right] == measured.safe, step)
    }
  }
}
