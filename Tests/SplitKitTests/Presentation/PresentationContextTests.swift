import SamplePreviews
import Testing

@testable import SplitKit

/// Presentations that cover one controller (spec/reports.md 451).
@Suite struct PresentationContextTests {
  private static let styles = [ModalPresentationStyle.currentContext, .overCurrentContext]

  private func stage(_ profile: Profile = .ios26, _ options: [Member] = [], width: Double = 1366) throws -> Stage {
    let options = [Member("style", "doubleColumn")] + options
    let stage = try Stage(.lab, profile: profile, options: options, size: Size(width: width, height: 1024))
    _ = stage.application.takeCalls()
    return stage
  }

  private func present(_ name: String, _ style: ModalPresentationStyle, by presenter: String, in stage: Stage) throws {
    try stage.perform("present", [Member("controller", .string(name)), Member("style", .string(style.rawValue))], on: presenter)
  }

  @Test(arguments: [Profile.ios14, .ios18, .ios26], styles)
  func `a stack in a column is covered alone`(profile: Profile, style: ModalPresentationStyle) throws {
    let stage = try stage(profile)
    let before = stage.scene
    try present("P", style, by: "B", in: stage)
    let scene = stage.scene
    let pane = try #require(scene.panes.first { $0.id == "P/pane" })
    let stack = try #require(stage.window.controller("nav:B"))
    #expect(pane.frame == stack.view.frame && pane.safeArea == stack.view.safeArea)
    #expect(pane.role == .modal && pane.container == "nav:B" && pane.presentation?.style == style && pane.isInteractive)
    for id in ["nav:B/pane", "B/pane"] {
      let below = try #require(scene.panes.first { $0.id == id })
      #expect(below.isVisible == (style == .overCurrentContext) && !below.isInteractive)
    }
    let primary = scene.panes.first { $0.id == "A/pane" }
    #expect(primary?.isInteractive == true && primary == before.panes.first { $0.id == "A/pane" })
    let covered = try #require(stage.window.controller("B"))
    #expect(covered.presentedViewController?.id == "P" && stack.presentedViewController?.id == "P")
    #expect(stage.root.presentedViewController == nil && stage.window.controller("A")?.presentedViewController == nil)
    #expect(stage.window.controller("P")?.presentingViewController === stack)
  }

  @Test func `the covered controllers disappear under the one style and stay under the other`() throws {
    let stage = try stage()
    try present("P", .currentContext, by: "B", in: stage)
    #expect(stage.takeLastAppearances() == ["B": "viewDidDisappear", "P": "viewDidAppear"])
    try stage.perform("dismiss", on: "B")
    #expect(stage.takeLastAppearances() == ["B": "viewDidAppear", "P": "viewDidDisappear"])
    try present("Q", .overCurrentContext, by: "B", in: stage)
    #expect(stage.takeLastAppearances() == ["Q": "viewDidAppear"])
    try stage.perform("dismiss", on: "Q")
    #expect(stage.takeLastAppearances() == ["Q": "viewDidDisappear"])
  }

  @Test func `without a context the window is covered`() throws {
    let stage = try stage()
    for id in ["nav:A", "nav:B"] { try stage.window.set([Member("definesPresentationContext", false)], of: id) }
    try present("P", .currentContext, by: "B", in: stage)
    #expect(stage.scene.panes.first { $0.id == "P/pane" }?.frame == Rect(x: 0, y: 0, width: 1366, height: 1024))
    #expect(stage.root.presentedViewController?.id == "P")
    #expect(stage.takeLastAppearances()["A"] == "viewDidDisappear")
  }

  @Test func `the nearest controller with a context is covered, which can be the presenter itself`() throws {
    let stage = try stage()
    try stage.window.set([Member("definesPresentationContext", true)], of: "B")
    try present("P", .overCurrentContext, by: "B", in: stage)
    #expect(stage.window.controller("P")?.presentingViewController?.id == "B")
    let bar = stage.scene.panes.first { $0.id == "nav:B/pane" }
    #expect(bar?.isInteractive == true)
    #expect(stage.scene.panes.first { $0.id == "B/pane" }?.isInteractive == false)
  }

  @Test func `a context has the traits of its column, and what it presents itself covers the window`() throws {
    let stage = try stage()
    try present("P", .currentContext, by: "A", in: stage)
    #expect(stage.window.controller("P")?.traitCollection.horizontalSizeClass == .compact)
    try present("Q", .fullScreen, by: "P", in: stage)
    let pane = stage.scene.panes.last
    #expect(pane?.id == "Q/pane" && pane?.frame == Rect(x: 0, y: 0, width: 1366, height: 1024))
    #expect(stage.scene.panes.filter(\.isInteractive).map(\.id) == ["Q/pane"])
    try stage.perform("dismiss", on: "P")
    #expect(stage.window.controller("Q")?.presentingViewController == nil)
    #expect(stage.window.controller("P")?.presentingViewController?.id == "nav:A")
  }

  @Test func `a presentation follows its column through a collapse and back`() throws {
    let stage = try stage()
    try present("P", .currentContext, by: "B", in: stage)
    stage.window.resize(to: Size(width: 393, height: 1024))
    #expect(stage.split.isCollapsed && stage.window.controller("P")?.presentingViewController?.id == "nav:B")
    let pane = try #require(stage.scene.panes.first { $0.id == "P/pane" })
    #expect(pane.frame.width == 393 && pane.isVisible == stage.window.controller("P")?.isOnScreen)
    stage.window.resize(to: Size(width: 1366, height: 1024))
    #expect(stage.scene.panes.first { $0.id == "P/pane" }?.frame == stage.window.controller("nav:B")?.view.frame)
    #expect(stage.window.controller("P")?.isOnScreen == true)
  }

  @Test func `a controller that is pushed over a context covers it, and a pop brings it back`() throws {
    let stage = try stage()
    try stage.window.set([Member("definesPresentationContext", true)], of: "B")
    try present("P", .currentContext, by: "B", in: stage)
    _ = stage.application.takeCalls()
    try stage.perform("push", [Member("controller", "C")], on: "nav:B")
    #expect(stage.takeLastAppearances() == ["P": "viewDidDisappear", "C": "viewDidAppear"])
    #expect(stage.scene.panes.first { $0.id == "P/pane" }?.isVisible != true)
    try stage.perform("pop", on: "nav:B")
    #expect(stage.takeLastAppearances() == ["P": "viewDidAppear", "C": "viewDidDisappear"])
  }

  @Test func `the answer to why a controller is hidden names the presentation that covers its view`() throws {
    let stage = try stage()
    try present("P", .currentContext, by: "B", in: stage)
    let hidden = Explainer(stage.window).visibility(of: try #require(stage.window.controller("B")))
    #expect(hidden.value == false && "\(hidden)".contains("covers the view of nav:B"))
    let shown = Explainer(stage.window).visibility(of: try #require(stage.window.controller("P")))
    #expect(shown.value == true)
  }

  @Test func `a new root ends what is presented inside the old one`() throws {
    let stage = try stage()
    try present("P", .currentContext, by: "B", in: stage)
    let (old, presented) = (stage.root, try #require(stage.window.controller("P")))
    stage.window.setRootViewController(PlainViewController(stage.application, named: "N"))
    #expect(presented.presentingViewController == nil && presented.appearance == .disappeared)
    stage.window.setRootViewController(old)
    #expect(stage.window.controller("B")?.isOnScreen == true)
  }
}
