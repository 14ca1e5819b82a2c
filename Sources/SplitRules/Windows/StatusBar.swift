/// The height of the status bar, in points (spec/devices.md section 5).
///
/// | | upright | on its side |
/// |---|---|---|
/// | phone with a home button | 20 | none |
/// | phone with a notch | the top inset: 44, 47, 48 or 50 | none |
/// | phone with a Dynamic Island | 54 | none |
/// | iPad | the top inset: 20 or 24, and 32 on iOS 26 (one source) | the same |
///
/// The heights have two sources unless a note says otherwise.
extension Device {
  /// The height of the status bar for the way the device is held.
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
  /// The height of the status bar's part that lies in the window. A panel and a free window do not reach under it
  /// (unmeasured).
  package func statusBarHeight(on design: ScreenDesign) -> Double {
    switch arrangement.kind {
    case .alone, .split, .tile:
      let height = device.statusBarHeight(isLandscape: orientation.isLandscape, on: design)
      return arrangement == .cover ? min(height, safeArea(on: design).top) : height
    case .panel, .free: return 0
    }
  }
}
