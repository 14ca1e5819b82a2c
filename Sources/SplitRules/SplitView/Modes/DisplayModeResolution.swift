/// Which mode a split view shows for what it is asked to prefer: a pure rule for each design.
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
    switch (preferred.primaryPreference, design) {
    case (.over, .floating): .secondaryOnly
    case (.over, .fixed), (.over, .tiled), (.automatic, _), (.hidden, _), (.beside, _): mode(requested: preferred)
    }
  }

  /// The mode that an assignment to `preferredDisplayMode` brings about while the split is mounted and expanded.
  /// Before iOS 8 there is no such property, and the mode follows from the orientation alone.
  package func mode(requested preferred: DisplayMode) -> DisplayMode {
    switch (preferred.primaryPreference, design) {
    case (.automatic, _), (_, .fixed): automatic
    case (.hidden, .tiled), (.hidden, .floating): .secondaryOnly
    case (.beside, .tiled): .oneBesideSecondary
    case (.beside, .floating): fitsOneBeside ? .oneBesideSecondary : .secondaryOnly
    case (.over, .tiled), (.over, .floating): .oneOverSecondary
    }
  }

  /// The mode after the size has changed from `old` while `showing` could be seen.
  ///
  /// iOS 26: a change of width resolves automatic and the beside modes anew; with any other preference the
  /// mode that is showing stays (5.4; oneBeside inferred). iOS 8 to 18: what automatic resolves to is taken up when
  /// it changes, so that an overlay or a hidden primary of the user's lasts until then (inferred).
  package func mode(resizedFrom old: Size, showing: DisplayMode, preferred: DisplayMode) -> DisplayMode {
    switch (preferred.primaryPreference, design) {
    case (_, .fixed): automatic
    case (.automatic, .tiled): automatic == resized(to: old).automatic ? showing : automatic
    case (.automatic, .floating), (.beside, .floating):
      size.width == old.width ? showing : modeAtFirstAppearance(preferred: preferred)
    case (.beside, .tiled), (.hidden, _), (.over, _): showing
    }
  }

  private func resized(to size: Size) -> DisplayModeResolution {
    DisplayModeResolution(
      design: design, idiom: idiom, size: size, keepsPrimaryInPortrait: keepsPrimaryInPortrait, isOnItsSide: isOnItsSide)
  }

  /// iOS 5: beside in landscape, hidden in portrait (S4 observed), unless the app keeps it (R-UYL observed).
  /// iOS 8 to 18: side by side where the window is wider than high and on a phone or at least 1024 wide, else
  /// hidden (2.4: documented for full screens, observed for 678 x 1024, the rule inferred). iOS 26: side by
  /// side wherever one column fits (M26 observed at 820 and 393).
  package var automatic: DisplayMode {
    switch design {
    case .fixed: (isOnItsSide ?? size.isLandscape) || keepsPrimaryInPortrait ? .oneBesideSecondary : .secondaryOnly
    case .tiled:
      size.isLandscape && (idiom == .phone || size.width >= 1024) || keepsPrimaryInPortrait
        ? .oneBesideSecondary : .secondaryOnly
    case .floating: fitsOneBeside ? .oneBesideSecondary : .secondaryOnly
    }
  }

  /// Whether one column fits beside the secondary on iOS 26.
  ///
  /// The boundary is unmeasured, between 393 and 820 for two columns (spec section 12, 2): the engine takes twice
  /// the least width of a column that was measured, 240.
  package var fitsOneBeside: Bool { size.width >= Self.leastWidthOfOneBeside }

  package static let leastWidthOfOneBeside: Double = 480
}
