/// Heights of bars and the insets of a full-screen window, by profile, in points (spec/devices.md sections 4 and 5).
extension Profile {
  /// The height of a navigation bar without the inset above it.
  ///
  /// | | phone | phone on its side, compact width | pad | sheet |
  /// |---|---|---|---|---|
  /// | iOS 13 | 44 | 32 | 50 (since iOS 12) | 56 (one source) |
  /// | iOS 26 | 54 (one source) | 32 (one source) | 54 (M26 observed) | 70 (one source) |
  public func navigationBarHeight(for traits: TraitCollection, isInSheet: Bool = false) -> Double {
    if traits.isPhoneOnItsSide { return 32 }
    switch (self, traits.userInterfaceIdiom) {
    case (.ios13, .phone): return isInSheet ? 56 : 44
    case (.ios13, .pad): return isInSheet ? 56 : 50
    case (.ios26, .phone), (.ios26, .pad): return isInSheet ? 70 : 54
    }
  }

  /// The height of a tab bar above the inset below it: 49 on a phone, 32 on its side in a compact width, 50 on an iPad
  /// since iOS 12, where it is 65 with the inset of a home indicator (two sources). For iOS 26 no figure was found; the
  /// same are used.
  public func tabBarHeight(for traits: TraitCollection, bottomInset: Double) -> Double {
    if traits.isPhoneOnItsSide { return 32 }
    switch (self, traits.userInterfaceIdiom) {
    case (.ios13, .phone), (.ios26, .phone): return 49
    case (.ios13, .pad), (.ios26, .pad): return bottomInset > 0 ? max(0, 65 - bottomInset) : 50
    }
  }

  /// The height of a navigation bar on an iPad.
  public var navigationBarHeight: Double {
    navigationBarHeight(for: TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular))
  }

  /// The insets of a full-screen window on an iPad without a home button, in portrait and landscape alike:
  /// 24 and 20 (two sources), since iPadOS 26 32 and 25 (measured on 11 models, one source).
  public var padSafeArea: EdgeInsets {
    switch self {
    case .ios13: EdgeInsets(top: 24, bottom: 20)
    case .ios26: EdgeInsets(top: 32, bottom: 25)
    }
  }
}

extension TraitCollection {
  /// Landscape on all phones but the large ones, whose width is regular then: bars are lower.
  fileprivate var isPhoneOnItsSide: Bool {
    userInterfaceIdiom == .phone && verticalSizeClass == .compact && horizontalSizeClass == .compact
  }
}
