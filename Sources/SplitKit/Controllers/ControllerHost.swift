/// The part of a window that controllers know.
///
/// `Window` is above the controllers and knows them. A controller sees only this protocol.
protocol ControllerHost: AnyObject {
  var traitCollection: TraitCollection { get }
  /// The orientation of the device.
  var orientation: InterfaceOrientation { get }
  /// The size of the window in points.
  var size: Size { get }
  /// The number of pixels for each point.
  var scale: Double { get }
  var safeArea: EdgeInsets { get }
  /// The place of the window on a device's screen, or nil if there is no device.
  var stage: Stage? { get }
  /// The height of the window's part that the keyboard covers, from the bottom up, in points.
  var keyboardHeight: Double { get }
  /// The field that has the keyboard, or nil if there is none.
  var focusedField: TextField? { get }
  /// All presented controllers of the window.
  var presented: [ViewController] { get }
  /// The environment of presentations in the present window.
  var presentationSurroundings: PresentationSurroundings { get }
  /// A visible item of a bar in the window as the source of a popover, or nil if there is none.
  func source(ofBarItem id: String) -> PopoverSource?
  /// The controller with the given id in the window, or nil if there is none.
  func controller(_ id: String) -> ViewController?

  /// Gives the field with this id the keyboard, or takes the keyboard away for nil.
  func setFocus(_ id: String?)
  /// Asks for a layout before the message ends.
  func setNeedsLayout()
  /// Does the pending layout, and runs what waits for it.
  func layoutIfNeeded()
  /// The coordinator of the present change. Several changes before one layout share a coordinator.
  func beginTransition() -> TransitionCoordinator
}
