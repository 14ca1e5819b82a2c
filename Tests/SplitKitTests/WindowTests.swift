import SamplePreviews
import SplitKit
import Testing

@Suite struct WindowTests {
  private func stage() throws -> Stage { try Stage(.lab, profile: .ios13, size: Size(width: 1024, height: 768)) }

  @Test func `without an orientation the device turns between portrait and landscape`() throws {
    let stage = try stage()
    #expect(stage.window.orientation == .landscapeLeft)
    stage.window.rotate()
    #expect(stage.window.orientation == .portrait)
    #expect(stage.window.size == Size(width: 768, height: 1024))
    stage.window.rotate()
    #expect(stage.window.size == Size(width: 1024, height: 768))
  }

  @Test func `an override that leaves every trait as it is tells nobody`() throws {
    let application = Application(profile: .ios13, detail: .all)
    let window = Window(
      application: application, rootViewController: ViewController(application, id: "root"),
      size: Size(width: 1024, height: 768))
    window.makeVisible()
    window.layoutIfNeeded()
    _ = application.takeCalls()
    window.traitOverrides.layoutDirection = .leftToRight
    window.layoutIfNeeded()
    #expect(application.takeCalls() == [])
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(application.takeCalls().map(\.selector) == ["willTransition(to:with:)", "traitCollectionDidChange(_:)"])
  }

  @Test func `upside down has the same sides`() throws {
    let stage = try stage()
    stage.window.rotate(to: .landscapeRight)
    #expect(stage.window.size == Size(width: 1024, height: 768))
    #expect(stage.window.orientation == .landscapeRight)
  }

  @Test func `a resize that changes the aspect turns the device along`() throws {
    let stage = try stage()
    stage.resize(700, 768)
    #expect(stage.window.orientation == .portrait)
  }

  @Test func `a resize is at once and a rotation is animated`() throws {
    let stage = try stage()
    stage.resize(500, 768)
    #expect(stage.application.takeTransition() == nil)
    stage.window.rotate()
    #expect(stage.application.takeTransition()?.changes.map(\.kind) == [.layout])
  }

  @Test func `without insets a resize keeps them`() throws {
    let stage = try stage()
    stage.window.resize(to: Size(width: 900, height: 700), safeArea: EdgeInsets(top: 10))
    stage.window.resize(to: Size(width: 800, height: 700))
    #expect(stage.window.safeArea == EdgeInsets(top: 10))
  }

  @Test func `a fractional width is laid out on the pixel grid`() throws {
    let stage = try stage()
    stage.resize(954.249, 700)
    #expect(stage.split.view.frame.width == 954)
    stage.resize(954.25, 700)
    #expect(stage.split.view.frame.width == 954.5)
    #expect(stage.window.size.width == 954.25)
  }

  @Test func `a refused assignment changes nothing, whatever stands before it`() throws {
    let stage = try stage()
    let before = stage.scene
    let properties = [Member("preferredDisplayMode", "secondaryOnly"), Member("primaryEdge", "top")]
    #expect(throws: Refusal.self) { try stage.window.set(properties, of: "split") }
    #expect(throws: Refusal.unknownProperty("colour", on: "SplitViewController")) {
      try stage.window.set([Member("colour", 1)], of: "split")
    }
    #expect(throws: Refusal.self) { try stage.set("preferredSplitBehavior", "tile") }  // 26
    #expect(stage.scene == before)
  }

  @Test func `a controller has one parent`() throws {
    let stage = try stage()
    #expect(throws: Refusal.self) { try stage.perform("showDetail", [Member("controller", "A")]) }
    #expect(throws: Refusal.self) { try stage.perform("push", [Member("controller", "B")], on: "nav:A") }
  }

  @Test func `a stack holds at most a hundred`() throws {
    let stage = try stage()
    for index in 1...99 { try stage.perform("push", [Member("controller", .string("P\(index)"))], on: "nav:A") }
    #expect(throws: Refusal.invalid(path: "controller", "A stack holds at most 100 controllers.")) {
      try stage.perform("push", [Member("controller", "P100")], on: "nav:A")
    }
    try stage.perform("popToRoot", on: "nav:A")
    #expect(stage.split.viewControllers[0].describedName == "nav[A]")
  }

  @Test func `assigned controllers join the tree only when the split appears`() {
    let application = Application(profile: .ios26)
    let split = SplitViewController(application, id: "split")
    let (a, b) = (ViewController(application, id: "A"), ViewController(application, id: "B"))
    split.viewControllers = [a, b]
    #expect(split.viewControllers.count == 2)
    #expect(split.children.isEmpty && a.parent == nil)  // 13
    #expect(split.displayMode == .secondaryOnly && !split.isCollapsed)  // 5, 6
    #expect(split.primaryColumnWidth == 320)  // 7
    let window = Window(
      application: application, rootViewController: split, size: Size(width: 1024, height: 768))
    window.makeVisible()
    #expect(a.parent === split && b.splitViewController === split && split.splitViewController == nil)  // 21, 28
    window.resize(to: Size(width: 400, height: 768))
    #expect(split.viewControllers.map(\.id) == ["A"] && b.parent == nil)  // 142
  }

  @Test func `assigning the same controllers again does nothing`() throws {
    let stage = try stage()
    _ = stage.application.takeCalls()
    stage.split.viewControllers = stage.split.viewControllers
    #expect(stage.application.takeCalls().isEmpty)  // 14
  }

  @Test func `new controllers replace the old ones while the split is shown`() throws {
    let stage = try stage()
    try stage.perform("setViewControllers", [Member("controllers", ["X", "Y"])])
    #expect(stage.split.viewControllers.map(\.id) == ["X", "Y"])
    #expect(stage.window.controller("A") == nil)
    stage.resize(400, 768)
    #expect(stage.split.viewControllers.map(\.id) == ["X"])
    stage.resize(1024, 768)
    #expect(stage.split.viewControllers.map(\.id) == ["X", "Y"])
  }
}
