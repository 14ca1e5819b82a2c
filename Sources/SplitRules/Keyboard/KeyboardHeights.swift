/// The heights of an OS version's keyboard, in points, with the row of suggestions above the keys where it has one.
///
/// General knowledge, all of it: spec/devices.md has no keyboard, and nothing was measured. Real ones differ by device by
/// some tens of points, the 12.9-inch iPads' with their row of digits by more; there are also floating ones.
package struct KeyboardHeights: Sendable {
  package let phone: KeyboardHeight
  package let phoneWithoutHomeButton: KeyboardHeight
  package let pad: KeyboardHeight
  package let padWithoutHomeButton: KeyboardHeight

  /// The height on a device.
  package func height(on idiom: UserInterfaceIdiom, hasHomeButton: Bool) -> KeyboardHeight {
    switch (idiom, hasHomeButton) {
    case (.phone, true): phone
    case (.phone, false): phoneWithoutHomeButton
    case (.pad, true): pad
    case (.pad, false): padWithoutHomeButton
    }
  }
}

/// The height of a keyboard by the way the device is held, in points.
package struct KeyboardHeight: Sendable {
  package let upright: Double
  package let onItsSide: Double

  /// With the device held that way.
  package func points(isLandscape: Bool) -> Double { isLandscape ? onItsSide : upright }
}
