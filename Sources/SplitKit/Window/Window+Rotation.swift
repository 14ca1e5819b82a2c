/// The turn of the device, with the calls that the profile has for it.
extension Window {
  /// Makes a change that turns the device, and lays out. If the orientation stays, nobody is told.
  ///
  /// The messages of a split view to its delegate about the master come with the layout, between the two halves
  /// (unmeasured).
  func turn(to next: InterfaceOrientation, duration: Double, _ change: () -> Void) {
    let (previous, receivers) = (orientation, rotationReceivers(to: next))
    for controller in receivers { controller.tellWillRotate(to: next, duration: duration) }
    change()
    orientation = next
    if !receivers.isEmpty { needsLayout = true }
    for controller in receivers { controller.tellWillAnimateRotation(to: next, duration: duration) }
    layoutIfNeeded()
    for controller in receivers { controller.tellDidRotate(from: previous) }
    layoutIfNeeded()
  }

  /// The controllers that are told. A controller under a full screen is not, because it is not visible (AD documented).
  private func rotationReceivers(to next: InterfaceOrientation) -> [ViewController] {
    guard application.profile.calls.tellsOfRotations, next != orientation else { return [] }
    return ([rootViewController] + presented).filter(\.isOnScreen).flatMap(\.rotationReceivers)
  }

  /// The duration of a turn of the device, in seconds.
  func rotationDuration(to next: InterfaceOrientation) -> Double {
    guard let rotation = application.profile.calls.rotation else { return Application.animationDuration }
    return next.isLandscape == orientation.isLandscape ? rotation.halfTurn : rotation.quarterTurn
  }
}
