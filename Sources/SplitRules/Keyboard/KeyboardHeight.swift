/// The height of the keyboard on a screen, in points, with the row of suggestions above the keys.
///
/// | | upright | on its side |
/// |---|---|---|
/// | phone, before iOS 8 | 216 | 162 |
/// | phone with a home button | 260 | 200 |
/// | phone without | 335 | 209 |
/// | iPad, before iOS 8 | 264 | 352 |
/// | iPad with a home button | 313 | 398 |
/// | iPad without | 337 | 422 |
///
/// General knowledge, all of it: spec/devices.md has no keyboard, and nothing was measured. Real ones differ by device by
/// some tens of points, the 12.9-inch iPads' with their row of digits by more; there are also floating ones.
package struct KeyboardHeight {
  package let idiom: UserInterfaceIdiom
  package let hasHomeButton: Bool
  package let profile: Profile

  package init(idiom: UserInterfaceIdiom, hasHomeButton: Bool, profile: Profile) {
    self.idiom = idiom
    self.hasHomeButton = hasHomeButton
    self.profile = profile
  }

  /// With the device held that way.
  package func points(isLandscape: Bool) -> Double {
    let (upright, onItsSide): (Double, Double) =
      switch (idiom, hasSuggestions, hasHomeButton) {
      case (.phone, false, _): (216, 162)
      case (.phone, true, true): (260, 200)
      case (.phone, true, false): (335, 209)
      case (.pad, false, _): (264, 352)
      case (.pad, true, true): (313, 398)
      case (.pad, true, false): (337, 422)
      }
    return isLandscape ? onItsSide : upright
  }

  private var hasSuggestions: Bool {
    switch profile {
    case .ios5: false
    case .ios8, .ios13, .ios14, .ios26: true
    }
  }
}
