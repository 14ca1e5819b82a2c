/// The calls about a rotation of the device, before iOS 8 (AD documented, deprecated there).
///
/// Parents come before children. In a stack and a tab bar, only visible controllers are told. The hidden controllers of
/// a split view are told too, because the split passes the calls on (general knowledge).
extension ViewController {
  /// The orientation of the window around this controller, or portrait without one. Deprecated in iOS 8 (AD
  /// documented).
  package var interfaceOrientation: InterfaceOrientation { host?.orientation ?? .portrait }

  /// This controller and those inside it that are told about rotations.
  var rotationReceivers: [ViewController] { [self] + sizeReceivers.flatMap(\.rotationReceivers) }

  func tellWillRotate(to orientation: InterfaceOrientation, duration: Double) {
    let arguments: [Value] = [.string(orientation.rawValue), .number(duration)]
    application.call(Call("willRotate(to:duration:)", .will, receiver: id, arguments: arguments), .all) {
      willRotate(to: orientation, duration: duration)
      counterpart?.engineWillRotate(to: orientation, duration: duration)
    }
  }

  func tellWillAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {
    let arguments: [Value] = [.string(orientation.rawValue), .number(duration)]
    application.call(Call("willAnimateRotation(to:duration:)", .will, receiver: id, arguments: arguments), .all) {
      willAnimateRotation(to: orientation, duration: duration)
      counterpart?.engineWillAnimateRotation(to: orientation, duration: duration)
    }
  }

  func tellDidRotate(from orientation: InterfaceOrientation) {
    let call = { Call("didRotate(from:)", .did, receiver: self.id, arguments: [.string(orientation.rawValue)]) }
    application.call(call(), .all) {
      didRotate(from: orientation)
      counterpart?.engineDidRotate(from: orientation)
    }
  }
}
