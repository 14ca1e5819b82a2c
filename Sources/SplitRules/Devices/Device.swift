/// A device in the catalogue: its screen, and the part of the screen that the system leaves to an app.
///
/// All lengths are in points.
package struct Device: Equatable, Sendable {
  /// The name on the wire.
  package let id: String
  /// The name that Apple sells it under.
  package let name: String
  /// The products whose screens have this size in points, without the name of the family, such as “6 Plus” for an iPhone.
  package let models: [String]
  package let idiom: UserInterfaceIdiom
  /// The year in which the device was released, or nil for a device that a user has added.
  package let year: Int?
  /// The systems that the device has run (general knowledge), or nil if nobody says: such a device stands for any.
  package let systems: SystemVersions?
  /// The size of the screen in portrait.
  package let screen: Size
  /// How well the size and the size classes of the screen are known.
  package let provenance: Provenance
  /// The ids of the sources of the size and the size classes.
  package let sources: [String]
  /// The number of pixels for each point.
  package let scale: Double
  /// The corner radius of the display, or nil if no source gives it.
  package let cornerRadius: Double?
  package let hasHomeButton: Bool
  package let cutout: Cutout
  package let safeArea: SafeArea
  /// The safe area since iOS 26, or nil for a device that does not run iOS 26.
  package let safeAreaSince26: SafeArea?
  /// The safe area of a folding phone's cover display.
  ///
  /// The value is nil if there is no cover display, or if its safe area is that of the inner display.
  package let coverSafeArea: SafeArea?
  /// The size classes of a full-screen window in portrait.
  package let portraitClasses: SizeClasses
  /// The size classes of a full-screen window in landscape.
  package let landscapeClasses: SizeClasses
  /// The windows that the device can show besides full-screen and free ones.
  package let windows: [DeviceWindow]

  /// The part of the display that holds the camera and shows nothing.
  package enum Cutout: String, Sendable, CaseIterable { case none, notch, island }

  /// The insets of a full-screen window.
  package struct SafeArea: Equatable, Sendable {
    package let portrait: EdgeInsets
    package let landscape: EdgeInsets
    /// How well the insets are known.
    package let provenance: Provenance

    package init(portrait: EdgeInsets, landscape: EdgeInsets, provenance: Provenance) {
      self.portrait = portrait
      self.landscape = landscape
      self.provenance = provenance
    }
  }

  package init(
    id: String, name: String, models: [String] = [], idiom: UserInterfaceIdiom, year: Int?, systems: SystemVersions?,
    screen: Size,
    provenance: Provenance,
    sources: [String], scale: Double, cornerRadius: Double?, hasHomeButton: Bool, cutout: Cutout, safeArea: SafeArea,
    safeAreaSince26: SafeArea?, coverSafeArea: SafeArea?,
    portraitClasses: SizeClasses, landscapeClasses: SizeClasses, windows: [DeviceWindow]
  ) {
    self.id = id
    self.name = name
    self.models = models
    self.idiom = idiom
    self.year = year
    self.systems = systems
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
  /// The name of the device, and those of its products.
  package var names: [String] { [name] + models.map { "\(idiom == .phone ? "iPhone" : "iPad") \($0)" } }

  /// Whether the device has run a system of that time. A device without known systems could.
  package func hasRun(_ time: SystemVersions) -> Bool { systems?.overlaps(time) ?? true }

  /// The size of the screen, as the device is held.
  package func screen(isLandscape: Bool) -> Size {
    isLandscape ? Size(width: screen.height, height: screen.width) : screen
  }

  /// The insets of a full-screen window.
  package func safeArea(isLandscape: Bool, on design: ScreenDesign) -> EdgeInsets {
    let era = safeAreas(on: design)
    return isLandscape ? era.landscape : era.portrait
  }

  /// The insets of a full-screen window in both orientations, in an OS version.
  package func safeAreas(on design: ScreenDesign) -> SafeArea {
    design.hasSafeAreasSince26 ? safeAreaSince26 ?? safeArea : safeArea
  }

  /// The window in an arrangement, or nil if the device does not have that arrangement when it is held that way.
  package func window(_ arrangement: WindowArrangement, isLandscape: Bool) -> DeviceWindow? {
    windows.first { $0.arrangement == arrangement && $0.isLandscape == isLandscape }
  }

  /// The size classes of a window of the given size, or nil if the catalogue has no window of that size.
  package func classes(of size: Size) -> SizeClasses? {
    if size == screen { return portraitClasses }
    if size == screen(isLandscape: true) { return landscapeClasses }
    return windows.first { $0.size == size }?.classes
  }
}
