import SamplePreviews
import SplitKit
import Testing

/// spec/split-view.md 6.1 and statements 127 to 131, 139, 203 to 206.
@Suite struct NavigationBarTests {
  @Test func `at the root there is no back button`() throws {
    let stage = try Stage(.lab, profile: .ios13, size: Size(width: 1024, height: 768))
    #expect(stage.content("nav:A/bar")?["backButton"] == nil)  // 203
  }

  @Test func `a collapsed stack has one bar, with the innermost items and the way back`() throws {
    let stage = try Stage(.lab, profile: .ios13, size: Size(width: 400, height: 768))
    let bars = stage.scene.viewModels.filter { $0.content["kind"] == "navigationBar" }
    #expect(bars.map(\.id) == ["nav:A/bar"])
    #expect(bars[0].content["title"] == "B")
    #expect(bars[0].content["backButton"] == ["id": "nav:A/back", "title": "A", "inset": 8, "width": 44])  // 205
    try stage.window.tap("nav:A/back")
    #expect(stage.content("nav:A/bar")?["title"] == "A")
  }

  @Test func `deeper inside, back leads to the controller before in the inner stack`() throws {
    let stage = try Stage(.lab, profile: .ios13, size: Size(width: 400, height: 768))
    try stage.perform("push", [Member("controller", "E")], on: "nav:B")
    #expect(stage.content("nav:A/bar")?["backButton"] == ["id": "nav:B/back", "title": "B", "inset": 8, "width": 44])
    try stage.window.tap("nav:B/back")
    #expect(stage.content("nav:A/bar")?["backButton"] == ["id": "nav:A/back", "title": "A", "inset": 8, "width": 44])
  }

  @Test func `the back title is the item's own, else the title, else Back`() throws {
    let application = Application(profile: .ios13)
    let titles: [(String?, String?, String)] = [("Go", "Title", "Go"), (nil, "Title", "Title"), (nil, nil, "Back")]
    for (own, title, expected) in titles {
      let root = ViewController(application, id: "root", title: title)
      root.navigationItem.backButtonTitle = own
      let navigation = NavigationController(rootViewController: root)
      let window = Window(
        application: application, rootViewController: navigation, size: Size(width: 400, height: 800))
      window.makeVisible()
      navigation.pushViewController(ViewController(application, id: "top"))
      window.layoutIfNeeded()
      let bar = Scene(of: window).viewModels.first { $0.id == "nav:root/bar" }?.content
      #expect(bar?["backButton"]?["title"] == .string(expected))  // 204
    }
  }

  @Test(arguments: [true, false])
  func `left items take the place of back unless they supplement it`(supplements: Bool) throws {
    let application = Application(profile: .ios13)
    let navigation = NavigationController(rootViewController: ViewController(application, id: "root"))
    let window = Window(
      application: application, rootViewController: navigation, size: Size(width: 400, height: 800))
    window.makeVisible()
    let top = ViewController(application, id: "top")
    top.navigationItem.leftBarButtonItem = BarButtonItem(id: "top/left", title: "Left") {}
    top.navigationItem.leftItemsSupplementBackButton = supplements
    navigation.pushViewController(top)
    window.layoutIfNeeded()
    let bar = Scene(of: window).viewModels.first { $0.id == "nav:root/bar" }?.content
    #expect((bar?["backButton"] != nil) == supplements)  // 139
  }

  @Test func `popping the root does nothing`() throws {
    let stage = try Stage(.lab, profile: .ios13, size: Size(width: 1024, height: 768))
    let navigation = stage.window.controller("nav:A") as! NavigationController
    _ = stage.application.takeCalls()
    #expect(navigation.popViewController() == nil)  // 206
    #expect(stage.application.takeCalls().isEmpty)
  }

  @Test func `the display mode button follows its target and goes when the split collapses`() throws {
    let stage = try Stage(.lab, profile: .ios13, size: Size(width: 1024, height: 768))
    let id = "split/displayModeButtonItem"
    #expect(stage.split.displayModeButton.image == "arrow.up.left.and.arrow.down.right")  // 127
    try stage.window.tap(id)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.split.displayModeButton.image == "chevron.backward")  // 128
    try stage.window.tap(id)
    #expect(stage.split.displayMode == .oneBesideSecondary)
    stage.resize(400, 768)
    #expect(!stage.split.displayModeButton.isVisible)  // 131
    #expect(throws: Refusal.unknownTarget(id)) { try stage.window.tap(id) }
  }

  @Test(arguments: Preview.lab.profiles, ["automatic", "oneBesideSecondary"])
  func `the button hides the primary and brings it back the way it was, again and again`(
    profile: Profile, preferred: String
  ) throws {
    let stage = try Stage(
      .lab, profile: profile, options: [Member("properties", ["preferredDisplayMode": .string(preferred)])],
      size: Size(width: 1180, height: 820))
    for _ in 0..<3 {
      try stage.window.tap("split/displayModeButtonItem")
      #expect(stage.split.displayMode == .secondaryOnly)
      try stage.window.tap("split/displayModeButtonItem")
      #expect(stage.split.displayMode == .oneBesideSecondary)
    }
  }

  @Test func `a primary that a request hid comes back beside, one that automatic hides comes over`() throws {
    let asked = try Stage(.lab, profile: .ios13, size: Size(width: 1024, height: 768))
    try asked.set("preferredDisplayMode", "secondaryOnly")
    #expect(asked.split.displayModeButton.target == .oneBesideSecondary)
    let portrait = try Stage(.lab, profile: .ios13, size: Size(width: 768, height: 1024))
    #expect(portrait.split.displayModeButton.target == .oneOverSecondary)
  }

  @Test func `the delegate's target gives way where no column fits beside`() throws {
    let stage = try Stage(
      .lab, profile: .ios26,
      options: [Member("hosted", true), Member("targetDisplayMode", "oneBesideSecondary")],
      size: Size(width: 393, height: 852))
    stage.override(horizontalSizeClass: .regular)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(!stage.split.displayModeButton.isVisible)
  }

  @Test func `a target that is shown already hides the button`() throws {
    let stage = try Stage(
      .lab, profile: .ios13, options: [Member("targetDisplayMode", "oneBesideSecondary")],
      size: Size(width: 1024, height: 768))
    #expect(!stage.split.displayModeButton.isVisible)  // 129
  }
}
