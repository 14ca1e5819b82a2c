/// A gesture that a controller's view listens for: `UITapGestureRecognizer` and `UISwipeGestureRecognizer`.
///
/// It hears of touches anywhere in the view that no element of the view takes.
package struct GestureRecognizer {
  /// What the finger does.
  package enum Gesture: Equatable, Sendable {
    case tap
    case swipe(SwipeDirection)
  }

  /// What it waits for.
  package let gesture: Gesture
  let action: () -> Void

  /// Makes a recogniser. The action runs each time the gesture is made;
  /// it must not hold the controller that has the recogniser strongly.
  package init(_ gesture: Gesture, action: @escaping () -> Void) {
    self.gesture = gesture
    self.action = action
  }
}

extension GestureRecognizer.Gesture {
  /// The name on the wire: `tap`, or the direction of a swipe.
  package var name: String {
    switch self {
    case .tap: "tap"
    case .swipe(let direction): direction.rawValue
    }
  }
}
