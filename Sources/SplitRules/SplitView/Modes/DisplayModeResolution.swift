/// Which mode a split view shows for what it is asked to prefer: a pure rule.
///
/// Sources: spec/split-view.md section 7 for iOS 5, 2.4 and 2.5 for iOS 8 to 18, 5.4 for iOS 26, as a classic
/// split reads them.
package struct DisplayModeResolution {
  package let design: SplitDesign
  package let idiom: UserInterfaceIdiom
  package let size: Size
  /// Before iOS 8 the app may keep the primary visible in portrait (`DeprecatedSplitViewControllerDelegate`).
  package var keepsPrimaryInPortrait = false
  /// Whether the device lies on its side, which decides before iOS 8; nil where nobody holds one, and the size says.
  package var isOnItsSide: Bool?

  package init(
    design: SplitDesign, idiom: UserInterfaceIdiom, size: Size, keepsPrimaryInPortrait: Bool = false,
    isOnItsSide: Bool? = nil
  ) {
    self.design = design
    self.idiom = idiom
    self.size = size
    self.keepsPrimaryInPortrait = keepsPrimaryInPortrait
    self.isOnItsSide = isOnItsSide
  }

  /// The mode in which a split first appears or expands.
  package func modeAtFirstAppearance(preferred: DisplayMode) -> DisplayMode {
    switch (preferred.primaryPreference, design.classicModes) {
    case (.over, .room): .secondaryOnly
    case (.over, .orientation), (.over, .shape), (.automatic, _), (.hidden, _), (.beside, _): mode(requested: preferred)
    }
  }

  /// The mode that an assignment to `preferredDisplayMode` brings about while the split is mounted and expanded.
  /// Before iOS 8 there is no such property, and the mode follows from the orientation alone.
  package func mode(requested preferred: DisplayMode) -> DisplayMode {
    switch (preferred.primaryPreference, design.classicModes) {
    case (.automatic, _), (_, .orientation), (.beside, .room): automatic
    case (.hidden, .shape), (.hidden, .room): .secondaryOnly
    case (.beside, .shape): .oneBesideSecondary
    case (.over, .shape), (.over, .room): .oneOverSecondary
    }
  }

  /// The mode after the size has changed from `old` while `showing` could be seen.
  ///
  /// iOS 26: a change of width resolves automatic and the beside modes anew; with any other preference the
  /// mode that is showing stays (5.4; oneBeside inferred). iOS 8 to 18: what automatic resolves to is taken up when
  /// it changes, so that an overlay or a hidden primary of the user's lasts until then (inferred).
  package func mode(resizedFrom old: Size, showing: DisplayMode, preferred: DisplayMode) -> DisplayMode {
    switch (preferred.primaryPreference, design.classicModes) {
    case (_, .orientation): automatic
    case (.automatic, .shape): automatic == resized(to: old).automatic ? showing : automatic
    case (.automatic, .room), (.beside, .room):
      size.width == old.width ? showing : modeAtFirstAppearance(preferred: preferred)
    case (.beside, .shape), (.hidden, _), (.over, _): showing
    }
  }

  private func resized(to size: Size) -> DisplayModeResolution {
    DisplayModeResolution(
      design: design, idiom: idiom, size: size, keepsPrimaryInPortrait: keepsPrimaryInPortrait, isOnItsSide: isOnItsSide)
  }

  /// What automatic comes to: beside or hidden.
  package var automatic: DisplayMode { showsPrimaryByItself ? .oneBesideSecondary : .secondaryOnly }

  private var showsPrimaryByItself: Bool {
    switch design.classicModes {
    case .orientation: (isOnItsSide ?? size.isLandscape) || keepsPrimaryInPortrait
    case .shape(let besideFrom):
      size.isLandscape && (idiom == .phone || size.width >= besideFrom) || keepsPrimaryInPortrait
    case .room(let besideFrom): size.width >= besideFrom
    }
  }
}
