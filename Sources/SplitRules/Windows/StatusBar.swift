/// The height of the status bar, in points (spec/devices.md section 5).
///
/// | | upright | on its side |
/// |---|---|---|
/// | phone with a home button | 20 | none |
/// | phone with a notch | its top inset: 44, 47, 48 or 50 | none |
/// | phone with a Dynamic Island | 54 | none |
/// | iPad | its top inset: 20 or 24, on iOS 26 32 (one source) | the same |
///
/// Two sources where not marked.
extension Device {
  /// What the status bar takes of the screen, held that way.
  package func statusBarHeight(isLandscape: Bool, on design: ScreenDesign) -> Double {
    switch (idiom, cutout, isLandscape) {
    case (.phone, _, true): 0
    case (.phone, .island, false): 54
    case (.phone, .none, false), (.phone, .notch, false), (.pad, _, _):
      safeArea(isLandscape: isLandscape, on: design).top
    }
  }
}

extension Stage {
  /// What the status bar takes of the window: a window that floats does not reach under it (unmeasured).
  package func statusBarHeight(on design: ScreenDesign) -> Double {
    switch arrangement.kind {
    case .alone, .split, .tile:
      let height = device.statusBarHeight(isLandscape: orientation.isLandscape, on: design)
      return arrangement == .cover ? min(height, safeArea(on: design).top) : height
    case .panel, .free: return 0
    }
  }
}
