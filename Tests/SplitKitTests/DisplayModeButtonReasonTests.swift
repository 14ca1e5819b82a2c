import SamplePreviews
import SplitKit
import Testing

/// The reason for which the display mode button is shown or hidden: spec/containers.md 8.4.
@Suite struct DisplayModeButtonReasonTests {
  private static let visibilities = ["automatic", "never", "always"]

  private func reason(_ stage: Stage) -> String {
    Value.object(stage.split.hierarchyState)["because"]?["displayModeButtonItem"]?.string ?? ""
  }

  /// Every mode, visibility and gesture of a column style. The state of the button and its reason come from two functions.
  @Test(arguments: [Profile.ios14, .ios18, .ios26], ["doubleColumn", "tripleColumn"])
  func `the reason says what the button is`(profile: Profile, style: String) throws {
    let stage = try Stage(
      .lab, profile: profile, options: [Member("style", .string(style))], size: Size(width: 1180, height: 820))
    for mode in DisplayMode.allCases {
      for visibility in Self.visibilities {
        for hasGesture in [true, false] {
          try stage.window.set(
            [
              Member("preferredDisplayMode", .string(mode.name)), Member("displayModeButtonVisibility", .string(visibility)),
              Member("presentsWithGesture", .bool(hasGesture)),
            ], of: "split")
          let reason = reason(stage)
          #expect(reason.hasPrefix(stage.split.displayModeButton.isVisible ? "shown: " : "hidden: "))
          if visibility == "never" { #expect(reason.hasPrefix("hidden: visibility")) }
          if visibility == "automatic", !hasGesture { #expect(reason.hasPrefix("hidden: gesture")) }
          if visibility == "always", !hasGesture {
            #expect(reason.hasPrefix("shown: visibility") || reason.hasPrefix("hidden: mode"))
          }
        }
      }
    }
    stage.resize(500, 820)
    #expect(reason(stage).hasPrefix("hidden: collapsed"))
  }

  @Test(arguments: [Profile.ios8, .ios13, .ios26])
  func `without a style the target decides`(profile: Profile) throws {
    let stage = try Stage(.lab, profile: profile, size: Size(width: 1180, height: 820))
    #expect(reason(stage) == "shown: target, it goes to secondaryOnly")
    let options = [Member("targetDisplayMode", "oneBesideSecondary")]
    let useless = try Stage(.lab, profile: profile, options: options, size: Size(width: 1180, height: 820))
    #expect(reason(useless) == "hidden: target, oneBesideSecondary is shown already")
    useless.resize(400, 820)
    #expect(reason(useless).hasPrefix("hidden: collapsed"))
  }
}
