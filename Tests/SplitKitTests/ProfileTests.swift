import SplitKit
import Testing

@testable import SamplePreviews

/// The differences between the versions, except for the tables that have their own tests.
@Suite struct ProfileTests {
  private final class Keeper: DeprecatedSplitViewControllerDelegate {
    var asked: [String] = []

    func splitViewController(
      _ splitViewController: SplitViewController, shouldHide controller: ViewController,
      in orientation: InterfaceOrientation
    ) -> Bool {
      asked.append(controller.id)
      return false
    }
  }

  private func window(_ profile: Profile, width: Double, height: Double, delegate: Keeper? = nil) -> Window {
    let application = Application(profile: profile)
    let split = SplitViewController(application, id: "split")
    split.viewControllers = ["A", "B"].map {
      NavigationController(rootViewController: ViewController(application, id: $0))
    }
    split.delegate = delegate
    let window = Window(
      application: application, rootViewController: split, size: Size(width: width, height: height))
    window.makeVisible()
    return window
  }

  private func frames(_ window: Window) -> [PaneRole: Rect] {
    Scene(of: window).panes.reduce(into: [:]) { $0[$1.role] = $1.frame }
  }

  @Test func `before iOS 8 the primary is 320 wide, beside in landscape and off screen in portrait`() {
    let landscape = frames(window(.ios5, width: 1024, height: 748))
    #expect(landscape[.primary] == Rect(x: 0, y: 0, width: 320, height: 748))
    #expect(landscape[.secondary] == Rect(x: 321, y: 0, width: 703, height: 748))
    let portrait = frames(window(.ios5, width: 768, height: 1004))
    #expect(portrait[.primary] == Rect(x: -320, y: 0, width: 320, height: 1004))
    #expect(portrait[.secondary] == Rect(x: 0, y: 0, width: 768, height: 1004))
  }

  @Test func `before iOS 8 a narrow window collapses nothing, and every child sees the window's class`() {
    let window = window(.ios5, width: 320, height: 480)
    let split = window.rootViewController as! SplitViewController
    #expect(!split.isCollapsed)
    #expect(split.children.map(\.traitCollection.horizontalSizeClass) == [.compact, .compact])
  }

  @Test(arguments: [Profile.ios5, .ios8])
  func `a delegate of iOS 5 keeps the primary visible in portrait, and is asked of the primary only`(profile: Profile) {
    let keeper = Keeper()
    let window = window(profile, width: 768, height: 1004, delegate: keeper)
    #expect((window.rootViewController as! SplitViewController).displayMode == .oneBesideSecondary)
    #expect(Set(keeper.asked) == ["nav:A"])
  }

  @Test func `a delegate of iOS 5 is not asked since iOS 13`() {
    let keeper = Keeper()
    let window = window(.ios13, width: 768, height: 1004, delegate: keeper)
    #expect((window.rootViewController as! SplitViewController).displayMode == .secondaryOnly)
    #expect(keeper.asked.isEmpty)
  }

  /// The numbers of calls about columns that the delegate gets at a collapse, by version.
  static let announcements: [(Profile, will: Int, did: Int)] = [
    (.ios8, 0, 0), (.ios13, 0, 0), (.ios14, 3, 1), (.ios18, 3, 1), (.ios26, 3, 3),
  ]

  @Test(arguments: announcements)
  func `columns are announced since iOS 14, and afterwards since iOS 26`(profile: Profile, will: Int, did: Int) throws {
    let stage = try Stage(
      .lab, profile: profile, options: [Member("properties", ["preferredDisplayMode": "oneBesideSecondary"])])
    _ = stage.application.takeCalls()
    stage.window.resize(to: Size(width: 500, height: 1180))
    let calls = stage.application.takeCalls().filter { $0.receiver == "delegate" }
    #expect(calls.filter { $0.phase == .will }.count == will)
    #expect(calls.filter { $0.phase == .did }.count == did)
    #expect(calls.filter { $0.phase == .ask }.count == 2)
  }

  @Test(arguments: [
    (812.0, 375.0, true), (667, 375, true), (736, 414, false), (414, 736, true), (896, 414, false), (874, 402, true),
    (926, 428, false), (932, 430, false), (430, 932, true), (568, 320, true),
  ])
  func `a phone collapses by its size`(width: Double, height: Double, isCollapsed: Bool) throws {
    let content = try LabContent(Application(profile: .ios8), Preview.lab.resolve([Member("style", "unspecified")]))
    let window = Window(
      application: content.rootViewController.application, rootViewController: content.rootViewController,
      size: Size(width: width, height: height), policy: .phone)
    window.makeVisible()
    #expect((content.rootViewController as! SplitViewController).isCollapsed == isCollapsed)
    #expect(window.traitCollection.verticalSizeClass == (width > height ? .compact : .regular))
    #expect(window.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test(arguments: SplitViewProperty.all)
  func `every property reads its default, takes null for it, and reads back what was assigned`(
    _ property: SplitViewProperty
  ) throws {
    let style: Value = property.availability == .everywhere ? "unspecified" : "tripleColumn"
    let stage = try Stage(.lab, profile: .ios26, options: [Member("style", style)])
    func read() -> Value? { stage.scene.hierarchy.state.first { $0.name == property.name }?.value }
    #expect(read() == property.defaultValue)
    let other: Value =
      switch property.kind {
      case .choice(let names): .string(names.last!)
      case .flag: .bool(property.defaultValue != true)
      case .length: 300
      case .fraction: 0.25
      }
    try stage.window.set([Member(property.name, other)], of: "split")
    #expect(read() == other)
    try stage.window.set([Member(property.name, .null)], of: "split")
    #expect(read() == property.defaultValue)
  }

  @Test func `automaticDimension is the most negative finite Float`() {
    #expect(SplitViewProperty.automaticDimension == -3.4028234663852886e38)
  }

  @Test func `a longer array is dropped before iOS 26 and raises since`() {
    for profile in [Profile.ios13, .ios26] {
      let split = SplitViewController(Application(profile: profile), id: "split")
      split.viewControllers = ["A", "B", "C"].map { ViewController(split.application, id: $0) }
      let raises = split.application.takeCalls().contains { $0.phase == .raise }
      #expect(raises == (profile == .ios26))
      #expect(split.viewControllers.map(\.id) == (raises ? [] : ["A", "B"]))
    }
  }
}
