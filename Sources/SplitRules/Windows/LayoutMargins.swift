/// The distance of content from the edges: `UIView.layoutMargins`, and the width of `readableContentGuide`, of the view
/// at a window's root (spec/devices.md section 5).
///
/// | | margin at each side |
/// |---|---|
/// | phone upright, up to 402 wide | 16 |
/// | phone upright, from 414 | 20 |
/// | phone on its side, with insets there | 16 beyond them |
/// | phone on its side, with a home button | 20 |
/// | iPad, up to 375 wide | 16 (inferred) |
/// | iPad, wider | 20; of windows that are not the full screen inferred |
///
/// The margins are measured by one source unless a note says otherwise. No phone is between 402 and 414 wide, and 414
/// is taken as the limit. The margins of a view inside a split view's column are not known, and neither is how the
/// readable width grows with the text size.
package struct LayoutMargins: Equatable, Sendable {
  /// The insets of content: the safe area together with the margins.
  package let insets: EdgeInsets
  /// The width in which text is easy to read, in points.
  package let readableWidth: Double

  /// Creates the margins of a window with the given size and safe area.
  package init(of size: Size, safeArea: EdgeInsets, traits: TraitCollection) {
    let side = Self.side(of: size, safeArea: safeArea, idiom: traits.userInterfaceIdiom)
    insets = EdgeInsets(
      top: safeArea.top, left: safeArea.left + side, bottom: safeArea.bottom, right: safeArea.right + side)
    let width = max(0, size.width - insets.left - insets.right)
    readableWidth = Self.limitsReading(size, traits) ? min(width, Self.mostReadable) : width
  }

  private static func side(of size: Size, safeArea: EdgeInsets, idiom: UserInterfaceIdiom) -> Double {
    let isNarrow =
      switch (idiom, size.isLandscape) {
      case (.pad, _): size.width <= 375
      case (.phone, false): size.width < 414
      case (.phone, true): safeArea.left > 0 || safeArea.right > 0
      }
    return isNarrow ? 16 : 20
  }

  /// Whether the readable width has a limit: on a phone in landscape and on an iPad from 768 on, if the width is
  /// regular. At 744, an iPad uses the whole 704 (measured, one source).
  private static func limitsReading(_ size: Size, _ traits: TraitCollection) -> Bool {
    guard traits.horizontalSizeClass == .regular else { return false }
    switch traits.userInterfaceIdiom {
    case .pad: return size.width >= 768
    case .phone: return size.isLandscape
    }
  }

  /// The greatest readable width, measured by one source. Older texts give 672.
  package static let mostReadable: Double = 664
}
