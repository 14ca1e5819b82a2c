import SamplePreviews
import Testing

@testable import SplitKit

/// A presented controller is told its own new traits and its own new size, not the window's.
@Suite struct PresentationEnvironmentTests {
  private func heard(_ style: ModalPresentationStyle, _ width: Double) -> [String] {
    let tree = Tree(detail: .all) { PlainViewController($0, named: "root") }
    tree.present("P", style, source: Rect(x: 500, y: 300, width: 44, height: 44))
    _ = tree.application.takeCalls()
    tree.resize(width, 768)
    return tree.application.takeCalls().filter { $0.receiver == "P" && !$0.selector.hasSuffix("LayoutSubviews") }.map { call in
      let size = call.arguments.first?.array.map { $0.compactMap(\.number) } ?? []
      let width = call.arguments.first?["horizontalSizeClass"]?.string ?? ""
      return "\(call.selector) \(width)\(size.isEmpty ? "" : "\(size)")"
    }
  }

  @Test func `a form sheet that stays one hears nothing`() {
    #expect(heard(.formSheet, 900) == [])
  }

  @Test func `a form sheet that becomes a card was compact before, and hears of its size alone`() {
    #expect(heard(.formSheet, 400) == ["viewWillTransition(to:with:) [400.0, 726.0]"])
  }

  @Test func `a page sheet that becomes a card hears of both`() {
    #expect(
      heard(.pageSheet, 400) == [
        "willTransition(to:with:) compact", "viewWillTransition(to:with:) [400.0, 726.0]",
        "traitCollectionDidChange(_:) regular",
      ])
  }

  @Test func `a split that is presented collapses with the window`() throws {
    let stage = try Stage(
      .lab, profile: .ios26, options: [Member("embedding", "modal")], size: Size(width: 1024, height: 768))
    #expect(stage.pane("split/pane")?.presentation?.style == .fullScreen)
    #expect(stage.pane("root/pane")?.isVisible == false)
    #expect(stage.split.viewControllers.map(\.describedName) == ["nav[A]", "nav[B]"])
    stage.resize(400, 768)
    #expect(stage.split.viewControllers.map(\.describedName) == ["nav[A,nav[B]]"])
    try stage.perform("present", [Member("controller", "P"), Member("style", "formSheet")], on: "B")
    #expect(stage.split.presentedViewController?.id == "P")
    try stage.perform("dismiss", on: "root")
    #expect(stage.scene.panes.map(\.id) == ["root/pane"])
  }
}
