/// The way the device is held.
public enum InterfaceOrientation: String, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether the longer side of the screen lies horizontally.
  package var isLandscape: Bool {
    switch self {
    case .landscapeLeft, .landscapeRight: true
    case .portrait, .portraitUpsideDown: false
    }
  }

  /// The orientation that a size suggests when nobody said how the device is held.
  package init(of size: Size) { self = size.isLandscape ? .landscapeLeft : .portrait }
}
