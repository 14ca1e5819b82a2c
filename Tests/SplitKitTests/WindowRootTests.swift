import SamplePreviews
import SplitKit
import Testing

/// The exchange of a window's root, and the controllers that are in no tree.
@Suite struct WindowRootTests {
  private func stage(_ options: [Member]) throws -> Stage {
    try Stage(.lab, profile: .ios26, options: options, size: Size(width: 1180, height: 820))
  }

  private func unshown(_ stage: Stage) -> [String] { stage.scene.unshown.map(\.id) }

  @Test func `a split that was in no window appears as the root, as in a new window`() throws {
    let stage = try stage([Member("style", "tripleColumn"), Member("embedding", "none")])
    #expect(unshown(stage) == ["A", "S", "B", "split"])
    let split = try #require(stage.content.controller(named: "split"))
    _ = stage.application.takeCalls()
    stage.window.setRootViewController(split)
    let calls = stage.application.takeCalls().filter { $0.receiver != "root" }
    let fresh = Application(profile: .ios26)
    let content = try Preview.lab.make(fresh, Preview.lab.resolve([Member("style", "tripleColumn")]))
    Window(application: fresh, rootViewController: content.rootViewController, size: Size(width: 1180, height: 820)).makeVisible()
    #expect(calls == fresh.takeCalls())
    #expect(unshown(stage) == ["root"])
  }

  @Test func `the old root leaves with everything that it presents`() throws {
    let stage = try stage([Member("embedding", "none")])
    try stage.perform("present", [Member("controller", "M"), Member("style", "formSheet")], on: "root")
    _ = stage.application.takeCalls()
    stage.window.setRootViewController(try #require(stage.content.controller(named: "split")))
    let gone = stage.application.takeCalls().filter { ["root", "M"].contains($0.receiver) }.map {
      "\($0.receiver).\($0.selector)"
    }
    #expect(
      gone == ["M.viewWillDisappear", "root.viewWillDisappear", "M.viewDidDisappear", "root.viewDidDisappear"])
    #expect(unshown(stage) == ["root", "M"])
    #expect(stage.scene.panes.allSatisfy { $0.presentation == nil })
  }

  @Test func `the same root changes nothing`() throws {
    let stage = try stage([Member("embedding", "none")])
    let before = stage.scene
    stage.window.setRootViewController(stage.root)
    #expect(stage.scene == before)
  }

  /// The list does not keep a controller alive, and a controller that is gone is not in it.
  @Test func `a controller that nobody has any more is not listed`() throws {
    let stage = try stage([Member("style", "doubleColumn")])
    let reader = SceneReader(of: stage.window)
    var lost: ViewController? = ViewController(stage.application, id: "lost")
    #expect(reader.read().unshown.map(\.id) == ["lost"])
    #expect(lost != nil)
    lost = nil
    #expect(reader.read().unshown.isEmpty)
  }
}
