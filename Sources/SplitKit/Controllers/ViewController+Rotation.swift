/// How controllers hear that the device is turned, before iOS 8 (AD documented, deprecated there).
///
/// Parents come before children, and of a stack and a tab bar only what can be seen hears of it; what a split view
/// hides hears of it too, for it is the split's to hand on (general knowledge).
extension ViewController {
  /// The way the window that this controller is in is held; portrait in none. Deprecated in iOS 8 (AD documented).
  package var interfaceOrientation: InterfaceOrientation { topmost.window?.orientation ?? .portrait }

  /// This controller and those in it that hear of rotations.
  var rotationReceivers: [ViewController] { [self] + sizeReceivers.flatMap(\.rotationReceivers) }

  func tellWillRotate(to orientation: InterfaceOrientation, duration: Double) {
    let arguments: [Value] = [.string(orientation.rawValue), .number(duration)]
    application.call(Call("willRotate(to:duration:)", .will, receiver: id, arguments: arguments), .all) {
      willRotate(to: orientation, duration: duration)
    }
  }

  func tellWillAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {
    let arguments: [Value] = [.string(orientation.rawValue), .number(duration)]
    application.call(Call("willAnimateRotation(to:duration:)", .will, receiver: id, arguments: arguments), .all) {
      willAnimateRotation(to: orientation, duration: duration)
    }
  }

  func tellDidRotate(from orientation: InterfaceOrientation) {
    let call = { Call("didRotate(from:)", .did, receiver: self.id, arguments: [.string(orientation.rawValue)]) }
    application.call(call(), .all) { didRotate(from: orientation) }
  }
}
