/// The rule for the display mode of a split with the classic style.
///
/// Sources: spec/split-view.md section 7 for iOS 5, 2.4 and 2.5 for iOS 8 to 18, and 5.4 for iOS 26, as a classic split
/// reads it.
package struct DisplayModeResolution {
  package let design: SplitDesign
  package let idiom: UserInterfaceIdiom
  package let size: Size
  /// Whether the app keeps the primary visible in portrait, as it may before iOS 8
  /// (`DeprecatedSplitViewControllerDelegate`).
  package var keepsPrimaryInPortrait = false
  /// Whether the device lies on its side, which decides before iOS 8. If the value is nil, there is no device, and the
  /// size decides.
  package var isOnItsSide: Bool?
  var grid: PixelGrid

  package init(
    design: SplitDesign, idiom: UserInterfaceIdiom, size: Size, keepsPrimaryInPortrait: Bool = false,
    isOnItsSide: Bool? = nil, grid: PixelGrid = PixelGrid(scale: 2)
  ) {
    self.design = design
    self.idiom = idiom
    self.size = size
    self.keepsPrimaryInPortrait = keepsPrimaryInPortrait
    self.isOnItsSide = isOnItsSide
    self.grid = grid
  }

  /// The mode in which a split first appears or expands.
  package func modeAtFirstAppearance(preferred: DisplayMode) -> DisplayMode {
    switch (preferred.primaryPreference, design.classicModes) {
    case (.over, .room): .secondaryOnly
    case (.over, .orientation), (.over, .shape), (.automatic, _), (.hidden, _), (.beside, _): mode(requested: preferred)
    }
  }

  /// The mode that the split shows after an app assigns `preferredDisplayMode` while the split is mounted and expanded.
  ///
  /// This property does not exist before iOS 8, where the mode follows from the orientation alone.
  package func mode(requested preferred: DisplayMode) -> DisplayMode {
    switch (preferred.primaryPreference, design.classicModes) {
    case (.automatic, _), (_, .orientation), (.beside, .room): automatic
    case (.hidden, .shape), (.hidden, .room): .secondaryOnly
    case (.beside, .shape): .oneBesideSecondary
    case (.over, .shape), (.over, .room): .oneOverSecondary
    }
  }

  /// The mode after the size has changed from `old`, at which the split showed `showing`.
  ///
  /// On iOS 26, a change of width resolves `automatic` and the beside modes anew. With any other preference the split
  /// keeps its mode (5.4; oneBeside inferred). On iOS 8 to 18, the split changes its mode when the mode that
  /// `automatic` stands for changes. Until then, an overlay or a hidden primary that the user asked for stays
  /// (inferred).
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
      design: design, idiom: idiom, size: size, keepsPrimaryInPortrait: keepsPrimaryInPortrait, isOnItsSide: isOnItsSide,
      grid: grid)
  }

  /// The mode that `automatic` stands for: beside or hidden.
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
