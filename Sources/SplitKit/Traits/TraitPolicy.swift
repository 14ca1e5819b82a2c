/// How a window's traits follow from its size.
///
/// Size and size class are separate inputs of the engine: a policy derives the one from the other, and any
/// trait can be overridden.
public enum TraitPolicy: String, Sendable, CaseIterable {
  /// An iPad app: horizontally regular above `regularWidthThreshold`, vertically always regular.
  case pad
  /// An iPhone app, which a width alone does not decide: 812 wide is compact, 736 regular (spec/split-view.md 1.1,
  /// GIST observed).
  case phone
}

extension TraitPolicy {
  /// The width, in points, up to which a window of the pad idiom is horizontally compact.
  ///
  /// On hardware 639 is compact and 678 regular, and nothing between was seen; 667 is the cut that another
  /// engine's iOS port uses (spec/split-view.md 1.1: bracket observed, the number from one source).
  public static let regularWidthThreshold: Double = 667

  /// The width, in points, from which a phone in landscape is horizontally regular: 874 is compact, 896 regular
  /// (spec/devices.md section 3, two sources). For sizes that no phone has the rule is inferred.
  public static let regularPhoneWidth: Double = 896

  /// The one smaller phone that is regular in landscape: the 5.5-inch one (S3, CS observed).
  public static let plusLandscape = Size(width: 736, height: 414)

  /// The window of an app that was made for the other kind of device, in points: a 9.7-inch iPad in landscape, a 5.5-inch
  /// phone in portrait (spec/devices.md). Which device stands for its kind is a choice of ours.
  public var usualWindowSize: Size {
    switch self {
    case .pad: Size(width: 1024, height: 768)
    case .phone: Size(width: Self.plusLandscape.height, height: Self.plusLandscape.width)
    }
  }

  /// The pixels for each point of that device.
  public var usualWindowScale: Double {
    switch self {
    case .pad: 2
    case .phone: 3
    }
  }

  /// The traits of a window of that size, before any override.
  public func traits(for size: Size) -> TraitCollection {
    TraitCollection(
      userInterfaceIdiom: idiom, horizontalSizeClass: isWide(size) ? .regular : .compact,
      verticalSizeClass: self == .phone && size.isLandscape ? .compact : .regular)
  }

  private var idiom: UserInterfaceIdiom {
    switch self {
    case .pad: .pad
    case .phone: .phone
    }
  }

  /// Whether a window of that size is horizontally regular.
  func isWide(_ size: Size) -> Bool {
    switch self {
    case .pad: size.width > Self.regularWidthThreshold
    case .phone: size == Self.plusLandscape || size.isLandscape && size.width >= Self.regularPhoneWidth
    }
  }

  /// The insets of a window of that size where no device says: a full-screen iPad's, or those of a phone with a home
  /// button, whose status bar goes in landscape (spec/devices.md sections 1 and 4).
  public func safeArea(for size: Size, profile: Profile) -> EdgeInsets {
    switch self {
    case .pad: profile.padSafeArea(for: size)
    case .phone: EdgeInsets(top: size.isLandscape ? 0 : 20)
    }
  }
}
