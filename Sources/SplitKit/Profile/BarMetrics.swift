/// Heights of bars and the insets of a full-screen window, by profile, in points (spec/devices.md sections 4 and 5).
extension Profile {
  /// The height of a navigation bar on an iPad: 50 since iOS 12 (two sources), 54 in the design of iOS 26
  /// (M26 observed).
  public var navigationBarHeight: Double {
    switch self {
    case .ios13: 50
    case .ios26: 54
    }
  }

  /// The height of a tab bar on an iPad without the window's bottom inset: 50 since iOS 12 (two sources).
  /// For iOS 26 no figure was found; the same is used.
  public var tabBarHeight: Double { 50 }

  /// The insets of a full-screen window on an iPad without a home button, in portrait and landscape alike:
  /// 24 and 20 (two sources), since iPadOS 26 32 and 25 (measured on 11 models, one source).
  public var padSafeArea: EdgeInsets {
    switch self {
    case .ios13: EdgeInsets(top: 24, bottom: 20)
    case .ios26: EdgeInsets(top: 32, bottom: 25)
    }
  }
}
