import Testing

@testable import SplitKit

/// The rules for the places of bars, which are functions of the profile, the traits and the view (spec/devices.md section 5,
/// spec/containers.md sections 1 and 2).
@Suite struct BarRulesTests {
  enum Shape: String, CaseIterable {
    case pad, narrowPad, phone, phoneOnItsSide, largePhoneOnItsSide

    var traits: TraitCollection {
      switch self {
      case .pad: TraitCollection(userInterfaceIdiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .regular)
      case .narrowPad: TraitCollection(userInterfaceIdiom: .pad, horizontalSizeClass: .compact, verticalSizeClass: .regular)
      case .phone: TraitCollection(userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular)
      case .phoneOnItsSide:
        TraitCollection(userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .compact)
      case .largePhoneOnItsSide:
        TraitCollection(userInterfaceIdiom: .phone, horizontalSizeClass: .regular, verticalSizeClass: .compact)
      }
    }
  }

  @Test(arguments: [
    (Profile.ios8, Shape.pad, 44.0, 49.0), (.ios8, .phone, 44, 49), (.ios8, .phoneOnItsSide, 32, 49),
    (.ios13, .pad, 50, 50), (.ios13, .phone, 44, 49), (.ios13, .phoneOnItsSide, 32, 32),
    (.ios13, .largePhoneOnItsSide, 44, 49), (.ios14, .pad, 50, 50), (.ios14, .phone, 44, 49),
    (.ios18, .narrowPad, 50, 50), (.ios18, .phone, 44, 49),
    (.ios26, .narrowPad, 54, 83), (.ios26, .phone, 54, 83), (.ios26, .phoneOnItsSide, 54, 64),
    (.ios26, .largePhoneOnItsSide, 54, 64),
  ])
  func `a bar is as high as the device has it`(profile: Profile, shape: Shape, navigationBar: Double, tabBar: Double) {
    #expect(profile.bars.navigationBar.height(for: shape.traits) == navigationBar)
    #expect(profile.bars.tabBar.bottomHeight(for: shape.traits, inset: 0) == tabBar)
  }

  @Test(arguments: [
    (Profile.ios8, Shape.pad, 20.0, 69.0), (.ios13, .pad, 20, 65), (.ios13, .phone, 34, 83), (.ios18, .narrowPad, 25, 65),
    (.ios26, .phone, 34, 83), (.ios26, .narrowPad, 25, 83), (.ios26, .phoneOnItsSide, 21, 64),
  ])
  func `a tab bar at the bottom reaches down to the edge`(profile: Profile, shape: Shape, inset: Double, height: Double) {
    let view = ViewPlacement(frame: Rect(x: 10, y: 0, width: 400, height: 700), safeArea: EdgeInsets(bottom: inset))
    let frame = profile.bars.tabBar.frame(at: .bottom, of: view, for: shape.traits)
    #expect(frame == Rect(x: 10, y: 700 - height, width: 400, height: height))
  }

  @Test(arguments: Profile.all, Shape.allCases)
  func `a tab bar is at the top of a wide pad since iOS 18`(profile: Profile, shape: Shape) {
    let isTop = Profile.since(.ios18).contains(profile) && shape == .pad
    let placement = profile.bars.tabBar.placement(for: shape.traits)
    #expect(placement.edge == (isTop ? .top : .bottom))
    let word =
      !Profile.since(.ios18).contains(profile)
      ? "profile" : isTop ? "regular width" : shape == .narrowPad ? "compact width" : "phone"
    #expect(placement.reason.hasPrefix(word + ": "))
  }

  @Test(arguments: [(Profile.ios18, 50.0), (.ios26, 44)])
  func `a tab bar at the top begins at the inset`(profile: Profile, height: Double) {
    let view = ViewPlacement(frame: Rect(x: 0, y: 5, width: 820, height: 1180), safeArea: EdgeInsets(top: 32))
    let frame = profile.bars.tabBar.frame(at: .top, of: view, for: Shape.pad.traits)
    #expect(frame == Rect(x: 0, y: 37, width: 820, height: height))
  }

  @Test(arguments: [(Profile.ios8, 44.0), (.ios13, 56), (.ios14, 56), (.ios18, 56), (.ios26, 70)])
  func `a bar in a sheet takes more room`(profile: Profile, height: Double) {
    let tree = Tree.plain(profile: profile)
    let sheet = NavigationController(rootViewController: tree.plain("A"))
    sheet.modalPresentationStyle = .formSheet
    tree.root.present(sheet)
    tree.window.layoutIfNeeded()
    #expect(tree.pane("nav:A/pane")?.contentSafeArea?.top == height)
  }

