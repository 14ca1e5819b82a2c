import SamplePreviews
import Testing

@testable import SplitKit

/// spec/split-view.md 3.7 and statements 169 to 178.
@Suite struct ShowDetailTests {
  private func stage(_ options: [Member] = [], width: Double = 1024) throws -> Stage {
    let stage = try Stage(.lab, profile: .ios26, options: options, size: Size(width: width, height: 768))
    _ = stage.application.takeCalls()
    return stage
  }

  @Test func `a delegate that shows the detail itself leaves everything as it is, unloaded`() throws {
    for width in [1024.0, 400] {
      let stage = try stage([Member("showDetail", true)], width: width)
      let before = stage.tree
      try stage.perform("showDetail", [Member("controller", "D")])
      #expect(stage.tree == before)  // 169
      #expect(stage.content.plainControllers.known("D")?.isViewLoaded == false)
    }
  }

  @Test func `expanded, the detail replaces the secondary and no column is announced`() throws {
    let stage = try stage()
    try stage.perform("showDetail", [Member("controller", "D")])
    #expect(stage.tree == ["nav[A]", "D"])
    let delegate = stage.application.takeCalls().filter { $0.receiver == "delegate" }.map(\.selector)
    #expect(delegate == ["splitViewController(_:showDetail:sender:)"])  // 170
  }

  @Test func `the detail that is there already changes nothing`() throws {
    let stage = try stage()
    try stage.perform("showDetail", [Member("controller", "D")])
    _ = stage.application.takeCalls()
    try stage.perform("showDetail", [Member("controller", "D")])
    #expect(stage.application.takeCalls().map(\.receiver) == ["delegate"])  // 171
  }

  @Test func `collapsed, the detail is pushed and the covered column hides`() throws {
    let stage = try stage([Member("collapseSecondary", true)], width: 400)
    try stage.perform("showDetail", [Member("controller", "D")])
    #expect(stage.tree == ["nav[A,D]"])  // 173
    let calls = stage.application.takeCalls().filter { $0.receiver == "delegate" }
    #expect(
      calls.map(\.selector) == [
        "splitViewController(_:showDetail:sender:)", "splitViewController(_:willHide:)",
        "splitViewController(_:didHide:)",
      ])
    #expect(calls[1].arguments == ["primary"])
  }

  @Test func `collapsed onto a controller that is no stack, the detail is presented over everything`() throws {
    let stage = try stage([Member("primaryForCollapsing", "X")], width: 400)
    try stage.perform("showDetail", [Member("controller", "D")])
    #expect(stage.tree == ["X"])
    #expect(stage.split.presentedViewController?.id == "D")  // 176
    #expect(stage.scene.panes.last?.role == .modal)
    #expect(stage.window.panes.frontmost(at: Point(x: 30, y: 50))?.pane.id == "D/pane")
    try stage.perform("dismiss")
    #expect(stage.split.presentedViewController == nil)
    let calls = stage.application.takeCalls().map { "\($0.receiver).\($0.selector)" }
    #expect(
      calls.suffix(4) == [
        "D.viewWillDisappear", "X.viewWillAppear", "X.viewDidAppear", "D.viewDidDisappear",
      ])
  }

  @Test func `a stack that is full takes no detail`() throws {
    let stage = try stage(width: 400)
    for index in 0..<98 { try stage.perform("showDetail", [Member("controller", .string("D\(index)"))]) }
    #expect(throws: Refusal.invalid(path: "controller", "A stack holds at most 100 controllers.")) {
      try stage.perform("showDetail", [Member("controller", "D98")])
    }
  }

  @Test func `a controller that was replaced can be shown again`() throws {
    let stage = try stage()
    try stage.perform("showDetail", [Member("controller", "D")])
    try stage.perform("showDetail", [Member("controller", "nav:B")])
    #expect(stage.tree == ["nav[A]", "nav[B]"])
  }

  @Test func `a child's request walks up to the split`() throws {
    let stage = try stage()
    let detail = stage.content.plainControllers["D"]
    stage.window.controller("A")!.showDetailViewController(detail)
    stage.window.layoutIfNeeded()
    #expect(stage.tree == ["nav[A]", "D"])  // 177
  }

  @Test func `without a split the detail is presented`() throws {
    let application = Application(profile: .ios26)
    let alone = ViewController(application, id: "alone")
    let window = Window(
      application: application, rootViewController: alone, size: Size(width: 400, height: 800))
    window.makeVisible()
    alone.showDetailViewController(ViewController(application, id: "D"))
    #expect(alone.presentedViewController?.id == "D")  // 178
  }

  @Test func `pushing a navigation controller by hand raises and does nothing`() throws {
    let stage = try stage()
    let navigation = stage.window.controller("nav:A") as! NavigationController
    let other = NavigationController(rootViewController: stage.content.plainControllers["E"])
    _ = stage.application.takeCalls()
    navigation.pushViewController(other)
    #expect(stage.tree[0] == "nav[A]")
    let calls = stage.application.takeCalls()
    #expect(calls.map(\.phase) == [.raise])  // 207
    #expect(calls[0].arguments == ["Pushing a navigation controller is not supported"])
  }
}
