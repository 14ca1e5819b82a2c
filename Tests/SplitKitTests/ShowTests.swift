import SplitKit
import Testing

/// `show(_:sender:)` on a split view and on what is in it (spec/split-view.md 3.7).
@Suite struct ShowTests {
  private func shown(_ name: String) -> [Member] { [Member("controller", .string(name))] }

  @Test(arguments: Preview.lab.profiles)
  func `expanded, it replaces the primary`(profile: Profile) throws {
    let stage = try Stage(.lab, profile: profile, size: Size(width: 1180, height: 820))
    try stage.perform("show", shown("D"))
    #expect(stage.split.viewControllers.map(\.describedName) == ["D", "nav[B]"])
    #expect(stage.split.children.map(\.describedName) == ["D", "nav[B]"])
  }

  @Test func `expanded, a controller in the secondary replaces the secondary`() throws {
    let stage = try Stage(.lab, profile: .ios26)
    try stage.perform("showDetail", shown("D"))
    let detail = stage.window.controller("D")!
    detail.show(ViewController(stage.application, id: "E"), sender: detail)
    stage.window.layoutIfNeeded()
    #expect(stage.split.viewControllers.map(\.describedName) == ["nav[A]", "E"])
  }

  @Test func `a controller in a stack is pushed there, and no split is asked`() throws {
    let stage = try Stage(.lab, profile: .ios26)
    _ = stage.application.takeCalls()
    stage.window.controller("A")!.show(ViewController(stage.application, id: "E"))
    #expect(stage.split.viewControllers.map(\.describedName) == ["nav[A,E]", "nav[B]"])
    #expect(!stage.application.takeCalls().contains { $0.selector == "splitViewController(_:show:sender:)" })
  }

  @Test func `collapsed, the sole controller shows it where it can`() throws {
    let stage = try Stage(.lab, profile: .ios13, size: Size(width: 400, height: 800))
    try stage.perform("show", shown("D"))
    #expect(stage.split.viewControllers.map(\.describedName) == ["nav[A,nav[B],D]"])
  }

  @Test func `collapsed, with a plain sole controller, it is presented over everything`() throws {
    let stage = try Stage(
      .lab, profile: .ios13, options: [Member("primaryForCollapsing", "X"), Member("collapseSecondary", true)],
      size: Size(width: 400, height: 800))
    try stage.perform("show", shown("D"))
    #expect(stage.split.viewControllers.map(\.describedName) == ["X"])
    #expect(stage.split.presentedViewController?.id == "D")
  }

  @Test(arguments: ["show", "showDetail"], [400.0, 1180])
  func `a delegate that has done it itself leaves nothing to do`(action: String, width: Double) throws {
    let stage = try Stage(.lab, profile: .ios26, options: [Member(action, true)], size: Size(width: width, height: 820))
    var before = stage.scene
    _ = stage.application.takeCalls()
    try stage.perform(action, shown("D"))
    var after = stage.scene
    #expect(after.unshown.last?.id == "D" && after.unshown.last?.isViewLoaded == false)
    (before.unshown, after.unshown) = ([], [])
    #expect(after == before)
    let calls = stage.application.takeCalls()
    #expect(calls.map(\.selector) == ["splitViewController(_:\(action):sender:)"])
    #expect(calls.first?.answer == .value(true))
  }

  @Test func `the secondary cannot be shown as the primary`() throws {
    let stage = try Stage(.lab, profile: .ios26)
    #expect(throws: Refusal.self) { try stage.perform("show", shown("nav:B")) }
  }

  @Test func `before it is on screen, a split keeps what it is shown`() throws {
    let split = SplitViewController(Application(profile: .ios13), id: "split")
    let controllers = ["A", "B", "C", "D"].map { ViewController(split.application, id: $0) }
    split.viewControllers = Array(controllers.prefix(2))
    split.show(controllers[2])
    split.showDetailViewController(controllers[3])
    #expect(split.viewControllers.map(\.id) == ["C", "D"])
    #expect(controllers.allSatisfy { $0.parent == nil && !$0.isViewLoaded })
  }

  @Test func `a classic split raises for a column, and names the method`() throws {
    let stage = try Stage(.lab, profile: .ios26)
    _ = stage.application.takeCalls()
    stage.split.show(.primary)
    stage.split.hide(.primary)
    let sentences = stage.application.takeCalls().filter { $0.phase == .raise }.compactMap { $0.arguments.first?.string }
    #expect(sentences.map { $0.prefix(7) } == ["show(_:", "hide(_:"])
  }

  @Test(arguments: ModalPresentationStyle.allCases.filter { $0 != .popover })
  func `without a navigation controller and a split, it is presented in its own style`(style: ModalPresentationStyle) {
    let tree = Tree.plain(profile: .ios13)
    let other = tree.plain("B")
    other.modalPresentationStyle = style
    tree.root.show(other)
    #expect(tree.root.presentedViewController === other)
    #expect(tree.pane("B/pane")?.presentation?.style == (style == .automatic ? .pageSheet : style))
  }
}
