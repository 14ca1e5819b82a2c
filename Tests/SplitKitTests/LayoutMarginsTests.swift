import Testing

@testable import SplitKit

/// Margins and readable widths by window (spec/devices.md section 5).
@Suite struct LayoutMarginsTests {
  private static func margins(_ policy: TraitPolicy, _ width: Double, _ height: Double, sides: Double = 0) -> LayoutMargins {
    let size = Size(width: width, height: height)
    return LayoutMargins(
      of: size, safeArea: EdgeInsets(top: 20, left: sides, right: sides), traits: policy.traits(for: size))
  }

  @Test(arguments: [
    (TraitPolicy.phone, 320.0, 568.0, 0.0, 16.0, 288.0), (.phone, 402, 874, 0, 16, 370), (.phone, 414, 736, 0, 20, 374),
    (.phone, 440, 956, 0, 20, 400), (.phone, 568, 320, 0, 20, 528), (.phone, 736, 414, 0, 20, 664),
    (.phone, 812, 375, 44, 16, 692), (.phone, 932, 430, 59, 16, 664), (.pad, 320, 768, 0, 16, 288),
    (.pad, 375, 1366, 0, 16, 343), (.pad, 438, 1024, 0, 20, 398), (.pad, 694, 768, 0, 20, 654),
    (.pad, 744, 1133, 0, 20, 704), (.pad, 768, 1024, 0, 20, 664), (.pad, 1366, 1024, 0, 20, 664),
  ])
  func `content keeps from the edges as on the devices`(
    policy: TraitPolicy, width: Double, height: Double, sides: Double, margin: Double, readable: Double
  ) {
    let margins = Self.margins(policy, width, height, sides: sides)
    #expect(margins.insets == EdgeInsets(top: 20, left: sides + margin, right: sides + margin))
    #expect(margins.readableWidth == readable)
  }

  @Test func `a width that nothing is left of is no width`() {
    #expect(Self.margins(.pad, 1, 768).readableWidth == 0)
  }

  @Test func `there were no margins before iOS 8`() {
    #expect(Scene(of: Tree.plain(profile: .ios5).window).window.layoutMargins == nil)
    #expect(Scene(of: Tree.plain(profile: .ios8).window).window.layoutMargins != nil)
  }
}
