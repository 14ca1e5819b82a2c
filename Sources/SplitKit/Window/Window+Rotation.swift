/// A turn of the device, with the calls around it where the profile has them.
extension Window {
  /// Makes a change that leaves the device held that way, and lays out. Where nothing turns nobody is told.
  ///
  /// What a split view tells its delegate of the master comes with the layout, between the two halves (unmeasured).
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

  private func rotationReceivers(to next: InterfaceOrientation) -> [ViewController] {
    guard application.profile.calls.tellsOfRotations, next != orientation, rootViewController.isOnScreen else { return [] }
    return ([rootViewController] + presented).flatMap(\.rotationReceivers)
  }

  /// How long turning the device takes, in seconds.
  func rotationDuration(to next: InterfaceOrientation) -> Double {
    guard let rotation = application.profile.calls.rotation else { return Application.animationDuration }
    return next.isLandscape == orientation.isLandscape ? rotation.halfTurn : rotation.quarterTurn
  }
}
