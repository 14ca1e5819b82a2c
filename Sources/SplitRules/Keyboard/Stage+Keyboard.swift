extension Stage {
  /// The height of the window's part that a keyboard at the bottom of the screen covers.
  ///
  /// The value is negative if the keyboard ends below the window.
  package func covered(by keyboard: KeyboardHeight) -> Double {
    window.maxY - screen.height + keyboard.points(isLandscape: orientation.isLandscape)
  }
}
