import SplitKit

/// The options of the prototype: the state in which it begins, and the alternatives that its article compares.
struct InstagramOptions {
  /// The button that hides and shows the profile.
  enum DisplayModeButton: String, CaseIterable { case custom, system }

  /// The prototype before the article customizes the button and the detail, or after.
  enum Step: String, CaseIterable { case before, after }

  /// Whether the scene has the faults of the one version that has them, where a profile stands for several.
  let hasPushFaults: Bool
  let tab: InstagramTab
  let step: Step
  let displayModeButton: DisplayModeButton
  /// Whether an expand first removes the details from the primary's stack.
  let separateFix: Bool
  /// Whether an expand, after this cut, brings the chosen post back.
  let keepsChosenPost: Bool
  /// Whether a collapse leaves out an empty detail.
  let emptyDetailFix: Bool
  let preferredDisplayMode: DisplayMode
  /// Whether the app shows the first post at launch instead of the empty detail.
  let selectsFirst: Bool

  /// The four cases of the article.
  private static let modes: [DisplayMode] = [.automatic, .secondaryOnly, .oneOverSecondary, .oneBesideSecondary]

  /// The value of `system` that adds nothing to the profile.
  private static let ownSystem = "profile"

  static let all = [
    PreviewOption(
      "tab", .choice(InstagramTab.allCases.map(\.rawValue)), default: .string(InstagramTab.profile.rawValue),
      "The tab that is selected at launch."),
    PreviewOption(
      "system", .choice([ownSystem] + Profile.all.compactMap(\.systemWithPushFaults)), default: .string(ownSystem),
      "With the profile ios8, ios12 has its faults, no workaround known: begin narrow, tap a post, turn the window."),
    PreviewOption(
      "step", .choice(Step.allCases.map(\.rawValue)), default: .string(Step.after.rawValue),
      "Before or after the article adds its own button, the padding and the highlights: tap a post, then its button."),
    PreviewOption(
      "displayModeButton", .choice(DisplayModeButton.allCases.map(\.rawValue)),
      default: .string(DisplayModeButton.custom.rawValue),
      "The button above a post: the article's own, or the system's, which looks like a back button once it brings back."),
    PreviewOption(
      "separateFix", .flag, default: true,
      "Whether the delegate cuts the profile's stack before the split expands; without it bar items stray on iOS 13."),
    PreviewOption(
      "keepsChosenPost", .flag, default: true,
      "Whether the delegate answers with the post chosen in a narrow window, which stays; the article's answers nil and loses it."
    ),
    PreviewOption(
      "emptyDetailFix", .flag, default: true,
      "Whether a collapse leaves the empty detail out; without it a narrow launch shows that first."),
    PreviewOption(
      "preferredDisplayMode", .choice(modes.map(\.name)), default: .string(DisplayMode.allVisible.name),
      "The display mode that the split prefers at launch."),
    PreviewOption(
      "selectsFirst", .flag, default: false, "Whether the first post is shown at launch instead of the empty detail."),
  ]

  /// Reads the options. Throws an error for a system that the profile does not stand for.
  init(_ options: PreviewOptions, on profile: Profile) throws(Refusal) {
    hasPushFaults = try Self.hasPushFaults(options["system"].string ?? Self.ownSystem, on: profile)
    tab = Self.choice(options["tab"]) ?? .profile
    step = Self.choice(options["step"]) ?? .after
    displayModeButton = step == .before ? .system : Self.choice(options["displayModeButton"]) ?? .custom
    separateFix = options["separateFix"].bool ?? true
    keepsChosenPost = options["keepsChosenPost"].bool ?? true
    emptyDetailFix = options["emptyDetailFix"].bool ?? true
    preferredDisplayMode = options["preferredDisplayMode"].string.flatMap(DisplayMode.init(name:)) ?? .allVisible
    selectsFirst = options["selectsFirst"].bool ?? false
  }

  private static func hasPushFaults(_ system: String, on profile: Profile) throws(Refusal) -> Bool {
    if system == ownSystem { return false }
    if system == profile.systemWithPushFaults { return true }
    let owner = Profile.all.first { $0.systemWithPushFaults == system }
    throw .invalid(
      path: "options.system", "system is \(system) only with the profile \(owner?.id ?? "?"), which stands for it.")
  }

  private static func choice<Choice: RawRepresentable<String>>(_ value: Value) -> Choice? {
    value.string.flatMap(Choice.init)
  }
}
