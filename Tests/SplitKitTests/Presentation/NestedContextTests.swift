import SamplePreviews
import Testing

@testable import SplitKit

/// Controllers in a presentation context that present others, and contexts that leave the screen (spec/reports.md 451).
@Suite struct NestedContextTests {
  private func stage(_ options: [Member] = [], width: Double = 1366) throws -> Stage {
    let stage = try Stage(
      .lab, profile: .ios26, options: [Member("style", "doubleColumn")] + options, size: Size(width: width, height: 1024))
    _ = stage.application.takeCalls()
    return stage
  }

  private func present(_ name: String, _ style: ModalPresentationStyle, by presenter: String, in stage: Stage) throws {
    try stage.perform("present", [Member("controller", .string(name)), Member("style", .string(style.rawValue))], on: presenter)
  }

  @Test func `what covers a column disappears with it, and appears again with the next presentation`() throws {
    let stage = try stage()
    try present("D", .currentContext, by: "B", in: stage)
    _ = stage.application.takeCalls()
    let presented = try #require(stage.window.controller("D"))
    try stage.perform("setViewController", [Member("column", "secondary"), Member("controller", .null)])
    #expect(stage.takeLastAppearances() == ["D": "viewDidDisappear"] && presented.appearance == .disappeared)
    presented.endPresentation()
    try present("D", .currentContext, by: "A", in: stage)
    #expect(stage.takeLastAppearances() == ["A": "viewDidDisappear", "D": "viewDidAppear"])
  }

  @Test(arguments: [ModalPresentationStyle.currentContext, .overCurrentContext])
  func `a controller in a context is covered alone in a context of its own`(style: ModalPresentationStyle) throws {
    let stage = try stage()
    try present("D", .currentContext, by: "B", in: stage)
    try stage.window.set([Member("definesPresentationContext", true)], of: "D")
    _ = stage.application.takeCalls()
    try present("E", style, by: "D", in: stage)
    let covers = style == .currentContext
    #expect(stage.takeLastAppearances() == (covers ? ["D": "viewDidDisappear", "E": "viewDidAppear"] : ["E": "viewDidAppear"]))
    let inner = try #require(stage.pane("E/pane"))
    #expect(inner.container == "D" && inner.presentation?.isInContainer == true && inner.isInteractive)
    #expect(inner.frame == stage.window.controller("nav:B")?.view.frame && inner.safeArea == stage.pane("D/pane")?.safeArea)
    #expect(stage.pane("D/pane")?.isVisible == !covers && stage.pane("D/pane")?.isInteractive == false)
    #expect(stage.pane("B/pane")?.isVisible == false && stage.pane("A/pane")?.isInteractive == true)
    #expect(stage.scene.panes.map(\.id).filter(["B/pane", "D/pane", "E/pane"].contains) == ["B/pane", "D/pane", "E/pane"])
    #expect(stage.window.controller("E")?.presentingViewController?.id == "D")
    #expect(Explainer(stage.window).visibility(of: try #require(stage.window.controller("D"))).value == .bool(!covers))
    stage.window.resize(to: Size(width: 1200, height: 1024))
    #expect(stage.pane("E/pane")?.frame == stage.window.controller("nav:B")?.view.frame)
    _ = stage.application.takeCalls()
    try stage.perform("dismiss", on: "E")
    #expect(
      stage.takeLastAppearances() == (covers ? ["D": "viewDidAppear", "E": "viewDidDisappear"] : ["E": "viewDidDisappear"]))
    #expect(stage.pane("D/pane")?.isInteractive == true)
    try present("E", style, by: "D", in: stage)
    _ = stage.application.takeCalls()
    try stage.perform("dismiss", on: "nav:B")
    #expect(stage.takeLastAppearances()["B"] == "viewDidAppear" && stage.takeLastAppearances()["E"] == nil)
    #expect(stage.pane("D/pane") == nil && stage.pane("E/pane") == nil)
  }

  @Test func `a full screen over a context hides the whole tree, which is told`() throws {
    let stage = try stage()
    try present("D", .currentContext, by: "B", in: stage)
    _ = stage.application.takeCalls()
    try present("E", .fullScreen, by: "D", in: stage)
    #expect(stage.takeLastAppearances() == ["A": "viewDidDisappear", "D": "viewDidDisappear", "E": "viewDidAppear"])
    #expect(stage.window.controller("E")?.presentingViewController === stage.root)
    #expect(stage.window.controller("D")?.presentedViewController?.id == "E")
    try stage.perform("dismiss", on: "E")
    #expect(stage.takeLastAppearances() == ["A": "viewDidAppear", "D": "viewDidAppear", "E": "viewDidDisappear"])
    #expect(stage.pane("D/pane")?.isInteractive == true && stage.pane("B/pane")?.isVisible == false)
  }

  @Test func `a sheet from a context in a tab stays over the other tabs`() throws {
    let stage = try Stage(.instagram, profile: .ios26, size: Size(width: 1024, height: 768))
    try stage.window.set([Member("definesPresentationContext", true)], of: "home")
    stage.window.layoutIfNeeded()
    let tabs = try #require(stage.root as? TabBarController)
    tabs.selectedIndex = 0
    stage.window.layoutIfNeeded()
    let (context, sheet) = (
      PlainViewController(stage.application, named: "D"), PlainViewController(stage.application, named: "E")
    )
    (context.modalPresentationStyle, sheet.modalPresentationStyle) = (.currentContext, .pageSheet)
    try #require(stage.window.controller("home")).present(context)
    context.present(sheet)
    stage.window.layoutIfNeeded()
    #expect(sheet.presentingViewController === tabs && sheet.isOnScreen && context.isOnScreen)
    tabs.selectedIndex = 1
    stage.window.layoutIfNeeded()
    #expect(stage.pane("E/pane")?.isInteractive == true && sheet.appearance == .appeared)
    #expect(context.appearance == .disappeared && stage.pane("D/pane") == nil)
  }

  @Test func `what covers the inspector in its context is dismissed when the inspector becomes a sheet`() throws {
    let stage = try stage([Member("inspectorColumn", true)])
    stage.split.show(.inspector)
    stage.window.layoutIfNeeded()
    try present("D", .currentContext, by: "I", in: stage)
    _ = stage.application.takeCalls()
    stage.window.resize(to: Size(width: 500, height: 1024))
    let calls = stage.takeLastAppearances()
    #expect(calls["D"] == "viewDidDisappear" && calls["I"] == "viewDidAppear")
    let (covering, inspector) = (stage.window.controller("D"), try #require(stage.window.controller("I")))
    #expect(covering == nil && inspector.isOnScreen && stage.pane("I/pane")?.isVisible == true)
    stage.window.resize(to: Size(width: 1366, height: 1024))
    #expect(stage.split.isShowing(.inspector) && inspector.isOnScreen)
  }
}
