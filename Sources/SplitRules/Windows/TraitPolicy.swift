/// How a window's traits follow from its size.
///
/// Size and size class are separate inputs of the engine: a policy derives the one from the other, and any
/// trait can be overridden. The raw values are the names on the wire.
public enum TraitPolicy: String, Sendable, CaseIterable {
  /// An iPad app: horizontally regular above `regularWidthThreshold`, vertically always regular.
  case pad
  /// An iPhone app, which a width alone does not decide: 812 wide is compact, 736 regular (spec/split-view.md 1.1,
  /// GIST observed).
  case phone
  /// An iPhone app in a window of any size on an iPad or a Mac, as iOS 27 has it: horizontally compact at any width (one
  /// source). That it is vertically regular there is inferred.
  case phoneResizable = "phone-resizable"
  /// Nothing follows: the size classes are those that somebody sets, and regular until then.
  case manual
}

extension TraitPolicy {
  /// The policy of an app for that kind of device.
  package init(for idiom: UserInterfaceIdiom) {
    switch idiom {
    case .pad: self = .pad
    case .phone: self = .phone
    }
  }

  /// The width, in points, up to which a window of the pad idiom is horizontally compact.
  ///
  /// On hardware 639 is compact and 678 regular, and nothing between was seen; 667 is the cut that another
  /// engine's iOS port uses (spec/split-view.md 1.1: bracket observed, the number from one source).
  package static let regularWidthThreshold: Double = 667

  /// The width, in points, from which a phone in landscape is horizontally regular: 874 is compact, 896 regular
  /// (spec/devices.md section 3, two sources). For sizes that no phone has the rule is inferred.
  package static let regularPhoneWidth: Double = 896

  /// The one smaller phone that is regular in landscape: the 5.5-inch one (S3, CS observed).
  package static let plusLandscape = Size(width: 736, height: 414)

  /// The window of an app that was made for the other kind of device, in points: a 9.7-inch iPad in landscape, a 5.5-inch
  /// phone in portrait (spec/devices.md). Which device stands for its kind is a choice of ours.
  package var usualWindowSize: Size {
    switch idiom {
    case .pad: Size(width: 1024, height: 768)
    case .phone: Size(width: Self.plusLandscape.height, height: Self.plusLandscape.width)
    }
  }

  /// The pixels for each point of that device.
  package var usualWindowScale: Double {
    switch idiom {
    case .pad: 2
    case .phone: 3
    }
  }

  /// The traits of a window of that size, before any override: those that the device is known to report, else those of
  /// the rule.
  package func traits(for size: Size, on device: Device? = nil) -> TraitCollection {
    let classes = knownClasses(of: size, on: device) ?? classes(of: size)
    return TraitCollection(
      userInterfaceIdiom: idiom, horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical)
  }

  /// Only a phone's classes are no matter of the size alone. An iPad's go by the rule, but where a user's file says
  /// otherwise of one.
  package func knownClasses(of size: Size, on device: Device?) -> SizeClasses? {
    switch self {
    case .phone: device.flatMap { $0.idiom == .phone ? $0.classes(of: size) : nil }
    case .pad:
      device.flatMap { $0.idiom == .pad ? $0.classes(of: size) : nil }.flatMap { $0 == classes(of: size) ? nil : $0 }
    case .phoneResizable, .manual: nil
    }
  }

  private func classes(of size: Size) -> SizeClasses {
    SizeClasses(
      horizontal: isWide(size) ? .regular : .compact,
      vertical: self == .phone && size.isLandscape ? .compact : .regular)
  }

  /// The kind of device that its apps are for.
  package var idiom: UserInterfaceIdiom {
    switch self {
    case .pad, .manual: .pad
    case .phone, .phoneResizable: .phone
    }
  }

  /// Whether a window of that size is horizontally regular by the rule.
  package func isWide(_ size: Size) -> Bool {
    switch self {
    case .pad: size.width > Self.regularWidthThreshold
    case .phone: size == Self.plusLandscape || size.isLandscape && size.width >= Self.regularPhoneWidth
    case .phoneResizable: false
    case .manual: true
    }
  }
}
