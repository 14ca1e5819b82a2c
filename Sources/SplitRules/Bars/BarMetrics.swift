/// The heights of bars, in points (spec/devices.md section 5).
extension BarDesign {
  /// The height of a navigation bar without the inset above it.
  package func navigationBarHeight(for traits: TraitCollection, isInSheet: Bool = false) -> Double {
    if traits.isPhoneOnItsSide { return navigationBar.phoneOnItsSide }
    if isInSheet, let sheet = navigationBar.sheet { return sheet }
    switch traits.userInterfaceIdiom {
    case .phone: return navigationBar.phone
    case .pad: return navigationBar.pad
    }
  }

  /// The distance from a view's top to its navigation bar, in a view with the given top inset.
  package func navigationBarTop(under inset: Double, on idiom: UserInterfaceIdiom) -> Double {
    switch idiom {
    case .pad: inset
    case .phone: besideIslands.first { $0.inset == inset }?.top ?? inset
    }
  }

  /// The height of a tab bar above the inset below it.
  package func tabBarHeight(for traits: TraitCollection, bottomInset: Double) -> Double {
    if traits.isPhoneOnItsSide { return tabBar.phoneOnItsSide }
    switch traits.userInterfaceIdiom {
    case .phone: return tabBar.phone
    case .pad:
      guard bottomInset > 0, let both = tabBar.padWithInset else { return tabBar.pad }
      return max(0, both - bottomInset)
    }
  }
}

extension TraitCollection {
  /// Whether this is a phone in landscape that has lower bars.
  ///
  /// A large phone in landscape has a regular width, and its bars keep their height.
  fileprivate var isPhoneOnItsSide: Bool {
    userInterfaceIdiom == .phone && verticalSizeClass == .compact && horizontalSizeClass == .compact
  }
}
