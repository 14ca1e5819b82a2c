/// The heights of an OS version's keyboard, in points.
///
/// The heights include the row of suggestions above the keys if the version has one. On iOS 26, the upright heights of a phone
/// with a home button and of a pad without one were observed (spec/containers.md 395 and 396). All others are general
/// knowledge: nothing else was measured, and real keyboards differ by device by some tens of points (399).
/// The keyboards of 12.9-inch iPads, which have a row of digits, differ by more. Some real keyboards float, and this
/// table has none of them.
package struct KeyboardHeights: Sendable {
  package let phone: KeyboardHeight
  package let phoneWithoutHomeButton: KeyboardHeight
  package let pad: KeyboardHeight
  package let padWithoutHomeButton: KeyboardHeight
  /// Whether the keyboard insets only the content that has its field, and no other content (spec/containers.md 397, observed
  /// on iOS 26). Before, all content is inset (general knowledge of containers that follow the keyboard themselves).
  package var insetsOnlyContentOfField = false

  /// The heights on a device.
  package func height(on idiom: UserInterfaceIdiom, hasHomeButton: Bool) -> KeyboardHeight {
    switch (idiom, hasHomeButton) {
    case (.phone, true): phone
    case (.phone, false): phoneWithoutHomeButton
    case (.pad, true): pad
    case (.pad, false): padWithoutHomeButton
    }
  }
}

/// The height of a keyboard in portrait and in landscape, in points.
package struct KeyboardHeight: Sendable {
  package let upright: Double
  package let onItsSide: Double

  /// The height for the way the device is held, in points.
  package func points(isLandscape: Bool) -> Double { isLandscape ? onItsSide : upright }
}
