import SplitKit
import Testing

/// spec/split-view.md 1.1 and statements 30 to 36: the pad idiom.
@Suite struct SizeClassTests {
  static let sizes: [(width: Double, height: Double, horizontal: UserInterfaceSizeClass)] = [
    (320, 1024, .compact), (375, 1366, .compact), (438, 1024, .compact), (504, 1112, .compact),
    (507, 768, .compact), (551, 834, .compact), (639, 1366, .compact), (667, 1024, .compact),
    (667.5, 1024, .regular), (678, 1024, .regular), (694, 768, .regular), (768, 1024, .regular),
    (820, 1180, .regular), (1024, 768, .regular), (1366, 1024, .regular),
  ]

  @Test(arguments: sizes)
  func `a pad window is horizontally regular above 667, and vertically always`(
    width: Double, height: Double, horizontal: UserInterfaceSizeClass
  ) {
    let traits = TraitPolicy.pad.traits(for: Size(width: width, height: height))
    #expect(traits.horizontalSizeClass == horizontal)
    #expect(traits.verticalSizeClass == .regular)
  }

  @Test func `every trait that follows from the size has its reason`() {
    let reasons = TraitReasons(.pad, for: Size(width: 639, height: 1366), overrides: TraitOverrides())
    #expect(reasons["horizontalSizeClass"] == "pad: 639 is not above 667")
  }

  @Test func `an override is a reason of its own`() {
    var overrides = TraitOverrides()
    overrides.horizontalSizeClass = .regular
    let reasons = TraitReasons(.pad, for: Size(width: 393, height: 852), overrides: overrides)
    #expect(reasons["horizontalSizeClass"] == "set by hand to regular")
    #expect(overrides.applied(to: TraitPolicy.pad.traits(for: .zero)).horizontalSizeClass == .regular)
  }
}
