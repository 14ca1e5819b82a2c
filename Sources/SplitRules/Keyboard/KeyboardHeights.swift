/// The heights of an OS version's keyboard, in points.
///
/// The heights include the row of suggestions above the keys if the version has one. All of them are general knowledge:
/// spec/devices.md has no keyboards, and nothing was measured. Real keyboards differ by device by some tens of points.
/// The keyboards of 12.9-inch iPads, which have a row of digits, differ by more. Some real keyboards float, and this
/// table has none of them.
package struct KeyboardHeights: Sendable {
  package let phone: KeyboardHeight
  package let phoneWithoutHomeButton: KeyboardHeight
  package let pad: KeyboardHeight
  package let padWithoutHomeButton: KeyboardHeight

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
