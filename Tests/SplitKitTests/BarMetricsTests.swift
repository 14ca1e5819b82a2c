import Testing

@testable import SplitKit

/// Heights of bars by profile and traits (spec/devices.md section 5).
@Suite struct BarMetricsTests {
  enum Shape: String, CaseIterable { case pad, phone, phoneOnItsSide, largePhoneOnItsSide }

  private static func traits(_ shape: Shape) -> TraitCollection {
    switch shape {
    case .pad: TraitCollection(userInterfaceIdiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .regular)
    case .phone: TraitCollection(userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular)
    case .phoneOnItsSide:
      TraitCollection(userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .compact)
    case .largePhoneOnItsSide:
      TraitCollection(userInterfaceIdiom: .phone, horizontalSizeClass: .regular, verticalSizeClass: .compact)
    }
  }

  @Test(arguments: [
    (Profile.ios8, Shape.pad, 44.0, 49.0), (.ios8, .phone, 44, 49), (.ios8, .phoneOnItsSide, 32, 49),
    (.ios13, .pad, 50, 50), (.ios13, .phone, 44, 49), (.ios13, .phoneOnItsSide, 32, 32),
    (.ios13, .largePhoneOnItsSide, 44, 49), (.ios14, .pad, 50, 50), (.ios14, .phone, 44, 49),
    (.ios26, .pad, 54, 50), (.ios26, .phone, 54, 49),
    (.ios26, .phoneOnItsSide, 32, 32), (.ios26, .largePhoneOnItsSide, 54, 49),
  ])
  func `a bar is as high as the device has it`(profile: Profile, shape: Shape, navigationBar: Double, tabBar: Double) {
    let traits = Self.traits(shape)
    #expect(profile.bars.navigationBarHeight(for: traits) == navigationBar)
    #expect(profile.bars.tabBarHeight(for: traits, bottomInset: 0) == tabBar)
  }

  @Test func `with the inset of a home indicator an iPad's tab bar is 65 high in all`() {
    let traits = Self.traits(.pad)
    #expect(Profile.ios13.bars.tabBarHeight(for: traits, bottomInset: 20) + 20 == 65)
    #expect(Profile.ios13.bars.tabBarHeight(for: Self.traits(.phone), bottomInset: 34) + 34 == 83)
  }

  @Test(arguments: [(Profile.ios8, 44.0), (.ios13, 56), (.ios14, 56), (.ios26, 70)])
  func `a sheet has a higher bar`(profile: Profile, height: Double) {
    let tree = Tree.plain(profile: profile)
    let sheet = NavigationController(rootViewController: tree.plain("A"))
    sheet.modalPresentationStyle = .formSheet
    tree.root.present(sheet)
    tree.window.layoutIfNeeded()
    #expect(tree.pane("nav:A/pane")?.contentSafeArea?.top == height)
  }

  @Test(arguments: [
    (Profile.ios14, UserInterfaceIdiom.phone, 59.0, 161.0 / 3), (.ios14, .phone, 62, 169.0 / 3),
    (.ios13, .phone, 68, 187.0 / 3), (.ios14, .phone, 47, 47), (.ios14, .phone, 0, 0), (.ios26, .phone, 59, 59),
    (.ios14, .pad, 59, 59),
  ])
  func `a bar reaches up beside an island before iOS 26`(
    profile: Profile, idiom: UserInterfaceIdiom, inset: Double, top: Double
  ) {
    #expect(profile.bars.navigationBarTop(under: inset, on: idiom) == top)
  }
}
