extension Stage {
  /// How far a keyboard at the bottom of the screen reaches up over the window; negative where it ends below.
  package func covered(by keyboard: KeyboardHeight) -> Double {
    window.maxY - screen.height + keyboard.points(isLandscape: orientation.isLandscape)
  }
}
