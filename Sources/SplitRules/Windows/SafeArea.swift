extension TraitPolicy {
  /// The insets of a window of that size where no device says: a full-screen iPad's, or those of a phone with a home
  /// button, whose status bar goes in landscape (spec/devices.md sections 1 and 4). A window that floats has none
  /// (unmeasured).
  package func safeArea(for size: Size, on design: ScreenDesign) -> EdgeInsets {
    switch self {
    case .pad, .manual: design.padSafeArea(for: size)
    case .phone: EdgeInsets(top: size.isLandscape ? 0 : 20)
    case .phoneResizable: .zero
    }
  }
}

extension ScreenDesign {
  /// The insets of a window of that size on an iPad. Before iOS 7 a window of 768 x 1004 or 1024 x 748 is what a
  /// full screen has below the status bar, as Apple's templates named it: nothing covers it [ours, so that both ways of
  /// naming the screen of that time are understood].
  package func padSafeArea(for size: Size) -> EdgeInsets {
    let below = [Size(width: 768, height: 1004), Size(width: 1024, height: 748)]
    return keepsContentBelowStatusBar && below.contains(size) ? .zero : padSafeArea
  }
}
