/// A device in the catalogue: its screen, and the part of the screen that the system leaves to an app.
///
/// All lengths are in points.
public struct Device: Equatable, Sendable {
  /// The name on the wire.
  public let id: String
  /// The name that Apple sells it under.
  public let name: String
  public let idiom: UserInterfaceIdiom
  /// The year in which the device was released, or nil for a device that a user has added.
  public let year: Int?
  /// The size of the screen in portrait.
  public let screen: Size
  /// How well the size and the size classes of the screen are known.
  public let provenance: Provenance
  /// The ids of the sources of the size and the size classes.
  public let sources: [String]
  /// The number of pixels for each point.
  public let scale: Double
  /// The corner radius of the display, or nil if no source gives it.
  public let cornerRadius: Double?
  public let hasHomeButton: Bool
  public let cutout: Cutout
  public let safeArea: SafeArea
  /// The safe area since iOS 26, or nil for a device that does not run iOS 26.
  public let safeAreaSince26: SafeArea?
  /// The safe area of a folding phone's cover display.
  ///
  /// The value is nil if there is no cover display, or if its safe area is that of the inner display.
  public let coverSafeArea: SafeArea?
  /// The size classes of a full-screen window in portrait.
  public let portraitClasses: SizeClasses
  /// The size classes of a full-screen window in landscape.
  public let landscapeClasses: SizeClasses
  /// The windows that the device can show besides full-screen and free ones.
  public let windows: [DeviceWindow]

  /// The part of the display that holds the camera and shows nothing.
  public enum Cutout: String, Sendable, CaseIterable { case none, notch, island }

  /// The insets of a full-screen window.
  public struct SafeArea: Equatable, Sendable {
    public let portrait: EdgeInsets
    public let landscape: EdgeInsets
    /// How well the insets are known.
    public let provenance: Provenance

    public init(portrait: EdgeInsets, landscape: EdgeInsets, provenance: Provenance) {
      self.portrait = portrait
      self.landscape = landscape
      self.provenance = provenance
    }
  }

  public init(
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
  /// The size of the screen, as the device is held.
  public func screen(isLandscape: Bool) -> Size {
    isLandscape ? Size(width: screen.height, height: screen.width) : screen
  }

  /// The insets of a full-screen window.
  public func safeArea(isLandscape: Bool, on design: ScreenDesign) -> EdgeInsets {
    let era = design.hasSafeAreasSince26 ? safeAreaSince26 ?? safeArea : safeArea
    return isLandscape ? era.landscape : era.portrait
  }

  /// The window in an arrangement, or nil if the device does not have that arrangement when it is held that way.
  public func window(_ arrangement: WindowArrangement, isLandscape: Bool) -> DeviceWindow? {
    windows.first { $0.arrangement == arrangement && $0.isLandscape == isLandscape }
  }

  /// The size classes of a window of the given size, or nil if the catalogue has no window of that size.
  public func classes(of size: Size) -> SizeClasses? {
    if size == screen { return portraitClasses }
    if size == screen(isLandscape: true) { return landscapeClasses }
    return windows.first { $0.size == size }?.classes
  }
}
