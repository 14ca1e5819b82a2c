/// The parts of the window that its edges and the status bar take.
extension Window {
  /// The layout margins for the window's traits, or nil before iOS 8, which introduced them.
  func layoutMargins(for traits: TraitCollection) -> LayoutMargins? {
    guard application.profile.isAdaptive else { return nil }
    return LayoutMargins(of: size, safeArea: safeArea, traits: traits)
  }

  /// The height of the status bar in the window. Without a device it is the top inset.
  var statusBarHeight: Double { stage?.statusBarHeight(on: application.profile.screen) ?? safeArea.top }
}
