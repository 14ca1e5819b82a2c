/// What controllers know of the window that they stand in.
///
/// A controller sees no more of its window than this: `Window` stands above the controllers, and knows them.
protocol ControllerHost: AnyObject {
  var traitCollection: TraitCollection { get }
  /// The way in which the device is held.
  var orientation: InterfaceOrientation { get }
  /// In points.
  var size: Size { get }
  /// Pixels for each point.
  var scale: Double { get }
  var safeArea: EdgeInsets { get }
  /// The device on whose screen the window stands, and where; nil for a window that stands for itself.
  var stage: Stage? { get }
  /// How much of the window the keyboard covers, from its bottom up, in points.
  var keyboardHeight: Double { get }
  /// What a presentation finds around itself in the window as it is.
  var presentationSurroundings: PresentationSurroundings { get }
  /// Where a button of a bar is that can be seen, in the window; nil where it is in none.
  func frame(ofBarButton id: String) -> Rect?
  /// The controller of that id in the window; nil where there is none.
  func controller(_ id: String) -> ViewController?

  /// Asks for a layout before the message ends.
  func setNeedsLayout()
  /// Lays out what needs it, and runs what waits for that.
  func layoutIfNeeded()
  /// The coordinator of the change that is under way. Several changes before one layout have one.
  func beginTransition() -> TransitionCoordinator
}
