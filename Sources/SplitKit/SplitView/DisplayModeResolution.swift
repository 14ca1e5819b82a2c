/// Which mode a split view shows for what it is asked to prefer: a pure rule for each profile.
///
/// Sources: spec/split-view.md 2.4 and 2.5 for iOS 13, 5.4 for iOS 26, as a classic split reads them.
struct DisplayModeResolution {
  let profile: Profile
  let idiom: UserInterfaceIdiom
  let size: Size

  /// The mode in which a split first appears or expands.
  func modeAtFirstAppearance(preferred: DisplayMode) -> DisplayMode {
    switch (preferred.primaryPreference, profile) {
    case (.over, .ios26): .secondaryOnly
    case (.over, .ios13), (.automatic, _), (.hidden, _), (.beside, _): mode(requested: preferred)
    }
  }

  /// The mode that an assignment to `preferredDisplayMode` brings about while the split is mounted and expanded.
  func mode(requested preferred: DisplayMode) -> DisplayMode {
    switch preferred.primaryPreference {
    case .automatic: automatic
    case .hidden: .secondaryOnly
    case .beside: fitsOneBeside ? .oneBesideSecondary : .secondaryOnly
    case .over: .oneOverSecondary
    }
  }

  /// The mode after the size has changed from `old` while `showing` could be seen.
  ///
  /// iOS 26: a change of width resolves automatic and the beside modes anew; with any other preference the
  /// mode that is showing stays (5.4; oneBeside inferred). iOS 13: what automatic resolves to is taken up when
  /// it changes, so that an overlay or a hidden primary of the user's lasts until then (inferred).
  func mode(resizedFrom old: Size, showing: DisplayMode, preferred: DisplayMode) -> DisplayMode {
    switch (preferred.primaryPreference, profile) {
    case (.automatic, .ios13): automatic == resized(to: old).automatic ? showing : automatic
    case (.automatic, .ios26), (.beside, .ios26):
      size.width == old.width ? showing : modeAtFirstAppearance(preferred: preferred)
    case (.beside, .ios13), (.hidden, _), (.over, _): showing
    }
  }

  private func resized(to size: Size) -> DisplayModeResolution {
    DisplayModeResolution(profile: profile, idiom: idiom, size: size)
  }

  /// iOS 13: side by side where the window is wider than high and on a phone or at least 1024 wide, else
  /// hidden (2.4: documented for full screens, observed for 678 x 1024, the rule inferred). iOS 26: side by
  /// side wherever one column fits (M26 observed at 820 and 393).
  var automatic: DisplayMode {
    switch profile {
    case .ios13:
      size.isLandscape && (idiom == .phone || size.width >= 1024) ? .oneBesideSecondary : .secondaryOnly
    case .ios26: fitsOneBeside ? .oneBesideSecondary : .secondaryOnly
    }
  }

  /// Whether one column fits beside the secondary.
  ///
  /// Before iOS 26 it always does where the split is expanded. On iOS 26 the boundary is unmeasured, between
  /// 393 and 820 for two columns (spec section 12, 2): the engine takes twice the least width of a column that
  /// was measured, 240.
  private var fitsOneBeside: Bool {
    switch profile {
    case .ios13: true
    case .ios26: size.width >= 480
    }
  }
}
