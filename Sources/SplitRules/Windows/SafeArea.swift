extension TraitPolicy {
  /// The insets of a window of the given size if no device says them.
  ///
  /// An iPad app has the insets of a full-screen iPad. A phone app has those of a phone with a home button, whose
  /// status bar disappears in landscape (spec/devices.md sections 1 and 4). A window of any size on an iPad or a Mac
  /// has none (unmeasured).
  package func safeArea(for size: Size, on design: ScreenDesign) -> EdgeInsets {
    switch self {
    case .pad, .manual: design.padSafeArea(for: size)
    case .phone: EdgeInsets(top: size.isLandscape ? 0 : 20)
    case .phoneResizable: .zero
    }
  }
}

extension ScreenDesign {
  /// The insets of a window of the given size on an iPad.
  ///
  /// Before iOS 7, a window of 768 x 1004 or 1024 x 748 is the part of a full screen below the status bar, as in the
  /// names of Apple's templates. Nothing covers such a window [ours, so that both ways to name the screen of that time
  /// are understood].
  package func padSafeArea(for size: Size) -> EdgeInsets {
    let below = [Size(width: 768, height: 1004), Size(width: 1024, height: 748)]
    return keepsContentBelowStatusBar && below.contains(size) ? .zero : padSafeArea
  }
}
