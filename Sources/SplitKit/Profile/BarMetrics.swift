/// Heights of bars and the insets of a full-screen window, by profile, in points (spec/devices.md sections 4 and 5).
extension Profile {
  /// The height of a navigation bar on an iPad: 44 to iOS 11, 50 since iOS 12 (two sources), 54 in the design of
  /// iOS 26 (M26 observed). `ios8` stands for iOS 8 to 12 and has the height of most of them.
  public var navigationBarHeight: Double {
    switch self {
    case .ios5, .ios8: 44
    case .ios13, .ios14: 50
    case .ios26: 54
    }
  }

  /// The height of a tab bar on an iPad without the window's bottom inset: 49, and 50 since iOS 12 (two sources).
  /// For iOS 26 no figure was found; the same is used.
  public var tabBarHeight: Double {
    switch self {
    case .ios5, .ios8: 49
    case .ios13, .ios14, .ios26: 50
    }
  }

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
}
