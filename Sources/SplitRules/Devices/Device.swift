/// A device as the catalogue knows it: its screen and what the system leaves of it to an app. All lengths are points.
package struct Device: Equatable, Sendable {
  /// The name on the wire.
  package let id: String
  /// The name that people know.
  package let name: String
  package let idiom: UserInterfaceIdiom
  /// The year in which it came; nil for one that a user has added.
  package let year: Int?
  /// Upright.
  package let screen: Size
  /// Whether the screen is as said: how well its size and size classes are known.
  package let provenance: Provenance
  /// The ids of the sources of the size and the size classes.
  package let sources: [String]
  /// Pixels for each point.
  package let scale: Double
  /// Of the display; nil where no source has it.
  package let cornerRadius: Double?
  package let hasHomeButton: Bool
  package let cutout: Cutout
  package let safeArea: SafeArea
  /// Since iOS 26; nil for a device that did not get it.
  package let safeAreaSince26: SafeArea?
  /// Of the cover display of a phone that folds; nil where it is as inside, or there is none.
  package let coverSafeArea: SafeArea?
  /// The classes of a full-screen window.
  package let portraitClasses: SizeClasses
  package let landscapeClasses: SizeClasses
  /// The windows that it can have beside the full screen and free ones.
  package let windows: [DeviceWindow]

  /// What the display goes around.
  package enum Cutout: String, Sendable, CaseIterable { case none, notch, island }

  /// The insets of a full-screen window.
  package struct SafeArea: Equatable, Sendable {
    package let portrait: EdgeInsets
    package let landscape: EdgeInsets
    /// How well both are known.
    package let provenance: Provenance

    package init(portrait: EdgeInsets, landscape: EdgeInsets, provenance: Provenance) {
      self.portrait = portrait
      self.landscape = landscape
      self.provenance = provenance
    }
  }

  package init(
    id: String, name: String, idiom: UserInterfaceIdiom, year: Int?, screen: Size, provenance: Provenance,
    sources: [String], scale: Double, cornerRadius: Double?, hasHomeButton: Bool, cutout: Cutout, safeArea: SafeArea,
    safeAreaSince26: SafeArea?, coverSafeArea: SafeArea?,
    portraitClasses: SizeClasses, landscapeClasses: SizeClasses, windows: [DeviceWindow]
  ) {
    self.id = id
    self.name = name
    self.idiom = idiom
    self.year = year
    self.screen = screen
    self.provenance = provenance
    self.sources = sources
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.hasHomeButton = hasHomeButton
    self.cutout = cutout
    self.safeArea = safeArea
    self.safeAreaSince26 = safeAreaSince26
    self.coverSafeArea = coverSafeArea
    self.portraitClasses = portraitClasses
    self.landscapeClasses = landscapeClasses
    self.windows = windows
  }
}

extension Device {
  /// The screen as it is held.
  package func screen(isLandscape: Bool) -> Size {
    isLandscape ? Size(width: screen.height, height: screen.width) : screen
  }

  /// The insets of a full-screen window.
  package func safeArea(isLandscape: Bool, on design: ScreenDesign) -> EdgeInsets {
    let era = design.hasSafeAreasSince26 ? safeAreaSince26 ?? safeArea : safeArea
    return isLandscape ? era.landscape : era.portrait
  }

  /// The row of that arrangement; nil where the device does not have it held that way.
  package func window(_ arrangement: WindowArrangement, isLandscape: Bool) -> DeviceWindow? {
    windows.first { $0.arrangement == arrangement && $0.isLandscape == isLandscape }
  }

  /// What a window of that size reports, where the catalogue has it: of the full screen, or of a row.
  package func classes(of size: Size) -> SizeClasses? {
    if size == screen { return portraitClasses }
    if size == screen(isLandscape: true) { return landscapeClasses }
    return windows.first { $0.size == size }?.classes
  }
}
