/// What the window's edges and the status bar take of its content.
extension Window {
  /// Nil before iOS 8, which has brought margins.
  var layoutMargins: LayoutMargins? {
    guard application.profile.isAdaptive else { return nil }
    return LayoutMargins(of: size, safeArea: safeArea, traits: traitCollection)
  }

  /// What the status bar takes of the window; without a device the inset at the top, which is the status bar's.
  var statusBarHeight: Double { stage?.statusBarHeight(on: application.profile.screen) ?? safeArea.top }
}
