/// Heights of bars, by profile, in points (spec/devices.md section 5).
extension Profile {
  /// The height of a navigation bar without the inset above it.
  ///
  /// | | phone | phone on its side, compact width | pad | sheet |
  /// |---|---|---|---|---|
  /// | iOS 5, 8 | 44 | 32 | 44 (to iOS 11) | as elsewhere |
  /// | iOS 13, 14 | 44 | 32 | 50 (since iOS 12) | 56 (one source) |
  /// | iOS 26 | 54 (one source) | 32 (one source) | 54 (M26 observed) | 70 (one source) |
  ///
  /// Two sources where not marked. `ios8` stands for iOS 8 to 12 and has the height of most of them.
  public func navigationBarHeight(for traits: TraitCollection, isInSheet: Bool = false) -> Double {
    if traits.isPhoneOnItsSide { return 32 }
    switch (self, traits.userInterfaceIdiom) {
    case (.ios5, _), (.ios8, _): return 44
    case (.ios13, .phone), (.ios14, .phone): return isInSheet ? 56 : 44
    case (.ios13, .pad), (.ios14, .pad): return isInSheet ? 56 : 50
    case (.ios26, .phone), (.ios26, .pad): return isInSheet ? 70 : 54
    }
  }

  /// How far from a view's top its navigation bar begins, below an inset of that height.
  ///
  /// Where the inset is a Dynamic Island's, bars before iOS 26 reach up beside it: 53.67 for an inset of 59, 56.33 for 62 (two
  /// sources), 62.33 for 68 (one). They are thirds of a point, of screens with three pixels a point.
  package func navigationBarTop(under inset: Double, on idiom: UserInterfaceIdiom) -> Double {
    switch (self, idiom) {
    case (.ios26, _), (_, .pad): inset
    case (.ios5, .phone), (.ios8, .phone), (.ios13, .phone), (.ios14, .phone):
      Self.barsBesideIslands.first { $0.inset == inset }?.top ?? inset
    }
  }

  private static let barsBesideIslands: [(inset: Double, top: Double)] = [(59, 161 / 3), (62, 169 / 3), (68, 187 / 3)]

  /// The height of a tab bar above the inset below it: 49 on a phone, 32 on its side in a compact width; on an iPad 49,
  /// and 50 since iOS 12, where it is 65 with the inset of a home indicator (two sources). For iOS 26 no figure was
  /// found; the same are used.
  public func tabBarHeight(for traits: TraitCollection, bottomInset: Double) -> Double {
    if traits.isPhoneOnItsSide, hasLowTabBars { return 32 }
    switch (self, traits.userInterfaceIdiom) {
    case (.ios5, _), (.ios8, _), (.ios13, .phone), (.ios14, .phone), (.ios26, .phone): return 49
    case (.ios13, .pad), (.ios14, .pad), (.ios26, .pad): return bottomInset > 0 ? max(0, 65 - bottomInset) : 50
    }
  }

  /// The height of a navigation bar on an iPad.
  public var navigationBarHeight: Double {
    navigationBarHeight(for: TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular))
  }

  /// Whether a tab bar is lower on a phone that lies on its side: since iOS 11 (general knowledge).
  private var hasLowTabBars: Bool {
    switch self {
    case .ios5, .ios8: false
    case .ios13, .ios14, .ios26: true
    }
  }
}

extension TraitCollection {
  /// Landscape on all phones but the large ones, whose width is regular then: bars are lower.
  fileprivate var isPhoneOnItsSide: Bool {
    userInterfaceIdiom == .phone && verticalSizeClass == .compact && horizontalSizeClass == .compact
  }
}
