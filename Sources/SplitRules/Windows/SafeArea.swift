extension TraitPolicy {
  /// The insets of a window of that size where no device says: a full-screen iPad's, or those of a phone with a home
  /// button, whose status bar goes in landscape (spec/devices.md sections 1 and 4). A window that floats has none
  /// (unmeasured).
  public func safeArea(for size: Size, profile: Profile) -> EdgeInsets {
    switch self {
    case .pad, .manual: profile.padSafeArea(for: size)
    case .phone: EdgeInsets(top: size.isLandscape ? 0 : 20)
    case .phoneResizable: .zero
    }
  }
}

/// The insets of a full-screen window, by profile, in points (spec/devices.md section 4).
extension Profile {
  /// The insets of a full-screen window on an iPad, in portrait and landscape alike, where no device says: with a
  /// home button 20 and 0, which every iPad had until iOS 12; without one 24 and 20 (two sources), and 32 and 25
  /// since iPadOS 26 (measured on 11 models, one source).
  public var padSafeArea: EdgeInsets {
    switch self {
    case .ios5, .ios8: EdgeInsets(top: 20)
    case .ios13, .ios14: EdgeInsets(top: 24, bottom: 20)
    case .ios26: EdgeInsets(top: 32, bottom: 25)
    }
  }

  /// The insets of a window of that size on an iPad. Before iOS 7 a window of 768 x 1004 or 1024 x 748 is what a
  /// full screen has below the status bar, as Apple's templates named it: nothing covers it [ours, so that both ways of
  /// naming the screen of that time are understood].
  package func padSafeArea(for size: Size) -> EdgeInsets {
    let below = [Size(width: 768, height: 1004), Size(width: 1024, height: 748)]
    return keepsContentBelowStatusBar && below.contains(size) ? .zero : padSafeArea
  }
}

