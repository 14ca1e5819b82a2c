/// The rule by which a window's traits follow from its size.
///
/// The engine takes sizes and size classes as separate inputs. A policy derives the size classes from a size, and any
/// trait can be overridden. The raw values are the names on the wire.
public enum TraitPolicy: String, Sendable, CaseIterable {
  /// An iPad app, which is horizontally regular above `regularWidthThreshold` and always vertically regular.
  case pad
  /// An iPhone app, whose width class does not follow from the width alone: a width of 812 is compact, one of 736 is
  /// regular (spec/split-view.md 1.1, GIST observed).
  case phone
  /// An iPhone app in a window of any size on an iPad or a Mac, as on iOS 27. The window is horizontally compact at any
  /// width (one source). The regular height class is inferred.
  case phoneResizable = "phone-resizable"
  /// The size classes do not follow from the size. They are regular until a client sets them.
  case manual
}

extension TraitPolicy {
  /// Creates the policy of an app for the given kind of device.
  package init(for idiom: UserInterfaceIdiom) {
    switch idiom {
    case .pad: self = .pad
    case .phone: self = .phone
    }
  }

  /// The width, in points, up to which a window of the pad idiom is horizontally compact.
  ///
  /// On hardware, 639 is compact and 678 is regular, and no width between them was seen. Another engine's iOS port uses
  /// the limit 667 (spec/split-view.md 1.1: bracket observed, the number from one source).
  package static let regularWidthThreshold: Double = 667

  /// The width of the widest iPad window that was seen to be compact, and that of the narrowest that was seen to be regular, in
  /// points. Between them, `regularWidthThreshold` decides.
  package static let seenWidths = (compact: 639.0, regular: 678.0)

  /// The width, in points, from which a phone in landscape is horizontally regular: 874 is compact, 896 is regular
  /// (spec/devices.md section 3, two sources). For sizes that no phone has, the rule is inferred.
  package static let regularPhoneWidth: Double = 896

  /// The window of the one smaller phone that is regular in landscape, the 5.5-inch one (S3, CS observed).
  package static let plusLandscape = Size(width: 736, height: 414)

  /// The size, in points, of a window whose app is made for another kind of device than the preview.
  ///
  /// It is that of a 9.7-inch iPad in landscape, or of a 5.5-inch phone in portrait (spec/devices.md). The choice of
  /// these two devices is ours.
  package var usualWindowSize: Size {
    switch idiom {
    case .pad: Size(width: 1024, height: 768)
    case .phone: Size(width: Self.plusLandscape.height, height: Self.plusLandscape.width)
    }
  }

  /// The number of pixels for each point of the device that `usualWindowSize` belongs to.
  package var usualWindowScale: Double {
    switch idiom {
    case .pad: 2
    case .phone: 3
    }
  }

  /// The traits of a window of the given size, before any override.
  ///
  /// The device's known size classes take precedence over the rule.
  package func traits(for size: Size, on device: Device? = nil) -> TraitCollection {
    let classes = knownClasses(of: size, on: device) ?? classes(of: size)
    return TraitCollection(
      userInterfaceIdiom: idiom, horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical)
  }

  /// The size classes of the device that the rule does not give, or nil if there are none.
  ///
  /// A phone's size classes do not follow from the size alone. An iPad's follow the rule, unless a user's device file
  /// says otherwise.
  package func knownClasses(of size: Size, on device: Device?) -> SizeClasses? {
    guard let device else { return nil }
    switch self {
    case .phone: return device.idiom == .phone ? device.classes(of: size) : nil
    case .pad: return device.idiom == .pad ? device.classes(of: size).flatMap { $0 == classes(of: size) ? nil : $0 } : nil
    case .phoneResizable, .manual: return nil
    }
  }

  private func classes(of size: Size) -> SizeClasses {
    SizeClasses(
      horizontal: isWide(size) ? .regular : .compact,
      vertical: self == .phone && size.isLandscape ? .compact : .regular)
  }

  /// The kind of device that the app is made for.
  package var idiom: UserInterfaceIdiom {
    switch self {
    case .pad, .manual: .pad
    case .phone, .phoneResizable: .phone
    }
  }

  /// Whether a window of the given size is horizontally regular by the rule.
  package func isWide(_ size: Size) -> Bool {
    switch self {
    case .pad: size.width > Self.regularWidthThreshold
    case .phone: size == Self.plusLandscape || size.isLandscape && size.width >= Self.regularPhoneWidth
    case .phoneResizable: false
    case .manual: true
    }
  }
}