  @Test(arguments: [
    (Profile.ios14, Shape.phone, 59.0, 161.0 / 3), (.ios14, .phone, 62, 169.0 / 3),
    (.ios13, .phone, 68, 187.0 / 3), (.ios14, .phone, 47, 47), (.ios14, .phone, 0, 0), (.ios26, .phone, 59, 59),
    (.ios14, .pad, 59, 59), (.ios26, .phone, 0, 10), (.ios26, .pad, 0, 10), (.ios26, .pad, 32, 32),
    (.ios26, .phoneOnItsSide, 0, 24), (.ios26, .largePhoneOnItsSide, 20, 24), (.ios26, .phoneOnItsSide, 59, 59),
  ])
  func `a bar begins at the inset, and a little lower or higher on some`(
    profile: Profile, shape: Shape, inset: Double, top: Double
  ) {
    #expect(profile.bars.navigationBar.top(under: inset, at: .window, for: shape.traits) == top)
    #expect(profile.bars.navigationBar.top(under: inset, at: .inside, for: shape.traits) == inset)
  }

  @Test(arguments: [
    // The slot's height on iOS 26 by the shape, with a bottom inset of 25, alone and above a tab bar.
    (Profile.ios26, Shape.phone, 86.0, 58.0), (.ios26, .phoneOnItsSide, 82, 58), (.ios26, .pad, 79, 58),
    (.ios26, .narrowPad, 79, 58), (.ios14, .phone, 69, 44), (.ios14, .phoneOnItsSide, 57, 32), (.ios14, .pad, 75, 50),
    (.ios8, .pad, 69, 44),
  ])
  func `a toolbar's slot reaches down to the edge or to the tab bar`(
    profile: Profile, shape: Shape, alone: Double, aboveTabs: Double
  ) {
    let view = ViewPlacement(
      frame: Rect(x: 0, y: 0, width: 500, height: 900), safeArea: EdgeInsets(left: 20, bottom: 25, right: 30))
    let sides: (x: Double, width: Double) = profile == .ios26 ? (20, 450) : (0, 500)
    let place = profile.bars.toolbar.place(in: view, for: shape.traits, isAboveTabBar: false)
    #expect(place.frame == Rect(x: sides.x, y: 900 - alone, width: sides.width, height: alone))
    #expect(place.bottomInset == alone)
    let above = profile.bars.toolbar.place(in: view, for: shape.traits, isAboveTabBar: true)
    #expect(above.frame == Rect(x: sides.x, y: 900 - 25 - aboveTabs, width: sides.width, height: aboveTabs))
    #expect(above.bottomInset == 25 + aboveTabs)
  }

  @Test func `the buttons of a floating toolbar begin 10 below the top of its slot`() {
    let view = ViewPlacement(frame: Rect(x: 0, y: 0, width: 393, height: 852), safeArea: EdgeInsets(top: 59, bottom: 34))
    let place = Profile.ios26.bars.toolbar.place(in: view, for: Shape.phone.traits, isAboveTabBar: false)
    #expect(place.buttons == Rect(x: 0, y: 776, width: 393, height: 48))
  }
}

/// Which titles are large (spec/containers.md 313 to 319).
@Suite struct LargeTitleTests {
  typealias Mode = LargeTitleDisplayMode

  @Test(arguments: Mode.allCases, Mode.allCases)
  func `an automatic item is what the one below it is`(root: Mode, pushed: Mode) {
    let rootSize = LargeTitle.size(of: [root], besideBackButton: false)
    #expect(rootSize == (root == .never ? .usual : root == .inline ? .inline : .large))
    let size = LargeTitle.size(of: [root, pushed], besideBackButton: true)
    let deciding = pushed == .automatic ? root : pushed
    #expect(size == (deciding == .never ? .usual : .large))
  }

  @Test(arguments: [(-20.0, 0.0), (0, 0), (1, 1), (35, 35), (52, 52), (400, 52)])
  func `the title moves away with the content`(distance: Double, hidden: Double) {
    #expect(LargeTitle.height(hiddenBy: distance) == hidden)
  }
}
