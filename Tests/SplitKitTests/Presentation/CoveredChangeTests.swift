import SamplePreviews
import SplitKit
import Testing

/// Changes of what a presentation covers: a controller that comes into sight appears, and one that goes out of it disappears,
/// whichever of the two was covered meanwhile (spec/split-view.md 5.10).
@Suite struct CoveredChangeTests {
  private func stage(_ options: [Member] = [], width: Double = 1024) throws -> Stage {
    let options = [Member("style", "doubleColumn")] + options
    let stage = try Stage(.lab, profile: .ios26, options: options, size: Size(width: width, height: 768))
    _ = stage.application.takeCalls()
    return stage
  }

  private func presentFullScreen(_ name: String, by presenter: String, in stage: Stage) throws {
    let members = [Member("controller", .string(name)), Member("style", "fullScreen")]
    try stage.perform("present", members, on: presenter)
    _ = stage.application.takeCalls()
  }

  @Test func `a split that is mounted below a full screen appears when it is uncovered`() throws {
    let stage = try stage([Member("embedding", "tab")])
    try presentFullScreen("F", by: "B", in: stage)
    try stage.perform("select", [Member("index", 1)], on: "tabs")
    #expect(stage.takeLastAppearances() == [:])
    try stage.perform("dismiss", on: "F")
    #expect(stage.takeLastAppearances() == ["A2": "viewDidAppear", "B2": "viewDidAppear", "F": "viewDidDisappear"])
  }

  @Test func `the columns that a presented compact controller covered disappear when it replaces them`() throws {
    let stage = try stage()
    try stage.perform("setViewController", [Member("column", "compact"), Member("controller", "X")])
    try presentFullScreen("X", by: "A", in: stage)
    stage.window.resize(to: Size(width: 393, height: 768))
    #expect(stage.split.isCollapsed && stage.window.controller("X")?.parent === stage.split)
    #expect(
      stage.takeLastAppearances() == ["A": "viewDidDisappear", "B": "viewDidDisappear", "X": "viewDidAppear"])
  }

  @Test func `a popped column that is presented over its stack covers it again as a detail`() throws {
    let stage = try stage(width: 393)
    let column = try #require(stage.window.controller("nav:B"))
    try stage.perform("pop", on: "nav:A")
    column.modalPresentationStyle = .fullScreen
    stage.root.present(column)
    _ = stage.application.takeCalls()
    try stage.perform("showDetail", [Member("controller", "D")])
    #expect(stage.takeLastAppearances() == ["A": "viewDidDisappear", "B": "viewDidDisappear", "D": "viewDidAppear"])
  }

  @Test func `a column below a pushed controller appears when that leaves with the primary`() throws {
    let stage = try stage(width: 393)
    try stage.perform("push", [Member("controller", "E")], on: "nav:A")
    _ = stage.application.takeCalls()
    try stage.perform("setViewController", [Member("column", "primary"), Member("controller", .null)])
    #expect(stage.takeLastAppearances() == ["B": "viewDidAppear", "E": "viewDidDisappear"])
  }
}

extension Stage {
  /// The last appearance call of each controller since the calls were last taken.
  func takeLastAppearances() -> [String: String] {
    let names = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    let calls = application.takeCalls().filter { names.contains($0.selector) }
    return Dictionary(calls.map { ($0.receiver, $0.selector) }) { $1 }
  }
}
