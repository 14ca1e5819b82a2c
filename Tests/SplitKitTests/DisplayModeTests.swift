import SamplePreviews
import Testing

@testable import SplitKit

/// spec/split-view.md 2.1, 2.4, 2.5 and statements 1, 2, 43 to 57.
@Suite struct DisplayModeTests {
  @Test func `raw values and aliases are those of UIKit`() {
    #expect(DisplayMode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(DisplayMode.primaryHidden == .secondaryOnly)
    #expect(DisplayMode.allVisible == .oneBesideSecondary)
    #expect(DisplayMode.primaryOverlay == .oneOverSecondary)
    for mode in DisplayMode.allCases { #expect(DisplayMode(name: mode.name) == mode) }
  }

  /// spec/reports.md 459.
  @Test func `input has the names of every version, and an explanation those of its own`() throws {
    let names = ["primaryHidden", "allVisible", "primaryOverlay"]
    for (old, mode) in zip(names, [DisplayMode.secondaryOnly, .oneBesideSecondary, .oneOverSecondary]) {
      #expect(DisplayMode(name: old) == mode)
      for profile in Profile.all {
        #expect(mode.name(in: profile.splitView) == (profile.splitView.hasColumnStyles ? mode.name : old))
        let stage = try Stage(.lab, profile: profile)
        try stage.set("preferredDisplayMode", .string(old))
        #expect(stage.split.preferredDisplayMode == mode)
      }
    }
    for mode in DisplayMode.allCases where ![1, 2, 3].contains(mode.rawValue) {
      #expect(Profile.all.allSatisfy { mode.name(in: $0.splitView) == mode.name })
    }
    let options = try Stage(.lab, profile: .ios8, options: [Member("targetDisplayMode", "allVisible")])
    #expect(throws: Refusal.self) { try options.set("preferredDisplayMode", "allVisibl") }
  }

  struct Resolution: Sendable {
    let profile: Profile
    let width: Double
    let height: Double
    let preferred: DisplayMode
    let first: DisplayMode
    let requested: DisplayMode
  }

  static let resolutions: [Resolution] = [
    Resolution(
      profile: .ios13, width: 1024, height: 768, preferred: .automatic, first: .oneBesideSecondary,
      requested: .oneBesideSecondary),  // 44
    Resolution(
      profile: .ios13, width: 768, height: 1024, preferred: .automatic, first: .secondaryOnly,
      requested: .secondaryOnly),  // 45
    Resolution(
      profile: .ios13, width: 678, height: 1024, preferred: .automatic, first: .secondaryOnly,
      requested: .secondaryOnly),  // 43
    Resolution(
      profile: .ios13, width: 694, height: 768, preferred: .automatic, first: .secondaryOnly,
      requested: .secondaryOnly),
    Resolution(
      profile: .ios13, width: 1024, height: 1024, preferred: .automatic, first: .secondaryOnly,
      requested: .secondaryOnly),  // section 13: a square is portrait
    Resolution(
      profile: .ios13, width: 768, height: 1024, preferred: .oneBesideSecondary, first: .oneBesideSecondary,
      requested: .oneBesideSecondary),  // 50
    Resolution(
      profile: .ios13, width: 768, height: 1024, preferred: .oneOverSecondary, first: .oneOverSecondary,
      requested: .oneOverSecondary),
    Resolution(
      profile: .ios26, width: 820, height: 1180, preferred: .automatic, first: .oneBesideSecondary,
      requested: .oneBesideSecondary),  // 48
    Resolution(
      profile: .ios26, width: 393, height: 852, preferred: .automatic, first: .secondaryOnly,
      requested: .secondaryOnly),  // 49
    Resolution(
      profile: .ios26, width: 393, height: 852, preferred: .oneBesideSecondary, first: .secondaryOnly,
      requested: .secondaryOnly),  // 5.4
    Resolution(
      profile: .ios26, width: 820, height: 1180, preferred: .oneOverSecondary, first: .secondaryOnly,
      requested: .oneOverSecondary),  // 5.4
    Resolution(
      profile: .ios26, width: 820, height: 1180, preferred: .twoDisplaceSecondary, first: .oneBesideSecondary,
      requested: .oneBesideSecondary),  // 5.4, inferred
    Resolution(
      profile: .ios26, width: 820, height: 1180, preferred: .secondaryOnly, first: .secondaryOnly,
      requested: .secondaryOnly),
  ]

  @Test(arguments: resolutions)
  func `a preference is resolved by profile and window`(_ example: Resolution) {
    let resolution = DisplayModeResolution(
      design: example.profile.splitView, idiom: .pad, size: Size(width: example.width, height: example.height))
    #expect(resolution.modeAtFirstAppearance(preferred: example.preferred) == example.first)
    #expect(resolution.mode(requested: example.preferred) == example.requested)
  }

  @Test func `automatic on a phone in landscape is side by side before iOS 26`() {
    let resolution = DisplayModeResolution(
      design: Profile.ios14.splitView, idiom: .phone, size: Size(width: 736, height: 414))
    #expect(resolution.automatic == .oneBesideSecondary)  // 47
  }

  @Test func `a new mode is announced once, and the split still reads the old one`() throws {
    let stage = try Stage(.lab, profile: .ios26)
    _ = stage.application.takeCalls()
    try stage.set("preferredDisplayMode", "secondaryOnly")
    let changes = stage.application.takeCalls().filter { $0.selector == "splitViewController(_:willChangeTo:)" }
    #expect(changes.map(\.arguments) == [["secondaryOnly"]])  // 54
    #expect(changes.first?.state?.displayMode == .oneBesideSecondary)
    #expect(stage.split.displayMode == .secondaryOnly)
  }

  @Test func `asking for the mode that is shown announces nothing`() throws {
    let stage = try Stage(.lab, profile: .ios26)
    _ = stage.application.takeCalls()
    try stage.set("preferredDisplayMode", "oneBesideSecondary")
    #expect(stage.application.takeCalls().isEmpty)  // 55
  }

  @Test func `while collapsed a preference is only stored`() throws {
    let stage = try Stage(.lab, profile: .ios26, size: Size(width: 400, height: 800))
    _ = stage.application.takeCalls()
    for mode in ["secondaryOnly", "oneOverSecondary"] {
      try stage.set("preferredDisplayMode", .string(mode))
      #expect(stage.split.preferredDisplayMode.name == mode)
      #expect(stage.split.displayMode == .oneBesideSecondary)  // 56
    }
    #expect(stage.application.takeCalls().isEmpty)
  }

  @Test func `modes are shown one after another as they are asked for`() throws {
    let stage = try Stage(.lab, profile: .ios26)
    for mode in [DisplayMode.secondaryOnly, .oneBesideSecondary, .oneOverSecondary] {
      try stage.set("preferredDisplayMode", .string(mode.name))
      #expect(stage.split.displayMode == mode)  // 57
      #expect(!stage.split.isCollapsed)  // 38
    }
  }

  @Test func `several assignments before one layout are one request of the last`() throws {
    let stage = try Stage(.lab, profile: .ios26)
    _ = stage.application.takeCalls()
    try stage.window.set(
      [Member("preferredDisplayMode", "secondaryOnly"), Member("preferredDisplayMode", "oneOverSecondary")],
      of: "split")
    let modes = stage.application.takeCalls().filter { $0.selector == "splitViewController(_:willChangeTo:)" }
    #expect(modes.map(\.arguments) == [["oneOverSecondary"]])
  }
}

extension Stage {
  func set(_ name: String, _ value: Value) throws { try window.set([Member(name, value)], of: "split") }
}
